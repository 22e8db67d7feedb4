/** z value of a 90 % confidence interval: its half-width in standard errors. */
const z = 1.645;

/**
 * Returns the 90 % confidence interval of an error rate, in errors per 100 words. Assumes that the number of errors
 * has a Poisson distribution, and uses Byar’s approximation, which is accurate for small counts and for 0.
 */
export const rateRange = (count: number, words: number): { from: number; to: number } => {
  const limit = (n: number, sign: 1 | -1) => n * (1 - 1 / (9 * n) + (sign * z) / (3 * Math.sqrt(n))) ** 3;
  return {
    from: count === 0 ? 0 : (100 * Math.max(0, limit(count, -1))) / words,
    to: (100 * limit(count + 1, 1)) / words,
  };
};
