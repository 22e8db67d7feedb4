/** A row that is there: what the library last gave for it, and whether it is still the library's. */
export type Known = {
  key: string;
  /** Null when no library ever gave it. */
  hash: string | null;
  /** What the library offers since an administrator edited the row. */
  offeredHash: string | null;
  edited: boolean;
  retired: boolean;
};

export type Plan<K, T> = {
  add: T[];
  change: T[];
  /** Gone once, and there again as it was. */
  revive: K[];
  /** Edited here, changed there: the row stays, the offer is noted; null takes it back. */
  offer: (K & { offer: string | null })[];
  retire: K[];
};

/**
 * What a library changes in what is there. An edited row is left alone, also where editing it meant retiring it.
 * @param complete whether all of the library could be read; otherwise nothing counts as gone
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
 * Kinds of which there was something, and of which a library that can be read has nothing: more likely a folder that
 * got lost than a decision.
 */
export const lostKinds = (
  known: readonly (Known & { kind: string })[],
  given: readonly { kind: string }[],
): string[] => {
  const left = new Set(given.map(({ kind }) => kind));
  const had = known.filter(({ kind, hash, retired }) => hash !== null && !retired && !left.has(kind));
  return [...new Set(had.map(({ kind }) => kind))];
};
