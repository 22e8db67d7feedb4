import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode, SyntheticEvent } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { DataColumn, Sort } from './data-table.types.ts';
import { actionsColumnId, type ListTable, selectColumnId } from './data-table-model.tsx';

/** Explicit ARIA roles of the table. Browsers remove the implicit table roles when CSS displays the rows as cards. */
export const cardRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type Part<Row> = { table: ListTable<Row>; columns: readonly DataColumn<Row>[] };
type HeadProps<Row> = Part<Row> & {
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
};

export const DataTableHead = <Row,>({ table, columns, sort, onSortChange }: HeadProps<Row>) => (
  <thead {...cardRoles.group}>
    {table.getHeaderGroups().map((group) => (
      <tr {...cardRoles.row} key={group.id}>
        {group.headers.map((header) => {
          const column = columns.find(({ id }) => id === header.column.id);
          const sorted = sort?.id === header.column.id ? sort.order : undefined;
          const content = drawn(header.column.columnDef.header, header.getContext());
          return (
            <th
              key={header.id}
              {...cardRoles.columnHeader}
              scope="col"
              data-kind={kindOf(header.column.id, column)}
              aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
            >
              {column?.sortable && onSortChange ? (
                <TableSortLabel
                  active={sorted !== undefined}
                  direction={sorted ?? 'asc'}
                  onClick={() => onSortChange({ id: column.id, order: sorted === 'asc' ? 'desc' : 'asc' })}
                >
                  {content}
                </TableSortLabel>
              ) : header.column.id === actionsColumnId ? (
                <VisuallyHidden>{content}</VisuallyHidden>
              ) : (
                content
              )}
            </th>
          );
        })}
      </tr>
    ))}
  </thead>
);

export const DataTableBody = <Row,>({ table, columns }: Part<Row>) => (
  <tbody {...cardRoles.group} onMouseOver={showFullText} onFocus={showFullText}>
    {table.getRowModel().rows.map((row) => (
      <tr {...cardRoles.row} key={row.id} data-selected={row.getIsSelected() ? '' : undefined}>
        {row.getVisibleCells().map((cell) => {
          const column = columns.find(({ id }) => id === cell.column.id);
          return column?.primary ? (
            <th key={cell.id} {...cardRoles.rowHeader} scope="row" data-kind="primary">
              {drawn(cell.column.columnDef.cell, cell.getContext())}
            </th>
          ) : (
            <td
              key={cell.id}
              {...cardRoles.cell}
              data-kind={kindOf(cell.column.id, column)}
              data-wraps={column?.wraps ? '' : undefined}
              data-label={column?.header}
            >
              {drawn(cell.column.columnDef.cell, cell.getContext())}
            </td>
          );
        })}
      </tr>
    ))}
  </tbody>
);

/** Shows the full text of a cell as its tooltip if the cell is too narrow for the text. */
const showFullText = ({ target }: SyntheticEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody td, tbody th') : null;
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('[data-ellipsis]')];
  if (parts.some((part) => part.scrollWidth > part.clientWidth)) cell.title = cell.textContent.trim();
  else cell.removeAttribute('title');
};

/**
 * Calls a column’s template as a function. If the template were rendered as a component, React would remount it
 * whenever the columns are recreated, which would lose the focus and close open menus.
 */
const drawn = <Context,>(
  template: ((context: Context) => ReactNode) | string | undefined,
  context: Context,
): ReactNode => (typeof template === 'function' ? template(context) : template);

const kindOf = (id: string, column: { numeric?: boolean; primary?: boolean } | undefined): string => {
  if (id === selectColumnId || id === actionsColumnId) return id;
  if (column?.primary) return 'primary';
  return column?.numeric ? 'numeric' : 'text';
};
