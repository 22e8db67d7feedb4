import type { PlacementResult } from '@pratik/contract/placement';

type Share = PlacementResult['shares'][number];

/** What is said of how sure a result is. */
export type Sureness = { kind: 'sure' | 'likely' | 'likelyAlone' | 'open'; first: Share; others: Share[] };

/** From here on a level is as good as certain, most likely, or worth naming beside another. */
const certain = 0.9;
const most = 0.6;
const worthNaming = 0.12;

/** Which levels to name, the likeliest first; undefined where there is none. */
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

/** `B1` for "B1 · Orta"; a name without a short form stays whole. */
export const shortName = (name: string): string => name.split(' · ')[0] ?? name;
