import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { formatNumber, formatTotal } from '../../lib/language/format.ts';
import { SelectInput } from '../form/native-choice.tsx';
import { useUiText } from '../ui.texts.ts';

type PagerProps = {
  /** Accessible name of the list. */
  label: string;
  page: number;
  size: number;
  total: number;
  totalCapped: boolean;
  /** Number of rows on this page of the list. */
  shown: number;
  onPageChange: (page: number) => void;
  onSizeChange?: (size: number) => void;
};

const sizes = ['10', '20', '50', '100'].map((value) => ({ value, label: value }));

/** Shows the range of rows on this page and the total number of rows. Buttons open other pages. */
export const Pager = ({
  label,
  page,
  size,
  total,
  totalCapped,
  shown,
  onPageChange,
  onSizeChange,
}: PagerProps) => {
  const t = useUiText();
  const from = page * size + 1;
  const to = page * size + shown;
  // A capped total is only a minimum, so any full page may have a next page.
  const hasNext = totalCapped ? shown === size : to < total;
  return (
    <Box
      component="nav"
      aria-label={t('pagination', { list: label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        p: 2,
        alignItems: 'center',
        justifyContent: 'flex-end',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {onSizeChange ? (
        <Box sx={{ mr: 'auto', minWidth: '11rem' }}>
          <SelectInput
            label={t('rowsPerPage')}
            value={String(size)}
            options={sizes}
            onChange={(value) => onSizeChange(Number(value))}
          />
        </Box>
      ) : null}
      <Box role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('pageRange', {
          from: formatNumber(shown === 0 ? 0 : from),
          to: formatNumber(to),
          total: formatTotal(total, totalCapped),
        })}
      </Box>
      <Box>
        <IconButton aria-label={t('firstPage')} disabled={page === 0} onClick={() => onPageChange(0)}>
          <FirstPage />
        </IconButton>
        <IconButton
          aria-label={t('previousPage')}
          disabled={page === 0}
          onClick={() => onPageChange(page - 1)}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton aria-label={t('nextPage')} disabled={!hasNext} onClick={() => onPageChange(page + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
};
