import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Brand } from '../ui/layout/brand.tsx';
import { Link } from '../ui/layout/navigation.tsx';
import { radius } from '../ui/theme/tokens.ts';

/** Layout of the pages that are shown before sign-in. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: { xs: 'flex-start', sm: 'center' },
      px: 2,
      py: { xs: 4, sm: 6 },
      background:
        'radial-gradient(60rem 30rem at 50% -8rem, color-mix(in srgb, var(--p-palette-primary-main) 14%, transparent), transparent)',
    }}
  >
    <Box component="header" sx={{ mb: 3 }}>
      <Box
        component={Link}
        to="/landing"
        sx={{ display: 'block', minHeight: 44, textDecoration: 'none', borderRadius: radius.control }}
      >
        <Brand size={2.6} />
      </Box>
    </Box>
    <Paper
      component="main"
      variant="outlined"
      sx={{ width: '100%', maxWidth: '29rem', p: { xs: 3, sm: 4.5 }, borderRadius: radius.card }}
    >
      {children}
    </Paper>
  </Box>
);
