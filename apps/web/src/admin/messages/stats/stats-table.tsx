import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { weight } from '../../../ui/theme/tokens.ts';

type StatsTableProps = {
  caption: string;
  columns: readonly string[];
  /** Rows of the table. The first cell of each row is its header. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

const cell = {
  py: 0.75,
  pl: 1.5,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** A small table of statistics. A table that is too wide can be scrolled sideways, also by keyboard. */
export const StatsTable = ({ caption, columns, rows }: StatsTableProps) => (
  <Box role="group" aria-label={caption} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box component="table" aria-label={caption} sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Box
              component="th"
              scope="col"
              key={column}
              sx={
                index === 0
                  ? { textAlign: 'left', py: 0.75, fontWeight: weight.semibold }
                  : { ...cell, fontWeight: weight.semibold }
              }
            >
              {column}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <Box component="tr" key={key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box
              component="th"
              scope="row"
              sx={{ textAlign: 'left', py: 0.75, fontWeight: weight.regular, minWidth: '8em' }}
            >
              {name}
            </Box>
            {cells.map((value, index) => (
              <Box component="td" key={columns[index + 1]} sx={cell}>
                {value}
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  </Box>
);
