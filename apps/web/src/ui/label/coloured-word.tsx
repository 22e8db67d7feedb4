import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../theme/tokens.ts';

/** `color` is a palette colour, and `hollow` marks a state that is not final. */
type ColouredDotProps = { color: string; hollow: boolean };

export const ColouredDot = ({ color, hollow }: ColouredDotProps) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flex: 'none',
      width: '0.6em',
      height: '0.6em',
      borderRadius: radius.round,
      border: '2px solid',
      borderColor: color,
      bgcolor: hollow ? 'transparent' : color,
    }}
  />
);

/** The name of a state with a coloured dot. The colour is only decoration: the text names the state. */
export const ColouredWord = ({ children, ...dot }: ColouredDotProps & { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
    <ColouredDot {...dot} />
    {children}
  </Box>
);
