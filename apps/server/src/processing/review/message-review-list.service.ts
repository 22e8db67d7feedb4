import type { BodyOf } from '@pratik/contract/call';
import type { listMessages } from '@pratik/contract/message-process';
import type { Db } from '../../platform/db/database.ts';
import { createDeepPages } from '../../platform/db/deep-pages.ts';
import { filterOf } from './message-filter.ts';
import type { MessageFilter } from './message-review.store.ts';
import {
  countDisputedMatching,
  type ListedMessage,
  listOf,
  type MessageSort,
  selectRowsOf,
} from './message-review-list.store.ts';

type Asked = Omit<BodyOf<typeof listMessages>, 'page' | 'size'>;
type Range = { limit: number; offset: number };

const columns = {
  createdAt: 'created_at',
  finishedAt: 'finished_at',
  durationMs: 'duration_ms',
  attempts: 'attempts',
} as const;

/** Lists messages for message review, page by page. */
export const createMessageReviewList = (db: Db, timeZone: string) => {
  const deep = createDeepPages(() => Date.now());

  const keysOf = (filter: MessageFilter, by: MessageSort, range: Range) =>
    deep.page(db, JSON.stringify([filter, by]), listOf(db, filter, by), range);

  return {
    /** Returns the rows of a page. Messages with disputed corrections come first when the list is sorted by time. */
    async page({ sort, order, ...filters }: Asked, range: Range): Promise<ListedMessage[]> {
      const filter = filterOf(filters, timeZone);
      const by = { by: columns[sort], order };
      if (sort !== 'createdAt' || filter.disputed) {
        return selectRowsOf(db, await keysOf(filter, by, range));
      }
      const reported = await countDisputedMatching(db, filter);
      const first = range.offset < reported ? await keysOf({ ...filter, disputed: true }, by, range) : [];
      const limit = range.limit - first.length;
      const offset = Math.max(0, range.offset - reported);
      const others = limit > 0 ? await keysOf({ ...filter, disputed: false }, by, { limit, offset }) : [];
      return selectRowsOf(db, [...first, ...others]);
    },
  };
};
