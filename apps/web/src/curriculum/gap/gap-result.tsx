import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { GapOutcome } from '@pratik/contract/vocabulary-gaps';
import { type ReactNode, useEffect, useRef } from 'react';
import { weight } from '../../ui/theme/tokens.ts';
import { AnsweredGap } from './answered-gap.tsx';

type Answered = {
  before: string;
  after: string;
  tr: string;
  why: string;
  answer: string;
  answers: readonly string[];
  outcome: GapOutcome;
};

type GapResultProps = {
  answered: Answered;
  /** Says whether the answer is right. */
  verdict: string;
  /** Label of the learner’s answer. */
  yours: string;
  /** The learner’s answer with its errors marked. */
  children: ReactNode;
  /** Label of the button that continues. */
  next: string;
  onNext: () => void;
};

const tones = { right: 'success.main', slip: 'warning.main', wrong: 'error.main' } as const;

/** Result of an answered gap: whether the answer is right, the whole sentence, and the explanation in Turkish. */
export const GapResult = ({ answered, verdict, yours, children, next, onNext }: GapResultProps) => {
  const { before, after, tr, why, answer, answers, outcome } = answered;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const written = outcome === 'right' ? answer : (answers[0] ?? '');
  return (
    <>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontWeight: weight.semibold, color: tones[outcome] }}>{verdict}</Box>
        {answer !== '' && outcome !== 'right' ? (
          <div>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {yours}
            </Box>{' '}
            <span lang="en">{children}</span>
          </div>
        ) : null}
        <AnsweredGap before={before} after={after} tr={tr} why={why} written={written} answers={answers} />
      </Box>
      <Button
        ref={button}
        variant="contained"
        size="large"
        onClick={onNext}
        sx={{ justifySelf: 'start', minWidth: '9rem' }}
      >
        {next}
      </Button>
    </>
  );
};
