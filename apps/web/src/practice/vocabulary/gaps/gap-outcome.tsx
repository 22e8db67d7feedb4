import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { useEffect, useRef } from 'react';
import { GapSentence } from '../../../curriculum/gap/gap-sentence.tsx';
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

/**
 * Shows the result of an answered gap: whether the answer is correct, the whole sentence, and the explanation in
 * Turkish.
 */
export const GapOutcomePanel = ({ item, given, isLast, onNext }: GapOutcomeProps) => {
  const t = useGapsText();
  const { answer, answers, outcome, why } = given;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const written = outcome === 'right' ? answer : (answers[0] ?? '');
  const rest = answers.filter((one) => one.toLowerCase() !== written.toLowerCase());
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
        <div>
          <GapSentence before={item.before} after={item.after}>
            <Box
              component="mark"
              sx={{ bgcolor: 'transparent', color: 'success.main', fontWeight: weight.bold }}
            >
              {written}
            </Box>
          </GapSentence>
          <Box lang="tr" sx={{ color: 'text.secondary', mt: 0.75 }}>
            {item.tr}
          </Box>
        </div>
        <Box lang="tr" sx={{ lineHeight: 1.6 }}>
          {why}
        </Box>
        {rest.length > 0 ? (
          <Box sx={{ color: 'text.secondary' }}>
            {t('alsoRight')} <span lang="en">{rest.join(', ')}</span>
          </Box>
        ) : null}
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
