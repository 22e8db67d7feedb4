/** Each step is 10 percent longer than the one before, so a restored time is accurate to within 5 percent. */
const growth = Math.log(1.1);

/** The step of a time. Times under a millisecond belong to the first step. */
export const stepOf = (ms: number): number => Math.round(Math.log(Math.max(1, ms)) / growth);

/** The time in the middle of a step, in milliseconds. */
export const msOf = (step: number): number => Math.round(Math.exp(step * growth));

export type StepCount = { readonly step: number; readonly count: number };

/** The time within which this share of all measurements stayed. Null when there are no measurements. */
export const timeWithin = (counts: readonly StepCount[], share: number): number | null => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let left = Math.ceil(total * share);
  for (const { step, count } of counts.toSorted((a, b) => a.step - b.step)) {
    left -= count;
    if (left <= 0) return msOf(step);
  }
  return null;
};
