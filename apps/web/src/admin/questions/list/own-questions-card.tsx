import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Question } from '@pratik/contract/question';
import { errorText } from '../../../lib/errors/error-text.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StateMark, Warning } from '../question-words.tsx';
import { useOrder } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';
import { questionPath } from './question-columns.tsx';

/** Lists the questions that belong to a text in order, with buttons that move each question. */
export const OwnQuestionsCard = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const order = useOrder();
  const { kind, id, questions } = question;
  if (kind !== 'reading' && kind !== 'listening') return null;
  const move = (from: number, to: number) => {
    const ids = questions.map((each) => each.id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    order.mutate({ kind, id, questionIds: ids });
  };
  return (
    <Card title={t('ownQuestions')}>
      {questions.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{t('noOwnQuestions')}</Box> : null}
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {questions.map(({ id: own, title, state, error: problem }, index) => (
          <li key={own}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <TextLink to={questionPath({ kind: 'question', id: own })}>
                  <span lang="en">{title}</span>
                </TextLink>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, typography: 'caption' }}>
                  <StateMark state={state} />
                  {problem === null ? null : <Warning>{errorText({ code: problem })}</Warning>}
                </Box>
              </Box>
              <IconButton
                aria-label={t('moveUp', { title })}
                disabled={index === 0 || order.isPending}
                onClick={() => move(index, index - 1)}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={t('moveDown', { title })}
                disabled={index === questions.length - 1 || order.isPending}
                onClick={() => move(index, index + 1)}
              >
                <DownIcon />
              </IconButton>
            </Box>
          </li>
        ))}
      </Box>
      <FormProblem error={order.error} />
      <Box sx={{ mt: 2 }}>
        <LinkButton
          to={`/pages/question-add?kind=${kind}-question&text=${encodeURIComponent(id)}`}
          variant="outlined"
        >
          {t('addToText')}
        </LinkButton>
      </Box>
    </Card>
  );
};
