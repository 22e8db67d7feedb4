import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import type { WordSource } from './suggested-words.tsx';

const FinishSection = lazy(async () => ({
  default: (await import('./finish-section.tsx')).FinishSection,
}));

type FinishProps = {
  /** Text whose words are suggested. Undefined after an exercise without a text, such as a piece of writing. */
  source?: WordSource;
};

/**
 * Shown at the end of an exercise: the next activity of the day, words that the learner may save, and the mistakes that
 * the learner corrected today. The code is loaded only when an exercise ends, because each practice page has a size
 * budget.
 */
export const Finish = (props: FinishProps) => (
  <Box sx={{ mt: 2 }}>
    <Suspense fallback={<CardSkeletons count={1} height="12rem" />}>
      <FinishSection {...props} />
    </Suspense>
  </Box>
);
