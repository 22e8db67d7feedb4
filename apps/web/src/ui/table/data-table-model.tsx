import Checkbox from '@mui/material/Checkbox';
import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataColumn } from './data-table.types.ts';

/** The features of TanStack Table that our lists use. Other features are not part of the bundle. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type Definition<Row> = ColumnDef<typeof features, Row & object, unknown>;
export type ListTable<Row> = ReactTable<typeof features, Row & object>;

export const selectColumnId = 'select';
export const actionsColumnId = 'actions';

export const toColumnDef = <Row,>(column: DataColumn<Row>): Definition<Row> => ({
  id: column.id,
  header: column.header,
  enableSorting: column.sortable ?? false,
  enableHiding: !column.primary,
  cell: ({ row }) => column.cell(row.original),
});

export const selectColumn = <Row,>(
  labels: { all: string; one: (name: string) => string },
  rowName: (row: Row) => string,
): Definition<Row> => ({
  id: selectColumnId,
  enableHiding: false,
  header: ({ table }) => (
    <Checkbox
      slotProps={{ input: { 'aria-label': labels.all } }}
      checked={table.getIsAllPageRowsSelected()}
      indeterminate={table.getIsSomePageRowsSelected()}
      onChange={table.getToggleAllPageRowsSelectedHandler()}
    />
  ),
  cell: ({ row }) => (
    <Checkbox
      slotProps={{ input: { 'aria-label': labels.one(rowName(row.original)) } }}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  ),
});

export const actionsColumn = <Row,>(header: string, actions: (row: Row) => ReactNode): Definition<Row> => ({
  id: actionsColumnId,
  enableHiding: false,
  header,
  cell: ({ row }) => actions(row.original),
});
