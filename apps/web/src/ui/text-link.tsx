import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from './navigation.tsx';

/** A link to another page of the application, within text. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box
    component={Link}
    to={to}
    sx={{
      color: 'primary.main',
      fontWeight: 550,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
      '&:hover': { textDecorationThickness: '2px' },
    }}
  >
    {children}
  </Box>
);
