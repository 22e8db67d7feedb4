import type { PlacementResult } from '@pratik/contract/placement';

type Share = PlacementResult['shares'][number];

/** Certainty of a placement result, which decides how the result is worded. */
export type Sureness = { kind: 'sure' | 'likely' | 'likelyAlone' | 'open'; first: Share; others: Share[] };

/** Minimum probability of a level that is called certain. */
const certain = 0.9;
/** Minimum probability of a level that is called most likely. */
const most = 0.6;
/** Minimum probability of another level that the result also names. */
const worthNaming = 0.12;

/** Returns how certain the result is and which levels to name, most likely first. Undefined if there are no levels. */
export const surenessOf = (shares: readonly Share[]): Sureness | undefined => {
  const [first, ...rest] = shares.toSorted((a, b) => b.share - a.share);
  if (!first) return undefined;
  const others = rest.filter(({ share }) => share >= worthNaming);
  if (first.share >= certain) return { kind: 'sure', first, others: [] };
  if (others.length === 0) return { kind: 'likelyAlone', first, others };
  return first.share >= most
    ? { kind: 'likely', first, others }
    : { kind: 'open', first, others: others.slice(0, 1) };
};

/**
 * Returns the short form of a level name, such as `B1` for “B1 · Orta”. A name without a short form is returned
 * unchanged.
 */
export const shortName = (name: string): string => name.split(' · ')[0] ?? name;
