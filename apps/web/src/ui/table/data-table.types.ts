import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  /** Also the server’s sort key when `sortable` is true. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean;
  /**
   * The column that identifies the row: its cell is the row header and it cannot be hidden. One column should be
   * primary.
   */
  readonly primary?: boolean;
  /** Hidden until the user shows it in the column menu. */
  readonly hiddenAtFirst?: boolean;
};

export type Sort = { readonly id: string; readonly order: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first response. While the next page loads, pass the previous rows. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The row’s accessible name in the selection, such as a user’s name. */
  rowName: (row: Row) => string;
  /** Zero-based. */
  page: number;
  size: number;
  total: number;
  totalCapped: boolean;
  onPageChange: (page: number) => void;
  onSizeChange?: (size: number) => void;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** True while new rows load and the previous ones are shown. */
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there are no rows: the reason and the next step. */
  empty: ReactNode;
  /** IDs of the selected rows. When omitted, rows cannot be selected. */
  selected?: readonly string[];
  onSelectedChange?: (ids: string[]) => void;
  /** Buttons shown while rows are selected. */
  bulkActions?: ReactNode;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Filters and buttons above the table, left of the column menu. */
  toolbar?: ReactNode;
};
