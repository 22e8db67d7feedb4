/** A stored row: what the library last provided for it, and whether it still follows the library. */
export type Known = {
  key: string;
  /** Null when the library never provided the row. */
  hash: string | null;
  /** What the library has offered since an administrator edited the row. */
  offeredHash: string | null;
  edited: boolean;
  retired: boolean;
};

export type Plan<K, T> = {
  add: T[];
  change: T[];
  /** Rows that were missing from the library and have returned unchanged. */
  revive: K[];
  /**
   * Rows that an administrator edited and the library changed. The row stays and the offer is stored; null removes
   * the offer.
   */
  offer: (K & { offer: string | null })[];
  retire: K[];
};

/**
 * Plans how a library changes the stored rows. Edited rows stay unchanged, also when the edit was to retire them.
 * @param complete whether the whole library could be read; otherwise no row counts as missing
 */
export const planLoad = <K extends Known, T extends { key: string; hash: string }>(
  known: readonly K[],
  given: readonly T[],
  complete: boolean,
): Plan<K, T> => {
  const plan: Plan<K, T> = { add: [], change: [], revive: [], offer: [], retire: [] };
  const here = new Map(known.map((row) => [row.key, row]));
  for (const one of given) {
    const row = here.get(one.key);
    here.delete(one.key);
    if (!row) plan.add.push(one);
    else if (row.edited) {
      const offer = one.hash === row.hash ? null : one.hash;
      if (offer !== row.offeredHash) plan.offer.push({ ...row, offer });
    } else if (row.hash !== one.hash) plan.change.push(one);
    else if (row.retired) plan.revive.push(row);
  }
  if (complete)
    plan.retire = [...here.values()].filter((row) => row.hash !== null && !row.edited && !row.retired);
  return plan;
};

/**
 * Kinds that have stored rows but no items in a library that was read without errors. A missing folder is a more
 * likely cause than an intended removal.
 */
export const lostKinds = (
  known: readonly (Known & { kind: string })[],
  given: readonly { kind: string }[],
): string[] => {
  const left = new Set(given.map(({ kind }) => kind));
  const had = known.filter(({ kind, hash, retired }) => hash !== null && !retired && !left.has(kind));
  return [...new Set(had.map(({ kind }) => kind))];
};
