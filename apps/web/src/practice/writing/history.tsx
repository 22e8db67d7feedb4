import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { listPieces } from '@pratik/contract/writing';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useBilingual } from '../../lib/i18n.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { ListPager } from '../../ui/list-pager.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { historyQuery } from './writing.queries.ts';
import { useWritingText } from './writing.texts.ts';
import { piecePath } from './writing-path.ts';

type Sent = AnswerOf<typeof listPieces>['pieces'][number];
type HistoryProps = { page: number; onPage: (page: number) => void };

/** What was sent, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = useWritingText();
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
              shown={data.pieces.length}
              onPage={onPage}
            />
          }
        >
          {data.pieces.map((piece) => (
            <Row key={piece.id} piece={piece} />
          ))}
        </LinkRows>
      ) : null}
    </section>
  );
};

const Row = ({ piece }: { piece: Sent }) => {
  const t = useWritingText();
  const pick = useBilingual();
  const facts = [
    t('words', { count: piece.words }),
    ...(piece.drafts > 1 ? [t('historyDrafts', { count: piece.drafts })] : []),
    piece.corrections === null
      ? t('historyWaiting')
      : piece.corrections === 0
        ? t('historyNoCorrections')
        : t('historyCorrections', { count: piece.corrections }),
    ...(piece.level === null ? [] : [t('historyLevel', { level: piece.level })]),
  ].join(' · ');
  return piece.promptTitle ? (
    <LinkRow to={piecePath(piece.id)} title={pick(piece.promptTitle)} facts={facts} at={piece.submittedAt} />
  ) : (
    <LinkRow
      to={piecePath(piece.id)}
      title={piece.excerpt}
      titleLang="en"
      facts={facts}
      at={piece.submittedAt}
    />
  );
};
