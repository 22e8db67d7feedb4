/**
 * Growth of histogram buckets: the time of each bucket is 10 percent longer than the time of the previous bucket. A
 * time that is read back from a bucket has an error of at most 5 percent.
 */
const growth = Math.log(1.1);

/** Returns the bucket number of a time in milliseconds. A time below one millisecond belongs to the first bucket. */
export const stepOf = (ms: number): number => Math.round(Math.log(Math.max(1, ms)) / growth);

/** Returns the middle time of a bucket, in milliseconds. */
export const msOf = (step: number): number => Math.round(Math.exp(step * growth));

export type StepCount = { readonly step: number; readonly count: number };

/**
 * Returns the time in milliseconds that this share (0 to 1) of all measurements does not exceed; null without
 * measurements.
 */
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
