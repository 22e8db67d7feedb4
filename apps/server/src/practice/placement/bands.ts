import { massBetween, type Posterior } from './rasch.ts';

/** A level with its threshold, in curriculum order. */
export type Threshold = { id: string; abilityFrom: number | null };

/** The range of abilities that belongs to a level, in logits of the placement scale. */
export type Band = { levelId: string; from: number; to: number };

/** Half the usual width of a level, in logits; used for the two outer bands, which are open at one end. */
const halfBand = 0.75;

/**
 * Converts the levels to bands without gaps, easiest first. The first level starts at the bottom of the scale. Any
 * other level without a threshold is not part of the scale.
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

/** The start difficulty of a level’s items until they are calibrated: the middle of the band. */
export const middleOf = ({ from, to }: Band): number => {
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + halfBand;
  return Number.isFinite(to) ? to - halfBand : 0;
};

export const bandOf = (bands: readonly Band[], levelId: string | null): Band | undefined =>
  bands.find((band) => band.levelId === levelId);

/** The level of an ability. */
export const levelAt = (bands: readonly Band[], ability: number): string | null =>
  bands.find(({ from, to }) => ability >= from && ability < to)?.levelId ?? null;

/** The probability of each level, 0–1, in level order. */
export const sharesOf = (
  bands: readonly Band[],
  posterior: Posterior,
): { levelId: string; share: number }[] =>
  bands.map(({ levelId, from, to }) => ({ levelId, share: massBetween(posterior, from, to) }));
