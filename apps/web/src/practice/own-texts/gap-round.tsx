import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnTextGap } from '@pratik/contract/own-texts';
import { useEffect, useRef } from 'react';
import { GapForm } from '../../curriculum/gap/gap-form.tsx';
import { GapResult } from '../../curriculum/gap/gap-result.tsx';
import { GapSentence } from '../../curriculum/gap/gap-sentence.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { ExerciseFrame, ExerciseProgress } from '../../ui/layout/exercise-frame.tsx';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextPath } from './own-texts-paths.ts';
import { gapKey, useGaps } from './use-gaps.ts';

type GapRoundProps = { textId: string; gaps: readonly OwnTextGap[]; onAnother: () => void };

/** An exercise with the gaps of a text, from the first gap to the result. */
export const GapRound = ({ textId, gaps, onAnother }: GapRoundProps) => {
  const t = useOwnTextsText();
  const { index, gap, given, rights, answer, next, sending, error } = useGaps(textId, gaps);
  if (!gap)
    return (
      <ExerciseFrame>
        <Result textId={textId} right={rights} total={gaps.length} onAnother={onAnother} />
      </ExerciseFrame>
    );
  const isLast = index === gaps.length - 1;
  return (
    <ExerciseFrame>
      <Typography
        variant="subtitle2"
        component="h2"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {t('gapsPosition', { number: index + 1, total: gaps.length })}
      </Typography>
      <ExerciseProgress share={(index + (given ? 1 : 0)) / gaps.length} />
      {given ? (
        <GapResult
          answered={{
            ...gap,
            ...given,
            tr: t('answerMeans', { word: given.answers[0] ?? '', meaning: gap.meaning }),
            why: '',
          }}
          verdict={t(given.answer === '' ? 'unknownAnswer' : given.outcome)}
          yours={t('typed')}
          next={t(isLast ? 'toResult' : 'next')}
          onNext={next}
        >
          {given.outcome === 'wrong' ? <del>{given.answer}</del> : given.answer}
        </GapResult>
      ) : (
        <>
          <div>
            <GapSentence before={gap.before} after={gap.after} />
            <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {t('wanted', { meaning: gap.meaning })}
            </Box>
          </div>
          <FormProblem error={error} />
          <GapForm
            key={index}
            item={typedOnly}
            draftKey={gapKey(textId, gap)}
            sending={sending}
            onAnswer={(_, typed) => answer(typed)}
          />
        </>
      )}
    </ExerciseFrame>
  );
};

const typedOnly = { asked: 'typed', options: [] } as const;

type ResultProps = { textId: string; right: number; total: number; onAnother: () => void };

const Result = ({ textId, right, total, onAnother }: ResultProps) => {
  const t = useOwnTextsText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('done')}
        </Typography>
        <Box sx={{ mt: 0.5 }}>{t('result', { right, total })}</Box>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" onClick={onAnother}>
          {t('another')}
        </Button>
        <LinkButton to={ownTextPath(textId)} size="large">
          {t('toText')}
        </LinkButton>
      </Box>
    </>
  );
};
