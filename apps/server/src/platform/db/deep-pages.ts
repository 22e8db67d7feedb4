import type { Db } from './database.ts';
import { type Key, type OrderedList, sampleKeysAfter, selectKeysAfter } from './ordered-list.ts';

/** Distance between two cached positions, in rows; also the maximum number of rows that a page skips. */
const step = 1000;
/** Time for which a position is cached, in milliseconds; the same time as for the total count of a list. */
const cachedMs = 60_000;
const cachedLists = 16;

type Places = { since: number; keys: Key[] };

export type DeepPages = {
  /**
   * Returns the keys of a page. The first thousand rows are counted from the start; later pages are counted from a
   * position cached for up to a minute. `name` identifies a list including its filters and sort order.
   */
  page(
    db: Db,
    name: string,
    list: OrderedList,
    range: { limit: number; offset: number },
  ): Promise<readonly Key[]>;
  /** Discards the cached positions of a list. */
  forget(name: string): void;
};

/**
 * Finds the pages of long lists by sort key instead of offset (decision 12). `now` returns the time in epoch
 * milliseconds.
 */
export const createDeepPages = (now: () => number): DeepPages => {
  const lists = new Map<string, Places>();

  const placesOf = (name: string): Places => {
    const known = lists.get(name);
    const places = known && now() - known.since < cachedMs ? known : { since: now(), keys: [] };
    // Moves the list to the end of the map, because the last entry is the most recently used one.
    lists.delete(name);
    lists.set(name, places);
    if (lists.size > cachedLists) lists.delete(lists.keys().next().value ?? name);
    return places;
  };

  return {
    async page(db, name, list, { limit, offset }) {
      const nearest = Math.floor(offset / step);
      if (nearest === 0) return selectKeysAfter(db, list, undefined, { skip: offset, limit });
      const { keys } = placesOf(name);
      const from = keys.length;
      if (from < nearest) {
        const found = await sampleKeysAfter(db, list, keys.at(-1), { step, count: nearest - from });
        // The assignment keeps existing positions, because a concurrent call may have added them.
        for (const [index, key] of found.entries()) keys[from + index] ??= key;
      }
      const place = keys[nearest - 1];
      return place === undefined
        ? []
        : selectKeysAfter(db, list, place, { skip: offset - nearest * step, limit });
    },
    forget: (name) => void lists.delete(name),
  };
};
