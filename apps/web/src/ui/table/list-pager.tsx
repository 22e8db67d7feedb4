import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber, formatTotal } from '../../lib/format.ts';
import { useUiText } from '../ui.texts.ts';

export type ListPagerProps = {
  /** Zero-based. */
  page: number;
  size: number;
  total: number;
  /** True when the total is a minimum and the exact number is unknown. */
  totalCapped: boolean;
  /** Rows on this page. */
  shown: number;
  onPage: (page: number) => void;
  /** The accessible name of the pager, which identifies the list. */
  label: string;
  /** `newest`: newest first; `listed`: another order. */
  order: 'newest' | 'listed';
};

/**
 * The pager below a list of rows: the range on this page and buttons to other pages. Renders nothing for a single
 * page.
 */
export const ListPager = ({
  page,
  size,
  total,
  totalCapped,
  shown,
  onPage,
  label,
  order,
}: ListPagerProps) => {
  const t = useUiText();
  if (total <= size && page === 0) return null;
  const last = page * size + shown;
  // The exact total above the cap is unknown, so a full page may have a next page.
  const hasNext = totalCapped ? shown === size : last < total;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        pl: 2.5,
        alignItems: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('pageRange', {
          from: formatNumber(shown === 0 ? 0 : page * size + 1),
          to: formatNumber(last),
          total: formatTotal(total, totalCapped),
        })}
      </Box>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t(order === 'newest' ? 'newer' : 'previous')}
      </Button>
      <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {t(order === 'newest' ? 'older' : 'next')}
      </Button>
    </Box>
  );
};
