import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from '../layout/navigation.tsx';
import { tapTarget } from '../theme/theme-components.ts';
import { weight } from '../theme/tokens.ts';

type TextLinkProps = {
  to: string;
  /** Whether the link is on a line of its own and therefore high enough for touch. */
  alone?: boolean;
  children: ReactNode;
};

/** A link to another page of the application, within a text or on a line of its own. */
export const TextLink = ({ to, alone = false, children }: TextLinkProps) => (
  <Box
    component={Link}
    to={to}
    sx={{
      color: 'primary.main',
      fontWeight: weight.medium,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
      '&:hover': { textDecorationThickness: '2px' },
      ...(alone
        ? { display: 'inline-flex', alignItems: 'center', minHeight: tapTarget, minWidth: tapTarget }
        : {}),
    }}
  >
    {children}
  </Box>
);
