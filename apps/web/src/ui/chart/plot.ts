const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/**
 * Returns the upper end of the axis and its three grid lines. The upper end is a round number that is not below the
 * highest value. Unless the axis shows fractions, for example of money, all grid lines are whole numbers and the
 * upper end is at least 10.
 */
export const axisOf = (
  values: readonly number[],
  fractions = false,
): { top: number; lines: readonly number[] } => {
  const highest = Math.max(fractions ? 0 : 10, ...values) || 1;
  const size = 10 ** Math.floor(Math.log10(highest));
  const tops = steps.map((step) => step * size).filter((top) => fractions || top % 2 === 0);
  const top = tops.find((one) => one >= highest) ?? 10 * size;
  return { top, lines: [0, top / 2, top] };
};

/** Returns the SVG path of a bar with rounded upper corners. A bar is at least two pixels high. */
export const roundedBar = (x: number, y: number, width: number, floor: number): string => {
  const head = Math.min(y, floor - 2);
  const radius = Math.min(5, width / 2, floor - head);
  return [
    `M${x},${floor}V${head + radius}`,
    `Q${x},${head} ${x + radius},${head}`,
    `H${x + width - radius}`,
    `Q${x + width},${head} ${x + width},${head + radius}`,
    `V${floor}Z`,
  ].join('');
};
