import type { Features } from '../src/statistics/features.ts';
import { bucketOf, logProbabilities, markOf, type Softmax } from '../src/statistics/softmax.ts';

/**
 * The counts of features have many more buckets than the weights. With few buckets, rare features share a bucket,
 * look frequent, and fill the weights with noise.
 */
const seenMask = 2 ** 28 - 1;

/** Trains a classifier with AdaGrad. Each feature bucket has its own learning rate. */
export class Learner {
  readonly model: Softmax & { weights: Float32Array };
  readonly #squares: Float32Array;
  readonly #out: Float64Array;
  readonly #seen: Uint8Array;
  readonly #least: number;
  loss = 0;
  examples = 0;
  /** Number of buckets that belong to a feature. */
  owned = 0;

  /** @param least a feature is learned from this occurrence on */
  constructor(classes: number, bits: number, least = 1) {
    this.model = { classes, bits, weights: new Float32Array(classes * 2 ** bits), step: 1 };
    if (least > 1) this.model.marks = new Uint8Array(2 ** bits);
    this.#squares = new Float32Array(2 ** bits).fill(0.5);
    this.#out = new Float64Array(classes);
    this.#seen = new Uint8Array(least > 1 ? seenMask + 1 : 0);
    this.#least = least;
  }

  /** Gives a feature one of its two buckets, unless both have an owner. Frequent features usually come first. */
  #claim(marks: Uint8Array, mask: number, id: number): void {
    const first = id & mask;
    if (marks[first] === 0) marks[first] = markOf(id);
    else if (marks[first ^ 1] === 0) marks[first ^ 1] = markOf(id);
    else return;
    this.owned++;
  }

  learn(features: Features, right: number, rate: number): void {
    const { classes, weights, bits, marks } = this.model;
    const mask = 2 ** bits - 1;
    if (marks) {
      let kept = 0;
      for (let f = 0; f < features.size; f++) {
        const id = features.ids[f] ?? 0;
        if (bucketOf(marks, mask, id) < 0) {
          const seen = (this.#seen[id & seenMask] ?? 0) + 1;
          if (seen < this.#least) {
            this.#seen[id & seenMask] = seen;
            continue;
          }
          this.#claim(marks, mask, id);
          if (bucketOf(marks, mask, id) < 0) continue;
        }
        features.ids[kept++] = id;
      }
      features.size = kept;
    }
    const out = this.#out;
    logProbabilities(this.model, features, out);
    this.loss -= out[right] ?? 0;
    this.examples++;
    let size = 0;
    for (let c = 0; c < classes; c++) {
      out[c] = (c === right ? 1 : 0) - Math.exp(out[c] ?? 0);
      size += (out[c] ?? 0) ** 2;
    }
    if (size < 1e-5) return;
    for (let f = 0; f < features.size; f++) {
      const id = features.ids[f] ?? 0;
      const bucket = marks ? bucketOf(marks, mask, id) : id & mask;
      this.#squares[bucket] = (this.#squares[bucket] ?? 0) + size;
      const step = rate / Math.sqrt(this.#squares[bucket] ?? 1);
      const row = bucket * classes;
      for (let c = 0; c < classes; c++) weights[row + c] = (weights[row + c] ?? 0) + step * (out[c] ?? 0);
    }
  }
}

/** Converts the weights of a model to integers of one byte. */
export function quantised(model: Softmax & { weights: Float32Array }, largest = 3): Softmax {
  const step = largest / 127;
  const weights = Int8Array.from(model.weights, (w) => Math.max(-127, Math.min(127, Math.round(w / step))));
  const { classes, bits, marks } = model;
  return { classes, bits, weights, step, ...(marks ? { marks } : {}) };
}

/** Stored weights smaller than this change no decision, but they fill most of the file. */
const smallest = 3;

/** Returns the model without the features whose weights are all small. */
export function pruned(model: Softmax): Softmax {
  if (model.marks === undefined) return model;
  const { classes } = model;
  const weights = Int8Array.from(model.weights);
  const marks = Uint8Array.from(model.marks);
  for (let bucket = 0; bucket < marks.length; bucket++) {
    const row = bucket * classes;
    if (weights.subarray(row, row + classes).some((w) => Math.abs(w) >= smallest)) continue;
    marks[bucket] = 0;
    weights.fill(0, row, row + classes);
  }
  return { ...model, weights, marks };
}
