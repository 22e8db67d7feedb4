import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  /** Id of the column. If `sortable` is true, the server uses the id as sort key. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Whether the column contains numbers. Numbers are right-aligned with digits of equal width. */
  readonly numeric?: boolean;
  /**
   * Whether the column identifies the row. The cell of this column is the row header, and the column cannot be
   * hidden. Only one column should be primary.
   */
  readonly primary?: boolean;
  /**
   * Share of the table width, relative to the other columns. By default 3 for the primary column, 1 for numbers and
   * 2 for texts. Longer contents end in an ellipsis.
   */
  readonly share?: number;
  /** Whether long texts of the column wrap instead of ending in an ellipsis. */
  readonly wraps?: boolean;
  /** Whether the column is hidden until the user shows it in the column menu. */
  readonly hiddenAtFirst?: boolean;
};

export type Sort = { readonly id: string; readonly order: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /**
   * Rows of the page, or undefined until the first response. While another page loads, the previous rows are passed.
   */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Returns the accessible name for selecting a row, such as a user’s name. */
  rowName: (row: Row) => string;
  /** Page number; the first page is 0. */
  page: number;
  size: number;
  total: number;
  totalCapped: boolean;
  onPageChange: (page: number) => void;
  onSizeChange?: (size: number) => void;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Whether new rows are loading. The table shows the previous rows until then. */
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Content shown when there are no rows: the reason and the next action. */
  empty: ReactNode;
  /** Ids of the selected rows, including rows of other pages. Without this property, rows cannot be selected. */
  selected?: readonly string[];
  onSelectedChange?: (ids: string[]) => void;
  /** Button that selects all rows matching the filters. It appears when all rows of the page are selected. */
  selectMatching?: ReactNode;
  /** Buttons that appear while rows are selected. */
  bulkActions?: ReactNode;
  /** Buttons at the end of each table row. */
  rowActions?: (row: Row) => ReactNode;
  /** Width in rem of the buttons at the end of each row. By default 3, the width of one icon button. */
  actionsWidth?: number;
  /** Filters and buttons above the table, left of the column menu. */
  toolbar?: ReactNode;
};
