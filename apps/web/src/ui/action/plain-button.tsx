import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from '../layout/navigation.tsx';
import { radius, weight } from '../theme/tokens.ts';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  px: 3,
  border: 0,
  borderRadius: radius.control,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  font: 'inherit',
  fontWeight: weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'primary.dark' },
};

/** A button without the ripple effect of MUI. It needs less code, so it suits pages that almost every visitor loads. */
export const PlainButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Box component="button" type="button" onClick={onClick} sx={look}>
    {children}
  </Box>
);

/** A link that looks like `PlainButton`. */
export const PlainLinkButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box component={Link} to={to} sx={look}>
    {children}
  </Box>
);
