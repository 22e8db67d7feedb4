import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';

/** The card that contains an exercise, from its first question to the result. */
export const ExerciseFrame = ({ children }: { children: ReactNode }) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{
      p: { xs: 2, sm: 3 },
      borderRadius: radius.card,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
    }}
  >
    {children}
  </Paper>
);

/** A bar that shows which share of an exercise is answered. The text beside it says the same for screen readers. */
export const ExerciseProgress = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ height: 6, borderRadius: radius.round, bgcolor: 'divider', overflow: 'hidden' }}>
    <Box sx={{ height: '100%', width: `${Math.min(1, share) * 100}%`, bgcolor: 'primary.main' }} />
  </Box>
);
