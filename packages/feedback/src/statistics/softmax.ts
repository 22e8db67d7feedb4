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
  /**
   * For each bucket, a byte of the hash of the feature that owns it, or 0 if the bucket is free. Features that own no
   * bucket are ignored, so that they add no noise. Without this list, features share buckets.
   */
  marks?: Uint8Array;
};

export const markOf = (id: number): number => id >>> 24 || 1;

/** Returns the bucket that a feature owns, or -1. A feature owns one of two neighbouring buckets. */
export function bucketOf(marks: Uint8Array, mask: number, id: number): number {
  const mark = markOf(id);
  const first = id & mask;
  if (marks[first] === mark) return first;
  const second = first ^ 1;
  return marks[second] === mark ? second : -1;
}

/** Writes the log-probability of each class into `out`. */
export function logProbabilities(model: Softmax, features: Features, out: Float64Array): void {
  const { classes, weights, step, marks } = model;
  const mask = 2 ** model.bits - 1;
  out.fill(0, 0, classes);
  for (let f = 0; f < features.size; f++) {
    const id = features.ids[f] ?? 0;
    const bucket = marks === undefined ? id & mask : bucketOf(marks, mask, id);
    if (bucket < 0) continue;
    const row = bucket * classes;
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
