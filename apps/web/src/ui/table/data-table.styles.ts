import type { SxProps, Theme } from '@mui/material/styles';
import { topBarHeight, weight } from '../theme/tokens.ts';
import type { DataColumn } from './data-table.types.ts';

/** If the window is narrower than this many pixels, each row is shown as a card. */
export const cardsBelow = 700;

/** Minimum height of a table row in pixels. The controls in a row are 32 pixels high. */
const rowHeight = '2.3rem';
const selectWidth = 2.75;

type Shown = Pick<DataColumn<never>, 'share' | 'primary' | 'numeric'>;

const leastWidth = ({ primary, numeric }: Shown): number => (primary ? 9 : numeric ? 5 : 5.5);

/**
 * Returns the CSS grid columns of a table and the width in rem below which the table scrolls sideways. The widths do
 * not depend on the contents, so that a long cell never moves the other columns.
 */
export const gridOf = (
  columns: readonly Shown[],
  extra: { select: boolean; actions: number },
): { template: string; least: number } => {
  const tracks = columns.map((column) => {
    const share = column.share ?? (column.primary ? 3 : column.numeric ? 1 : 2);
    return `minmax(${leastWidth(column)}rem, ${share}fr)`;
  });
  return {
    template: [
      ...(extra.select ? [`${selectWidth}rem`] : []),
      ...tracks,
      ...(extra.actions > 0 ? [`${extra.actions}rem`] : []),
    ].join(' '),
    least:
      columns.reduce((sum, column) => sum + leastWidth(column), 0) +
      (extra.select ? selectWidth : 0) +
      extra.actions,
  };
};

/** Styles of the box around the table: it scrolls sideways only if the columns do not fit. */
export const scrollStyles = (least: number): SxProps<Theme> => ({
  position: 'relative',
  overflowX: 'auto',
  [`@container (min-width: ${least}rem)`]: { overflowX: 'visible' },
  '&[data-loading]': { opacity: 0.65 },
});

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Styles that show rows as a table on a wide screen and as cards on a narrow screen. Both layouts use the same
 * HTML, so that screen readers read each row only once.
 */
export const tableStyles: SxProps<Theme> = {
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& th, & td': { textAlign: 'start' },
  '& tbody th': { fontWeight: weight.semibold },
  '& [data-kind="numeric"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th[data-kind="numeric"] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:focus-within': { bgcolor: 'action.hover' },
  '& tr[data-selected]': { bgcolor: 'action.selected' },
  [`@media (min-width: ${cardsBelow}px)`]: {
    '& table, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      alignItems: 'center',
      minHeight: rowHeight,
      borderTop: '1px solid',
      borderColor: 'divider',
    },
    '& th, & td': { display: 'block', minWidth: 0, px: 1.25, py: 0.25 },
    '& th:not([data-kind="select"], [data-wraps]), & td:not([data-kind="select"], [data-kind="actions"], [data-wraps])':
      ellipsis,
    '& [data-ellipsis]': { ...ellipsis, minWidth: 0 },
    // The cell would cut off the focus ring of a link.
    '& tbody a:focus-visible': { outlineOffset: -3 },
    // The row with the keyboard focus shows its full texts.
    '& tbody tr:has(a:focus-visible)': {
      '& th, & td, & [data-ellipsis]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
    '& tbody tr, & tbody a': { scrollMarginTop: `calc(${topBarHeight} + ${rowHeight})` },
    '& thead': {
      position: 'sticky',
      top: topBarHeight,
      zIndex: 1,
      bgcolor: 'background.paper',
      borderBottom: '1px solid',
      borderColor: 'divider',
    },
    '& thead tr, & tbody tr:first-of-type': { borderTop: 0 },
    '& thead th': { color: 'text.secondary', fontWeight: weight.semibold },
    '& [data-kind="select"]': { p: 0, pl: 0.75 },
    '& [data-kind="actions"]': { px: 0.5, py: 0, textAlign: 'end', whiteSpace: 'nowrap' },
    '& .MuiIconButton-root, & .MuiCheckbox-root': { minWidth: 32, minHeight: 32, p: 0.5 },
    // The sort arrow of an unsorted column takes no space until the pointer is over the header.
    '& .MuiTableSortLabel-root:not(.Mui-active, :hover, :focus-visible) .MuiTableSortLabel-icon': {
      display: 'none',
    },
    '& td .MuiButton-root': { minHeight: 32, py: 0 },
  },
  [`@media (max-width: ${cardsBelow - 1}px)`]: {
    '& table, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': {
      position: 'absolute',
      insetInlineStart: 0,
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& tbody tr': {
      position: 'relative',
      py: 1.5,
      px: 2,
      borderTop: '1px solid',
      borderColor: 'divider',
    },
    '& tbody th, & tbody td': { border: 0, p: 0, py: 0.4, overflowWrap: 'anywhere' },
    '& tbody th': { typography: 'body1' },
    '& td[data-label]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      justifyContent: 'space-between',
      textAlign: 'end',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: 'text.secondary',
      fontWeight: weight.regular,
      flex: 'none',
      textAlign: 'start',
    },
    '& tbody [data-kind="select"]': { position: 'absolute', insetInlineEnd: 8, top: 4, width: 'auto' },
    '& tbody tr:has([data-kind="select"]) th': { pr: 6 },
    '& tbody [data-kind="actions"]': {
      width: 'auto',
      display: 'flex',
      gap: 1,
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      mr: -1.5,
      mb: -1,
    },
  },
};
