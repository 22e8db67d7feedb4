import { massBetween, type Posterior } from './rasch.ts';

/** A level as it stands in the curriculum, in its order. */
export type Threshold = { id: string; abilityFrom: number | null };

/** The abilities that count as a level, in logits of the placement scale. */
export type Band = { levelId: string; from: number; to: number };

/** Half of what a level usually spans, for the two whose band has an open end. */
const halfBand = 0.75;

/**
 * The levels as bands without gaps, easiest first. The first level begins where the scale does; another one without
 * a least ability is no part of the scale.
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

/** Where the items of a level are looked for until they have been answered: the middle of its band. */
export const middleOf = ({ from, to }: Band): number => {
  if (Number.isFinite(from) && Number.isFinite(to)) return (from + to) / 2;
  if (Number.isFinite(from)) return from + halfBand;
  return Number.isFinite(to) ? to - halfBand : 0;
};

export const bandOf = (bands: readonly Band[], levelId: string | null): Band | undefined =>
  bands.find((band) => band.levelId === levelId);

/** The level an ability lies in. */
export const levelAt = (bands: readonly Band[], ability: number): string | null =>
  bands.find(({ from, to }) => ability >= from && ability < to)?.levelId ?? null;

/** How likely each level is, 0–1, in the order of the levels. */
export const sharesOf = (
  bands: readonly Band[],
  posterior: Posterior,
): { levelId: string; share: number }[] =>
  bands.map(({ levelId, from, to }) => ({ levelId, share: massBetween(posterior, from, to) }));
