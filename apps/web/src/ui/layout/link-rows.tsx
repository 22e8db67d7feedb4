import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/language/format.ts';
import { radius, weight } from '../theme/tokens.ts';
import { Link } from './navigation.tsx';

type LinkRowsProps = {
  children: ReactNode;
  /** Content below the rows, for example a pager. */
  foot?: ReactNode;
};

/** A framed list of rows. */
export const LinkRows = ({ children, foot }: LinkRowsProps) => (
  <Paper variant="outlined" sx={{ borderRadius: radius.card, overflow: 'hidden' }}>
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
    {foot}
  </Paper>
);

type LinkRowProps = {
  to: string;
  title: ReactNode;
  /** Language of the title: `en` for English text, otherwise undefined. */
  titleLang?: 'en';
  facts: ReactNode;
  /** Time of the entry in ISO 8601 format. */
  at: string;
};

/** One row of a history list. The whole row is a link. */
export const LinkRow = ({ to, title, titleLang, facts, at }: LinkRowProps) => (
  <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' } }}>
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        alignItems: 'center',
        px: 2.5,
        py: 1.5,
        minHeight: 44,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box
          {...(titleLang ? { lang: titleLang } : {})}
          sx={{
            fontWeight: weight.semibold,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{facts}</Box>
      </Box>
      <Box
        component="time"
        dateTime={at}
        sx={{ color: 'text.secondary', typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatDateTime(at)}
      </Box>
    </Box>
  </Box>
);
