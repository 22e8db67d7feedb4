/** Part of a text with the numbers of the corrections that cover it. The first correction is 1. */
export type Stretch = { readonly start: number; readonly text: string; readonly marks: readonly number[] };

type Place = { readonly start: number; readonly end: number };

/**
 * Splits a text at the start and end of each correction, so that overlapping corrections can all be highlighted.
 * A correction that only inserts text (`start` equals `end`) produces an empty part.
 * Offsets are UTF-16 code units. Offsets outside the text are clamped to the ends of the text.
 */
export const markText = (text: string, places: readonly Place[]): Stretch[] => {
  const within = (at: number) => Math.min(Math.max(at, 0), text.length);
  const clipped = places.map(({ start, end }, index) => ({
    number: index + 1,
    start: within(start),
    end: Math.max(within(start), within(end)),
  }));
  const cuts = [...new Set([0, text.length, ...clipped.flatMap(({ start, end }) => [start, end])])].sort(
    (one, other) => one - other,
  );
  return cuts.flatMap((start, index) => {
    const end = cuts[index + 1];
    const inserted = clipped.filter((place) => place.start === start && place.end === start);
    const point =
      inserted.length > 0 ? [{ start, text: '', marks: inserted.map(({ number }) => number) }] : [];
    if (end === undefined) return point;
    const marks = clipped
      .filter((place) => place.start <= start && place.end >= end)
      .map(({ number }) => number);
    return [...point, { start, text: text.slice(start, end), marks }];
  });
};
