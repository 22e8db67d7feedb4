import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Delayed } from '../feedback/delayed.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { TextSkeleton } from '../feedback/skeletons.tsx';
import { ListPager } from '../table/list-pager.tsx';
import { LinkRows } from './link-rows.tsx';

type Frame = { size: number; total: number; totalCapped: boolean };

type PastListProps<List extends Frame, Row> = {
  /** The query that loads the list. */
  list: { data: List | undefined; error: Error | null; isPending: boolean; refetch: () => unknown };
  rowsOf: (list: List) => readonly Row[];
  /** Texts of the list. `pages` is the accessible name of the pager. */
  words: { title: string; empty: string; emptyText: string; pages: string };
  /** Page number; the first page is 0. */
  page: number;
  onPage: (page: number) => void;
  children: (row: Row) => ReactNode;
};

/** Lists past activities, newest first, with a pager. */
export const PastList = <List extends Frame, Row>(props: PastListProps<List, Row>) => {
  const { list, rowsOf, words, page, onPage, children } = props;
  const { data, error, isPending, refetch } = list;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {words.title}
      </Typography>
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={4} />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? (
        <EmptyState drawing="shelf" title={words.empty}>
          {words.emptyText}
        </EmptyState>
      ) : null}
      {data && data.total > 0 ? (
        <LinkRows
          foot={
            <ListPager
              label={words.pages}
              order="newest"
              page={page}
              size={data.size}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={rowsOf(data).length}
              onPage={onPage}
            />
          }
        >
          {rowsOf(data).map(children)}
        </LinkRows>
      ) : null}
    </section>
  );
};
