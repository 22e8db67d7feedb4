import type { PlacementResult } from '@pratik/contract/placement';

type Share = PlacementResult['shares'][number];

/** How certain a result is, for its wording. */
export type Sureness = { kind: 'sure' | 'likely' | 'likelyAlone' | 'open'; first: Share; others: Share[] };

/** Probabilities from which a level is certain, is most likely, or is named as an alternative. */
const certain = 0.9;
const most = 0.6;
const worthNaming = 0.12;

/** The levels to name, the likeliest first; undefined when there are none. */
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

/** `B1` for "B1 · Orta"; a name without a short form is returned unchanged. */
export const shortName = (name: string): string => name.split(' · ')[0] ?? name;
