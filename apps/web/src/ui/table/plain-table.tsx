import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { weight } from '../theme/tokens.ts';
import { cardRoles } from './data-table-rows.tsx';

export type PlainColumn<Row> = {
  id: string;
  header: string;
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
};

type PlainTableProps<Row> = {
  label: string;
  /** The first column is the row header. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
};

/** A table that shows all its rows, for reports. On a narrow screen each row is a card; on paper it is a table. */
export const PlainTable = <Row,>({ label, columns, rows, rowId }: PlainTableProps<Row>) => (
  <Box sx={styles}>
    <table {...cardRoles.table} aria-label={label}>
      <thead {...cardRoles.group}>
        <tr {...cardRoles.row}>
          {columns.map(({ id, header, numeric }) => (
            <th key={id} {...cardRoles.columnHeader} scope="col" data-numeric={numeric}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...cardRoles.group}>
        {rows.map((row) => (
          <tr key={rowId(row)} {...cardRoles.row}>
            {columns.map(({ id, header, numeric, cell }, index) =>
              index === 0 ? (
                <th key={id} {...cardRoles.rowHeader} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} {...cardRoles.cell} data-label={header} data-numeric={numeric}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

const cards = '@media screen and (max-width: 699px)';

const styles: SxProps<Theme> = {
  position: 'relative',
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 0.75, pr: 2, overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontWeight: weight.semibold },
  '& tbody th': { fontWeight: weight.semibold },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& [data-numeric="true"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  [cards]: {
    '& table, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': {
      position: 'absolute',
      insetInlineStart: 0,
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& tbody tr': { py: 1 },
    '& tbody th, & tbody td': { py: 0.25, pr: 0 },
    '& tbody td': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      justifyContent: 'space-between',
      textAlign: 'end',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      flex: 'none',
      textAlign: 'start',
    },
  },
};
