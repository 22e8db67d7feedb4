import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from './navigation.tsx';

/** A link to another page of the application, within text. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink component={Link} to={to}>
    {children}
  </MuiLink>
);
