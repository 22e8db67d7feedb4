import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';

/** Frame of an ordered list of levels. */
export const LevelRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper variant="outlined" sx={{ borderRadius: radius.card }}>
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  </Paper>
);
