import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type RaisedConcern, raisedConcerns } from '../concern.ts';
import { buckets } from './features.ts';

/** What the classifier decides between: no concern, an unsure concern, or one of the concerns. */
export const outcomes = ['none', 'unsure', ...raisedConcerns] as const;
export type Outcome = (typeof outcomes)[number];

const kinds = outcomes.length;
/** Number of hidden units of the network. */
export const units = 8;
/** Number of weights of each bucket: first one for each outcome, then one for each hidden unit. */
export const width = kinds + units;

/** The network: the features lead to the outcomes directly, and also through one layer of hidden units. */
export type Network = {
  /** `weights[bucket * width + column]`, to be multiplied by the scale of the outcomes or of the units. */
  weights: Int8Array | Float32Array;
  scales: { outcomes: number; units: number };
  bias: readonly number[];
  unitBias: readonly number[];
  /** Weight of each unit for each outcome: `output[unit * outcomes.length + outcome]`. */
  output: readonly number[];
};

/** What the classifier thinks of a group of sentences. */
export type Opinion = {
  /** Probability that the sentences raise a certain concern. */
  certain: number;
  /** Probability that the sentences raise a concern, certain or unsure. */
  raised: number;
  /** The most probable concern. */
  concern: RaisedConcern;
};

/** Returns the probability of each outcome. */
export const probabilities = (
  { weights, scales, bias, unitBias, output }: Network,
  features: ReadonlyMap<number, number>,
): number[] => {
  const sums = new Float64Array(width);
  for (const [bucket, value] of features) {
    const first = bucket * width;
    for (let column = 0; column < width; column += 1)
      sums[column] = (sums[column] ?? 0) + value * (weights[first + column] ?? 0);
  }
  const active = unitBias.map((start, unit) => Math.tanh((sums[kinds + unit] ?? 0) * scales.units + start));
  const scores = bias.map((start, kind) =>
    active.reduce(
      (score, value, unit) => score + value * (output[unit * kinds + kind] ?? 0),
      (sums[kind] ?? 0) * scales.outcomes + start,
    ),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

export const opinionOf = (model: Network, features: ReadonlyMap<number, number>): Opinion => {
  const [none = 0, unsure = 0, ...each] = probabilities(model, features);
  const best = each.indexOf(Math.max(...each));
  return { certain: 1 - none - unsure, raised: 1 - none, concern: raisedConcerns[best] ?? 'self-harm' };
};

/** The file that `training/safety/train.ts` writes. `weights` is compressed with Brotli, in base64. */
export type ModelFile = Omit<Network, 'weights'> & { weights: string };

export const modelFile = new URL('./opinion-model.json', import.meta.url);

export const readModel = (): Network => {
  const { weights, ...rest } = JSON.parse(readFileSync(modelFile, 'utf8')) as ModelFile;
  const bytes = brotliDecompressSync(Buffer.from(weights, 'base64'));
  if (bytes.length !== buckets * width) throw new Error('The safety model has the wrong size');
  return { ...rest, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
};
