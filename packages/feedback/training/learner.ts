import type { Features } from '../src/statistics/features.ts';
import { logProbabilities, type Softmax } from '../src/statistics/softmax.ts';

/** Trains a classifier with AdaGrad. Each feature bucket has its own learning rate. */
export class Learner {
  readonly model: Softmax & { weights: Float32Array };
  readonly #squares: Float32Array;
  readonly #out: Float64Array;
  readonly #seen: Uint8Array;
  readonly #least: number;
  loss = 0;
  examples = 0;

  /**
   * @param least minimum number of occurrences of a feature in the counting pass; less frequent features are
   * ignored
   */
  constructor(classes: number, bits: number, least = 1) {
    this.model = { classes, bits, weights: new Float32Array(classes * 2 ** bits), step: 1 };
    this.#squares = new Float32Array(2 ** bits).fill(0.5);
    this.#out = new Float64Array(classes);
    this.#seen = new Uint8Array(least > 1 ? 2 ** 24 : 0);
    this.#least = least;
  }

  count(features: Features): void {
    for (let f = 0; f < features.size; f++) {
      const at = (features.ids[f] ?? 0) & 0xffffff;
      if ((this.#seen[at] ?? 0) < 255) this.#seen[at] = (this.#seen[at] ?? 0) + 1;
    }
  }

  learn(features: Features, right: number, rate: number): void {
    const { classes, weights, bits } = this.model;
    const mask = 2 ** bits - 1;
    if (this.#least > 1) {
      let kept = 0;
      for (let f = 0; f < features.size; f++) {
        const id = features.ids[f] ?? 0;
        if ((this.#seen[id & 0xffffff] ?? 0) >= this.#least) features.ids[kept++] = id;
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
      const bucket = (features.ids[f] ?? 0) & mask;
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
  return { classes: model.classes, bits: model.bits, weights, step };
}
