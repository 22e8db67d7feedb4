import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { useEffect, useRef } from 'react';
import { AnsweredGap } from '../../../curriculum/gap/answered-gap.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { runsBetween } from '../review/typed-answer.ts';
import { LetterRuns } from '../review/typed-outcome.tsx';
import { useGapsText } from './gaps.texts.ts';

type GapOutcomeProps = {
  item: ClozeItem;
  given: NonNullable<ClozeItem['given']>;
  isLast: boolean;
  onNext: () => void;
};

const tones = { right: 'success.main', slip: 'warning.main', wrong: 'error.main' } as const;

/** Result of an answered gap: whether the answer is correct, the whole sentence, and the explanation in Turkish. */
export const GapOutcomePanel = ({ item, given, isLast, onNext }: GapOutcomeProps) => {
  const t = useGapsText();
  const { answer, answers, outcome, why } = given;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const written = outcome === 'right' ? answer : (answers[0] ?? '');
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontWeight: weight.semibold, color: tones[outcome] }}>
          {t(answer === '' ? 'unknown' : outcome)}
        </Box>
        {answer !== '' && outcome !== 'right' ? (
          <div>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('typed')}
            </Box>{' '}
            <span lang="en">
              {outcome === 'slip' ? <LetterRuns runs={runsBetween(answer, answers)} /> : <del>{answer}</del>}
            </span>
          </div>
        ) : null}
        <AnsweredGap
          before={item.before}
          after={item.after}
          tr={item.tr}
          why={why}
          written={written}
          answers={answers}
        />
      </Box>
      <Button
        ref={next}
        variant="contained"
        size="large"
        onClick={onNext}
        sx={{ justifySelf: 'start', minWidth: '9rem' }}
      >
        {t(isLast ? 'toResult' : 'next')}
      </Button>
    </>
  );
};
