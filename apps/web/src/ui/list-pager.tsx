import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber, formatTotal } from '../lib/format.ts';
import { useUiText } from './ui.texts.ts';

export type ListPagerProps = {
  /** Counted from 0. */
  page: number;
  size: number;
  total: number;
  /** The total is at least this many; how many more is not known. */
  totalCapped: boolean;
  /** Rows on this page. */
  shown: number;
  onPage: (page: number) => void;
  /** Which list this is, for who cannot see it. */
  label: string;
  /** Newest first, or in an order of its own. */
  order: 'newest' | 'listed';
};

/** The foot of a list of rows: where in it one is, and the way on; nothing for a list of one page. */
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
  // Past the cap the total is not known: a full page may have another behind it.
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
