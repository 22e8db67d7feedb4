/** Each step is a tenth longer than the one before: what is read back is right to within a twentieth. */
const growth = Math.log(1.1);

/** The step a time falls in; anything under a millisecond is the first. */
export const stepOf = (ms: number): number => Math.round(Math.log(Math.max(1, ms)) / growth);

/** The milliseconds in the middle of a step. */
export const msOf = (step: number): number => Math.round(Math.exp(step * growth));

export type StepCount = { readonly step: number; readonly count: number };

/** The time that so large a share of all stayed within; null where there are none. */
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
