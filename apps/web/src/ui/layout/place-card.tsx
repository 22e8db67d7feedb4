import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { radius, weight } from '../theme/tokens.ts';
import { Link } from './navigation.tsx';

type PlaceCardProps = { to: string; title: ReactNode; children: ReactNode };

/** A card that links to another page. The whole card is a link. */
export const PlaceCard = ({ to, title, children }: PlaceCardProps) => (
  <Paper component="li" variant="outlined" sx={{ borderRadius: radius.card, overflow: 'hidden' }}>
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        height: '100%',
        minHeight: 64,
        p: 2,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: weight.semibold }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{children}</Box>
      </Box>
      <ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />
    </Box>
  </Paper>
);
