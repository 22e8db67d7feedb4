import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  /** Also what the server sorts by, when `sortable`. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean;
  /** Names the row: the cell is its header and it cannot be hidden. One column should be. */
  readonly primary?: boolean;
  /** Hidden until chosen in the column menu. */
  readonly hiddenAtFirst?: boolean;
};

export type Sort = { readonly id: string; readonly order: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first answer; while the next page loads, keep giving the old rows. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** What a row is called where it is selected: a person's name. */
  rowName: (row: Row) => string;
  /** Counting from 0. */
  page: number;
  size: number;
  total: number;
  totalCapped: boolean;
  onPageChange: (page: number) => void;
  onSizeChange?: (size: number) => void;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Fetching while rows are shown. */
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Shown in place of the rows when there are none: why it is empty, and the next step. */
  empty: ReactNode;
  /** Selected row ids; left out, nothing can be selected. */
  selected?: readonly string[];
  onSelectedChange?: (ids: string[]) => void;
  /** Buttons shown while rows are selected. */
  bulkActions?: ReactNode;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Filters and buttons above the table, left of the column menu. */
  toolbar?: ReactNode;
};
