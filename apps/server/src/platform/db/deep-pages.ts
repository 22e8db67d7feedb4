import type { Db } from './database.ts';
import { type Key, type OrderedList, sampleKeysAfter, selectKeysAfter } from './ordered-list.ts';

/** Rows between two places that are remembered, and the most a page skips over. */
const step = 1000;
/** How long a place keeps its number: as long as a total is kept. */
const cachedMs = 60_000;
const cachedLists = 16;

type Places = { since: number; keys: Key[] };

export type DeepPages = {
  /**
   * The keys of a page. The first thousand rows are counted as they stand; further on the count begins at a place
   * remembered for up to a minute. `name` tells a list from others, its filters and order included.
   */
  page(
    db: Db,
    name: string,
    list: OrderedList,
    range: { limit: number; offset: number },
  ): Promise<readonly Key[]>;
  /** Counts a list anew. */
  forget(name: string): void;
};

/** Pages of long lists by number, found by key (decision 12). `now`: epoch milliseconds. */
export const createDeepPages = (now: () => number): DeepPages => {
  const lists = new Map<string, Places>();

  const placesOf = (name: string): Places => {
    const known = lists.get(name);
    const places = known && now() - known.since < cachedMs ? known : { since: now(), keys: [] };
    // Last in the map is last used.
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
        // Another call may have walked the same way meanwhile.
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
