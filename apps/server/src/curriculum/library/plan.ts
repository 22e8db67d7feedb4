/** State of a stored row: the library content last loaded for the row, and whether library updates still change it. */
export type Known = {
  key: string;
  /** Null when the row did not come from the library. */
  hash: string | null;
  /** Hash of the library content offered since an administrator edited the row. */
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
   * Edited rows for which the library has newer content. The row stays unchanged and the offer is stored; null
   * removes the offer.
   */
  offer: (K & { offer: string | null })[];
  retire: K[];
};

/**
 * Plans how a library load changes the stored rows. Rows that an administrator edited or retired stay unchanged.
 * @param complete whether the whole library could be read; otherwise missing rows are not retired
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
 * Returns kinds that have stored rows but no items in a library read without errors. The cause is probably a
 * missing folder, not an intended removal.
 */
export const lostKinds = (
  known: readonly (Known & { kind: string })[],
  given: readonly { kind: string }[],
): string[] => {
  const left = new Set(given.map(({ kind }) => kind));
  const had = known.filter(({ kind, hash, retired }) => hash !== null && !retired && !left.has(kind));
  return [...new Set(had.map(({ kind }) => kind))];
};
