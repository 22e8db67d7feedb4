import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { radius, weight } from '../../ui/theme/tokens.ts';

type CountRow = { key: string; name: string; count: string; to: string; colour: string };

/** List of rows with a label and a number. Each row is a link to the items that were counted. */
export const CountRows = ({ rows }: { rows: readonly CountRow[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mx: -1.5 }}>
    {rows.map(({ key, name, count, to, colour }) => (
      <li key={key}>
        <Box
          component={Link}
          to={to}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            minHeight: 44,
            px: 1.5,
            borderRadius: radius.control,
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: '0.65rem',
              height: '0.65rem',
              borderRadius: radius.round,
              bgcolor: colour,
            }}
          />
          <Box component="span" sx={{ flex: 1 }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Box>
        </Box>
      </li>
    ))}
  </Box>
);
