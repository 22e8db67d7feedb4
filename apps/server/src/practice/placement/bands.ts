import { massBetween, type Posterior } from './rasch.ts';

/** A level with the lowest ability that belongs to it; levels are listed in curriculum order. */
export type Threshold = { id: string; abilityFrom: number | null };

/** The range of abilities that belongs to a level, in logits of the placement scale. */
export type Band = { levelId: string; from: number; to: number };

/**
 * Half the usual width of a level, in logits. Used for the lowest and the highest level, which have no bound at one
 * end.
 */
const halfBand = 0.75;

/**
 * Converts levels to bands without gaps, easiest first. The first level starts at the bottom of the scale. A later
 * level without a threshold has no band.
 */
export const bandsOf = (levels: readonly Threshold[]): Band[] => {
  const [first, ...others] = levels;
  if (!first) return [];
  const cuts = others
    .flatMap(({ id, abilityFrom }) => (abilityFrom === null ? [] : [{ levelId: id, from: abilityFrom }]))
    .toSorted((a, b) => a.from - b.from);
  const starts = [{ levelId: first.id, from: Number.NEGATIVE_INFINITY }, ...cuts];
  return starts.map((band, index) => ({
    ...band,
    to: starts[index + 1]?.from ?? Number.POSITIVE_INFINITY,
  }));
};

/** Returns the initial difficulty of a level’s items before calibration: the middle of the band. */
export const middleOf = ({ from, to }: Band): number => {
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + halfBand;
  return Number.isFinite(to) ? to - halfBand : 0;
};

export const bandOf = (bands: readonly Band[], levelId: string | null): Band | undefined =>
  bands.find((band) => band.levelId === levelId);

/** Returns the id of the level to which an ability belongs. */
export const levelAt = (bands: readonly Band[], ability: number): string | null =>
  bands.find(({ from, to }) => ability >= from && ability < to)?.levelId ?? null;

/** Returns the probability of each level (0 to 1), in level order. */
export const sharesOf = (
  bands: readonly Band[],
  posterior: Posterior,
): { levelId: string; share: number }[] =>
  bands.map(({ levelId, from, to }) => ({ levelId, share: massBetween(posterior, from, to) }));
