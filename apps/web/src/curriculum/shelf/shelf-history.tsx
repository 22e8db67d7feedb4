import type { ShelfCard } from '@pratik/contract/shelf';
import type { UseQueryResult } from '@tanstack/react-query';
import { LinkRow } from '../../ui/layout/link-rows.tsx';
import { PastList } from '../../ui/layout/past-list.tsx';
import { useShelfText } from './shelf.texts.ts';
import { onShelf, type Shelf } from './shelf.ts';
import type { ShelfFilter } from './use-shelf-filter.ts';

type Finished = {
  id: string;
  textId: string;
  title: string;
  levelId: string;
  finishedAt: string;
  right: number;
  total: number;
};

type ShelfHistoryProps<List, Row extends Finished> = {
  shelf: Pick<Shelf<ShelfCard>, 'kind' | 'path'>;
  filter: ShelfFilter;
  list: UseQueryResult<List>;
  rowsOf: (list: List) => readonly Row[];
  /** Returns further measured values of a history row as text, or null if it has none. */
  measuredOf: (row: Row) => string | null;
};

/** Lists the finished texts, newest first. */
export const ShelfHistory = <
  List extends { size: number; total: number; totalCapped: boolean },
  Row extends Finished,
>(
  props: ShelfHistoryProps<List, Row>,
) => {
  const { shelf, filter, list, rowsOf, measuredOf } = props;
  const { kind } = shelf;
  const t = useShelfText();
  return (
    <PastList
      list={list}
      rowsOf={rowsOf}
      page={filter.page}
      onPage={(page) => filter.change({ page: String(page + 1) })}
      words={{
        title: t(`${kind}.history`),
        empty: t(`${kind}.historyEmpty`),
        emptyText: t(`${kind}.historyEmptyText`),
        pages: t(`${kind}.historyPages`),
      }}
    >
      {(row) => {
        const { id, textId, title, levelId, finishedAt, right, total } = row;
        const score = total > 0 ? t('historyScore', { right, total }) : null;
        const facts = [levelId, score, measuredOf(row)].filter((fact) => fact !== null).join(' · ');
        return (
          <LinkRow
            key={id}
            to={onShelf(shelf, textId)}
            title={title}
            titleLang="en"
            facts={facts}
            at={finishedAt}
          />
        );
      }}
    </PastList>
  );
};
