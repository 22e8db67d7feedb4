import type { Features } from './features.ts';

/**
 * A log-linear classifier over hashed features. The weights of all classes for one feature bucket are adjacent in
 * memory.
 */
export type Softmax = {
  classes: number;
  /** The number of buckets is 2 to the power of `bits`. */
  bits: number;
  weights: Int8Array | Float32Array;
  /** Factor by which a stored weight is multiplied to get the actual weight. */
  step: number;
};

/** Writes the log-probability of each class into `out`. */
export function logProbabilities(model: Softmax, features: Features, out: Float64Array): void {
  const { classes, weights, step } = model;
  const mask = 2 ** model.bits - 1;
  out.fill(0, 0, classes);
  for (let f = 0; f < features.size; f++) {
    const row = ((features.ids[f] ?? 0) & mask) * classes;
    for (let c = 0; c < classes; c++) out[c] = (out[c] ?? 0) + (weights[row + c] ?? 0);
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < classes; c++) {
    out[c] = (out[c] ?? 0) * step;
    highest = Math.max(highest, out[c] ?? 0);
  }
  let total = 0;
  for (let c = 0; c < classes; c++) total += Math.exp((out[c] ?? 0) - highest);
  const norm = highest + Math.log(total);
  for (let c = 0; c < classes; c++) out[c] = (out[c] ?? 0) - norm;
}
