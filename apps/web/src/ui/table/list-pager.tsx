import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber, formatTotal } from '../../lib/language/format.ts';
import { useUiText } from '../ui.texts.ts';

export type ListPagerProps = {
  /** Page number; the first page is 0. */
  page: number;
  size: number;
  total: number;
  /** Whether the total is only a minimum, because the server stopped counting. */
  totalCapped: boolean;
  /** Number of rows on this page. */
  shown: number;
  onPage: (page: number) => void;
  /** The accessible name of the pager. It names the list. */
  label: string;
  /** `newest` means that the list is sorted newest first. `listed` means any other order. */
  order: 'newest' | 'listed';
};

/**
 * Pager below a list: the range of rows on this page and buttons for the other pages. Renders nothing if there is
 * only one page.
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
  // A capped total is only a minimum, so any full page may have a next page.
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
