import Box from '@mui/material/Box';
import { radius } from '../theme/tokens.ts';

/** A small label that names a source or a kind. */
export const SourceLabel = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      py: '0.1em',
      borderRadius: radius.round,
      border: '1px solid',
      borderColor: 'divider',
      color: 'text.secondary',
      typography: 'label',
      lineHeight: 1.5,
    }}
  >
    {children}
  </Box>
);
