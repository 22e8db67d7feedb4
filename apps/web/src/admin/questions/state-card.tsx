import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ItemState } from '@pratik/contract/curriculum';
import type { Question } from '@pratik/contract/question';
import { formatPercent } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { questionPath } from './list/question-columns.tsx';
import { StateMark } from './question-words.tsx';
import { useNear } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';
import { useStateChange } from './use-state-change.ts';

/** The states that may follow each state, most common first. */
const ways = {
  draft: ['in-review', 'published'],
  'in-review': ['published', 'draft'],
  published: ['retired'],
  retired: ['published', 'draft'],
} as const satisfies Record<ItemState, readonly ItemState[]>;
const wayKeys = {
  draft: 'toDraft',
  'in-review': 'toReview',
  published: 'publish',
  retired: 'retire',
} as const;
const helpKeys = {
  draft: 'stateHelpDraft',
  'in-review': 'stateHelpReview',
  published: 'stateHelpPublished',
  retired: 'stateHelpRetired',
} as const;

/** Shows the state of an item, a button for each allowed next state, and the near duplicates of the item. */
export const StateCard = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const change = useStateChange();
  const near = useNear([question]).data?.found[0]?.near ?? [];
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem' }}>
          <StateMark state={question.state} />
          <Box sx={{ color: 'text.secondary' }}>{t(helpKeys[question.state])}</Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ways[question.state].map((state, index) => (
            <Button
              key={state}
              variant={index === 0 ? 'outlined' : 'text'}
              disabled={change.isPending}
              onClick={() => change.mutate({ items: [question], state })}
            >
              {t(wayKeys[state])}
            </Button>
          ))}
        </Box>
      </Box>
      <FormProblem error={change.error} />
      {near.length > 0 ? (
        <Box sx={{ mt: 2 }}>
          <Notice tone="warning" title={t('nearTitle')}>
            <Box sx={{ mb: 1 }}>{t('nearBody')}</Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
              {near.map((other) => (
                <li key={other.id}>
                  <TextLink to={questionPath(other)}>
                    <span lang="en">{other.title}</span>
                  </TextLink>{' '}
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    ({t('similarity', { share: formatPercent(other.similarity) })})
                  </Box>
                </li>
              ))}
            </Box>
          </Notice>
        </Box>
      ) : null}
    </Card>
  );
};
