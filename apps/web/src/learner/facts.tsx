import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { weight } from '../ui/theme/tokens.ts';

/** List of names with values, in several columns if there is enough space. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);

/** Name with a value. With `whole`, it takes the full width of the list. */
export const Fact = ({
  name,
  whole = false,
  children,
}: {
  name: string;
  whole?: boolean;
  children: ReactNode;
}) => (
  <Box sx={whole ? { gridColumn: '1 / -1' } : {}}>
    <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** One row of a list: a name and its value. */
export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      justifyContent: 'space-between',
      py: 1,
      '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box component="span" sx={{ fontWeight: weight.semibold, minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);

export const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {children}
  </Box>
);
