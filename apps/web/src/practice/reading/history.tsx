import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { listReadings } from '@pratik/contract/reading';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { ListPager } from '../../ui/list-pager.tsx';
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
        <LinkRows
          foot={
            <ListPager
              label={t('historyPages')}
              order="newest"
              page={page}
              size={data.size}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={data.readings.length}
              onPage={onPage}
            />
          }
        >
          {data.readings.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </LinkRows>
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
    <LinkRow to={textPath(one.textId)} title={one.title} titleLang="en" facts={facts} at={one.finishedAt} />
  );
};
