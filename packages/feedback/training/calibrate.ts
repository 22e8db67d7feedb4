import { largestMargin } from '../src/statistics/calibration.ts';
import { groupOf } from '../src/statistics/groups.ts';

/**
 * A suggestion of the classifiers, whether it is right (1 or 0), and how much it counts. `agreed`: 1 if a rule suggests
 * the same change, otherwise 0.
 */
export type Suggestion = { kind: string; margin: number; right: number; weight: number; agreed: number };

/** Ridge penalties: they keep the weights of rare groups and kinds near those of all suggestions. */
const ofGroup = 0.3;
const ofSlope = 5;
const ofKind = 1.5;
const steps = 2_000;

/** Adam: one step of gradient descent for a list of weights. */
class Weights {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.gradient = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  step(time: number, penalty: number): void {
    for (let at = 0; at < this.values.length; at++) {
      const slope = (this.gradient[at] ?? 0) + penalty * (this.values[at] ?? 0);
      this.#mean[at] = 0.9 * (this.#mean[at] ?? 0) + 0.1 * slope;
      this.#square[at] = 0.99 * (this.#square[at] ?? 0) + 0.01 * slope * slope;
      const mean = (this.#mean[at] ?? 0) / (1 - 0.9 ** time);
      const square = (this.#square[at] ?? 0) / (1 - 0.99 ** time);
      this.values[at] = (this.values[at] ?? 0) - (0.03 * mean) / (Math.sqrt(square) + 1e-6);
    }
    this.gradient.fill(0);
  }
}

/**
 * Fits a logistic model of the probability that a suggestion is right. All groups share a bias and a slope; each
 * group and each kind may differ from them, but little if it is rare.
 */
export function calibrate(suggestions: readonly Suggestion[]) {
  const groups = [...new Set(suggestions.map(({ kind }) => groupOf(kind)))].sort();
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))].sort();
  const groupIds = Int32Array.from(suggestions, ({ kind }) => groups.indexOf(groupOf(kind)));
  const kindIds = Int32Array.from(suggestions, ({ kind }) => kinds.indexOf(kind));
  const [shared, biases, slopes, own] = [
    new Weights(3),
    new Weights(groups.length),
    new Weights(groups.length),
    new Weights(kinds.length),
  ];
  shared.values.set([-2, 0.5, 0]);
  const add = (to: Weights, at: number, value: number) => {
    to.gradient[at] = (to.gradient[at] ?? 0) + value;
  };
  const at = ({ values }: Weights, index: number) => values[index] ?? 0;
  for (let time = 1; time <= steps; time++) {
    for (const [index, { margin, right, weight, agreed }] of suggestions.entries()) {
      const [group, kind] = [groupIds[index] ?? 0, kindIds[index] ?? 0];
      const size = Math.min(margin, largestMargin);
      const slope = at(shared, 1) + at(slopes, group);
      const score = at(shared, 0) + at(biases, group) + slope * size + at(own, kind) + agreed * at(shared, 2);
      const error = (1 / (1 + Math.exp(-score)) - right) * weight;
      add(shared, 0, error);
      add(shared, 1, error * size);
      add(shared, 2, error * agreed);
      add(biases, group, error);
      add(slopes, group, error * size);
      add(own, kind, error);
    }
    shared.step(time, 0);
    biases.step(time, ofGroup);
    slopes.step(time, ofSlope);
    own.step(time, ofKind);
  }
  return {
    agreement: at(shared, 2),
    groups: groups.map(
      (name, index) => [name, at(shared, 0) + at(biases, index), at(shared, 1) + at(slopes, index)] as const,
    ),
    kinds: kinds.map((name, index) => [name, at(own, index)] as const),
  };
}
