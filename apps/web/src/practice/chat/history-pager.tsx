import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber, formatTotal } from '../../lib/format.ts';
import { useChatText } from './chat.texts.ts';

type HistoryPagerProps = {
  page: number;
  size: number;
  total: number;
  capped: boolean;
  /** Rows on this page. */
  shown: number;
  onPage: (page: number) => void;
};

/** The way to older and newer conversations. */
export const HistoryPager = ({ page, size, total, capped, shown, onPage }: HistoryPagerProps) => {
  const t = useChatText();
  const last = page * size + shown;
  // Past the cap the total is not known: a full page may have another behind it.
  const hasOlder = capped ? shown === size : last < total;
  return (
    <Box
      component="nav"
      aria-label={t('historyPages')}
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
        {t('historyRange', {
          from: formatNumber(shown === 0 ? 0 : page * size + 1),
          to: formatNumber(last),
          total: formatTotal(total, capped),
        })}
      </Box>
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('newer')}
      </Button>
      <Button disabled={!hasOlder} onClick={() => onPage(page + 1)}>
        {t('older')}
      </Button>
    </Box>
  );
};
