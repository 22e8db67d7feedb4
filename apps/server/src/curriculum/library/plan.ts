/**
 * State of a stored row: the library content that was last loaded into the row, and whether library updates still
 * change the row.
 */
export type Known = {
  key: string;
  /** Hash of the library content of the row; null when the row did not come from the library. */
  hash: string | null;
  /** Hash of the newer library content that is offered for an edited row. */
  offeredHash: string | null;
  edited: boolean;
  retired: boolean;
};

export type Plan<K, T> = {
  add: T[];
  change: T[];
  /** Retired rows whose unchanged content is in the library again. */
  revive: K[];
  /**
   * Edited rows for which the library has newer content, which is stored as an offer while the row stays unchanged.
   * Null removes an offer.
   */
  offer: (K & { offer: string | null })[];
  retire: K[];
};

/**
 * Plans how a library load changes the stored rows. Rows that an administrator edited or retired do not change.
 * @param complete whether the whole library could be read; if false, missing rows are not retired
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
 * Returns item kinds that have stored rows but no item in a library that was read without errors. A missing folder
 * is a more probable cause than an intended removal.
 */
export const lostKinds = (
  known: readonly (Known & { kind: string })[],
  given: readonly { kind: string }[],
): string[] => {
  const left = new Set(given.map(({ kind }) => kind));
  const had = known.filter(({ kind, hash, retired }) => hash !== null && !retired && !left.has(kind));
  return [...new Set(had.map(({ kind }) => kind))];
};
