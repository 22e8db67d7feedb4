import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { listListenings } from '@pratik/contract/listening';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatPercent } from '../../lib/format.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { ListPager } from '../../ui/list-pager.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { historyQuery } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { scriptPath } from './listening-path.ts';

type Finished = AnswerOf<typeof listListenings>;
type HistoryProps = { page: number; onPage: (page: number) => void };

/** What was heard to its last question, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = useListeningText();
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
              shown={data.listenings.length}
              onPage={onPage}
            />
          }
        >
          {data.listenings.map((one) => (
            <Row key={one.id} one={one} />
          ))}
        </LinkRows>
      ) : null}
    </section>
  );
};

const Row = ({ one }: { one: Finished['listenings'][number] }) => {
  const t = useListeningText();
  const facts = [
    one.levelId,
    ...(one.total > 0 ? [t('historyScore', { right: one.right, total: one.total })] : []),
    ...(one.dictation && one.dictation.allWords > 0
      ? [t('historyDictation', { share: formatPercent(one.dictation.rightWords / one.dictation.allWords) })]
      : []),
  ].join(' · ');
  return (
    <LinkRow to={scriptPath(one.textId)} title={one.title} titleLang="en" facts={facts} at={one.finishedAt} />
  );
};
