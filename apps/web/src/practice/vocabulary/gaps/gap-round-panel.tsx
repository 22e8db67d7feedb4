import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClozeItem, GapRound } from '@pratik/contract/vocabulary-gaps';
import type { ReactNode } from 'react';
import { GapForm } from '../../../curriculum/gap/gap-form.tsx';
import { GapSentence } from '../../../curriculum/gap/gap-sentence.tsx';
import { useCodeName } from '../../../feedback/code-names.ts';
import { useLanguage } from '../../../lib/language/i18n.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { ExerciseFrame, ExerciseProgress } from '../../../ui/layout/exercise-frame.tsx';
import { gapDraftKey, useGapRound } from '../use-gap-round.ts';
import { GapOutcomePanel } from './gap-outcome.tsx';
import { useGapsText } from './gaps.texts.ts';

type GapRoundPanelProps = {
  round: GapRound;
  /** Renders the result after the last gap. */
  result: (items: readonly ClozeItem[]) => ReactNode;
};

/** Round of cloze sentences, from the first unanswered gap to the result. */
export const GapRoundPanel = ({ round, result }: GapRoundPanelProps) => {
  const t = useGapsText();
  const { items, index, item, answer, next, sending, offline, error } = useGapRound(round);
  if (!item) return <ExerciseFrame>{result(items)}</ExerciseFrame>;
  const done = items.filter(({ given }) => given !== null).length;
  return (
    <ExerciseFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
        <Typography
          variant="subtitle2"
          component="h2"
          sx={{ flex: '1 1 auto', fontVariantNumeric: 'tabular-nums' }}
        >
          {t('position', { number: index + 1, total: items.length })}
        </Typography>
        <Why item={item} />
      </Box>
      <ExerciseProgress share={done / items.length} />
      {item.given ? (
        <GapOutcomePanel item={item} given={item.given} isLast={done === items.length} onNext={next} />
      ) : (
        <>
          <div>
            <GapSentence before={item.before} after={item.after} />
            <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {item.tr}
            </Box>
          </div>
          {offline ? (
            <Notice tone="warning" role="status">
              {t('stored')}
            </Notice>
          ) : (
            <FormProblem error={error} />
          )}
          <GapForm
            key={item.id}
            item={item}
            draftKey={gapDraftKey(round.id, item.id)}
            sending={sending}
            onAnswer={answer}
          />
        </>
      )}
    </ExerciseFrame>
  );
};

const Why = ({ item: { reason, code, point } }: { item: ClozeItem }) => {
  const t = useGapsText();
  const nameOf = useCodeName();
  const language = useLanguage();
  if (reason === 'again') return <span>{t('again')}</span>;
  return <span>{code ? t('fromErrors', { code: nameOf(code) }) : point[language]}</span>;
};
