import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DictatedSentence } from '@pratik/contract/dictation';
import { useEffect, useRef } from 'react';
import { weight } from '../../../ui/theme/tokens.ts';
import { useListeningText } from '../listening.texts.ts';
import { WordDiff } from './word-diff.tsx';

type OutcomeProps = {
  given: NonNullable<DictatedSentence['given']>;
  isLast: boolean;
  onNext: () => void;
};

/** Compares the typed text with the spoken sentence, and offers the next sentence. */
export const DictationOutcome = ({ given, isLast, onNext }: OutcomeProps) => {
  const t = useListeningText();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  const { rightWords: right, allWords: all } = given;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box
        component="p"
        ref={said}
        tabIndex={-1}
        sx={{
          m: 0,
          fontWeight: weight.semibold,
          outline: 'none',
          color: right === all ? 'success.main' : 'text.primary',
        }}
      >
        {t(wordFor(right, all), { right, all })}
      </Box>
      <WordDiff words={given.diff} />
      <Button variant="contained" size="large" onClick={onNext}>
        {t(isLast ? 'seeDictation' : 'nextSentenceToWrite')}
      </Button>
    </Box>
  );
};

const wordFor = (right: number, all: number) => {
  if (right === all) return 'allRight';
  if (right === 0) return 'noneRight';
  return right / all >= 0.75 ? 'almost' : 'someRight';
};
