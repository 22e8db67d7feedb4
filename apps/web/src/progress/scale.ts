const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The round number at or above the highest value that the axis ends with, and its three lines. */
export const axisOf = (values: readonly number[]): { top: number; lines: readonly number[] } => {
  const highest = Math.max(10, ...values);
  const size = 10 ** Math.floor(Math.log10(highest));
  const top = (steps.find((step) => step * size >= highest) ?? 10) * size;
  return { top, lines: [0, top / 2, top] };
};
