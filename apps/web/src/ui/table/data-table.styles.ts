import type { SxProps, Theme } from '@mui/material/styles';
import { weight } from '../theme/tokens.ts';

/** If the table is narrower than this many pixels, each row is shown as a card. */
export const cardsBelow = 700;

/**
 * Styles that show rows as a table on a wide screen and as cards on a narrow screen. Both layouts use the same
 * HTML, so that screen readers read each row only once.
 */
export const tableStyles: SxProps<Theme> = {
  position: 'relative',
  overflowX: 'auto',
  '&[data-loading]': { opacity: 0.65 },
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& th, & td': {
    p: 1.25,
    textAlign: 'start',
    borderTop: '1px solid',
    borderColor: 'divider',
    verticalAlign: 'middle',
  },
  '& thead th': { color: 'text.secondary', fontWeight: weight.semibold, whiteSpace: 'nowrap', borderTop: 0 },
  '& tbody th': { fontWeight: weight.semibold },
  '& [data-kind="numeric"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th[data-kind="numeric"] .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& [data-kind="select"]': { width: '3.5rem', p: 0.25, pl: 1 },
  '& [data-kind="actions"]': { textAlign: 'end', whiteSpace: 'nowrap', width: '1%' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tr[data-selected]': { bgcolor: 'action.selected' },
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
    '& tbody th, & tbody td': { border: 0, p: 0, py: 0.4 },
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
