import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Frame of an ordered list of levels. */
export const LevelRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper variant="outlined" sx={{ borderRadius: 1.6 }}>
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  </Paper>
);
