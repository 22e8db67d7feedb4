import type { AnswerOf } from '@pratik/contract/call';
import type { listPieces } from '@pratik/contract/writing';
import { useQuery } from '@tanstack/react-query';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkRow } from '../../../ui/layout/link-rows.tsx';
import { PastList } from '../../../ui/layout/past-list.tsx';
import { historyQuery } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';
import { piecePath } from '../writing-path.ts';

type Sent = AnswerOf<typeof listPieces>['pieces'][number];
type HistoryProps = { page: number; onPage: (page: number) => void };

/** Lists the submitted pieces, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = useWritingText();
  const list = useQuery(historyQuery(page));
  return (
    <PastList
      list={list}
      rowsOf={({ pieces }) => pieces}
      page={page}
      onPage={onPage}
      words={{
        title: t('history'),
        empty: t('historyEmpty'),
        emptyText: t('historyEmptyText'),
        pages: t('historyPages'),
      }}
    >
      {(piece) => <Row key={piece.id} piece={piece} />}
    </PastList>
  );
};

/** Returns the result of the check as text. It says “no corrections” only if the checker is certain. */
const foundIn = ({ corrections, checked }: Sent, t: ReturnType<typeof useWritingText>): string[] => {
  if (corrections === null) return [t('historyWaiting')];
  if (corrections > 0) return [t('historyCorrections', { count: corrections })];
  if (checked === 'unreadable') return [t('historyNotChecked')];
  return checked === 'right' ? [t('historyNoCorrections')] : [];
};

const Row = ({ piece }: { piece: Sent }) => {
  const t = useWritingText();
  const pick = useBilingual();
  const facts = [
    t('words', { count: piece.words }),
    ...(piece.drafts > 1 ? [t('historyDrafts', { count: piece.drafts })] : []),
    ...foundIn(piece, t),
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
