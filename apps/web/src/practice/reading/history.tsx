import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { listReadings } from '@pratik/contract/reading';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDateTime, formatNumber, formatTotal } from '../../lib/format.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Link } from '../../ui/navigation.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { historyQuery } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { textPath } from './reading-path.ts';

type Finished = AnswerOf<typeof listReadings>;
type HistoryProps = { page: number; onPage: (page: number) => void };

/** What was read to its last question, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = useReadingText();
  const id = useId();
  const list = useQuery(historyQuery(page));
  const { data } = list;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('history')}
      </Typography>
      {list.isPending ? (
        <Delayed>
          <TextSkeleton lines={4} />
        </Delayed>
      ) : null}
      {list.isError && !data ? <ErrorPanel error={list.error} onRetry={() => void list.refetch()} /> : null}
      {data?.total === 0 ? <EmptyState title={t('historyEmpty')}>{t('historyEmptyText')}</EmptyState> : null}
      {data && data.total > 0 ? (
        <Paper variant="outlined" sx={{ borderRadius: 1.6, overflow: 'hidden' }}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.readings.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </Box>
          {data.total > data.size || page > 0 ? <Pager data={data} page={page} onPage={onPage} /> : null}
        </Paper>
      ) : null}
    </section>
  );
};

const Row = ({ one }: { one: Finished['readings'][number] }) => {
  const t = useReadingText();
  const facts = [
    one.levelId,
    ...(one.total > 0 ? [t('historyScore', { right: one.right, total: one.total })] : []),
    ...(one.pace === null ? [] : [t('historyPace', { pace: formatNumber(one.pace) })]),
  ].join(' · ');
  return (
    <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={textPath(one.textId)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.25,
          alignItems: 'center',
          px: 2.5,
          py: 1.5,
          minHeight: 44,
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Box lang="en" sx={{ fontWeight: 600 }}>
            {one.title}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.964rem' }}>{facts}</Box>
        </Box>
        <Box
          component="time"
          dateTime={one.finishedAt}
          sx={{ color: 'text.secondary', fontSize: '0.929rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatDateTime(one.finishedAt)}
        </Box>
      </Box>
    </Box>
  );
};

const Pager = ({ data, page, onPage }: HistoryProps & { data: Finished }) => {
  const t = useReadingText();
  const shown = data.readings.length;
  const last = page * data.size + shown;
  // Past the cap the total is not known: a full page may have another behind it.
  const hasOlder = data.totalCapped ? shown === data.size : last < data.total;
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
          from: formatNumber(shown === 0 ? 0 : page * data.size + 1),
          to: formatNumber(last),
          total: formatTotal(data.total, data.totalCapped),
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
