import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { weight } from '../ui/theme/tokens.ts';

type Marked = { children: ReactNode };

/** Shows text that a correction removes from the learner’s message. */
export const Removed = ({ children }: Marked) => (
  <Box component="del" sx={{ color: 'error.main', textDecorationThickness: '0.09em' }}>
    {children}
  </Box>
);

/** Shows text that a correction inserts. */
export const Added = ({ children }: Marked) => (
  <Box component="ins" sx={{ color: 'success.main', fontWeight: weight.semibold, textDecoration: 'none' }}>
    <VisuallyHidden>→ </VisuallyHidden>
    {children}
  </Box>
);

/** Shows wrong text without a suggested replacement. */
export const Doubtful = ({ children }: Marked) => (
  <Box component="mark" sx={{ bgcolor: 'transparent', color: 'warning.main', fontWeight: weight.semibold }}>
    {children}
  </Box>
);
