import { buckets } from '../../src/safety/opinion/features.ts';
import { type Network, type Outcome, outcomes, width } from '../../src/safety/opinion/opinion.ts';
import { randomNumbers } from './random.ts';

export type Example = { features: ReadonlyMap<number, number>; outcome: Outcome; weight: number };

/** How one member of the network is trained. */
type Recipe = {
  units: number;
  rounds: number;
  rate: number;
  /** Share of the features that are left out of an example in each round, so that no feature is relied on alone. */
  dropped: number;
  seed: number;
};

/** The members are trained one by one. The network averages their scores. The units of all members are `units`. */
const recipes: readonly Recipe[] = [
  { units: 0, rounds: 16, rate: 0.5, dropped: 0.4, seed: 20_261_128 },
  { units: 4, rounds: 6, rate: 0.2, dropped: 0.3, seed: 17 },
  { units: 4, rounds: 6, rate: 0.2, dropped: 0.3, seed: 33 },
];

const penalty = 0.0001;
/** Range of the random numbers with which the weights of the hidden units start. */
const spread = 0.6;

const kinds = outcomes.length;

/** Parameters with the sums of their squared slopes, as AdaGrad needs them. */
type Parameters = { values: Float32Array; squares: Float32Array };

const parameters = (count: number): Parameters => ({
  values: new Float32Array(count),
  squares: new Float32Array(count).fill(0.1),
});

const descend = ({ values, squares }: Parameters, at: number, slope: number, rate: number) => {
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(square);
};

type Packed = { buckets: Int32Array; values: Float32Array; outcome: number; weight: number };

const pack = ({ features, outcome, weight }: Example): Packed => ({
  buckets: Int32Array.from(features.keys()),
  values: Float32Array.from(features.values()),
  outcome: outcomes.indexOf(outcome),
  weight,
});

const shuffle = (order: number[], random: () => number) => {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
};

/** Returns the differences between the probabilities that result from scores and the right outcome. */
const errorsOf = (scores: readonly number[], { outcome, weight }: Packed): number[] => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power, kind) => weight * (power / total - (kind === outcome ? 1 : 0)));
};

/** Trains a member with one layer of hidden units, with AdaGrad, dropout and a penalty on the squared weights. */
function trainMember(packed: readonly Packed[], recipe: Recipe) {
  const { units: own, rounds, rate, dropped, seed } = recipe;
  const columns = kinds + own;
  const random = randomNumbers(seed);
  const weights = parameters(buckets * columns);
  const output = parameters(own * kinds);
  const bias = parameters(kinds);
  const unitBias = parameters(own);
  for (let at = 0; at < weights.values.length; at += 1)
    if (at % columns >= kinds) weights.values[at] = (random() - 0.5) * spread;
  for (let at = 0; at < output.values.length; at += 1) output.values[at] = (random() - 0.5) * spread;
  const sums = new Float64Array(columns);

  const learn = (example: Packed) => {
    const read = Array.from(example.buckets.keys()).filter(() => random() >= dropped);
    const valueAt = (i: number) => (example.values[i] ?? 0) / (1 - dropped);
    sums.fill(0);
    for (const i of read) {
      const first = (example.buckets[i] ?? 0) * columns;
      const value = valueAt(i);
      for (let column = 0; column < columns; column += 1)
        sums[column] = (sums[column] ?? 0) + value * (weights.values[first + column] ?? 0);
    }
    const active = Array.from(unitBias.values, (start, unit) => Math.tanh((sums[kinds + unit] ?? 0) + start));
    const weightOf = (unit: number, kind: number) => output.values[unit * kinds + kind] ?? 0;
    const scores = Array.from(bias.values, (start, kind) =>
      active.reduce((score, value, unit) => score + value * weightOf(unit, kind), (sums[kind] ?? 0) + start),
    );
    const errors = errorsOf(scores, example);
    const slopes = active.map(
      (value, unit) =>
        errors.reduce((sum, error, kind) => sum + error * weightOf(unit, kind), 0) * (1 - value * value),
    );
    for (const [kind, error] of errors.entries()) {
      descend(bias, kind, error, rate);
      for (const [unit, value] of active.entries()) {
        const at = unit * kinds + kind;
        descend(output, at, error * value + penalty * weightOf(unit, kind), rate);
      }
    }
    for (const [unit, slope] of slopes.entries()) descend(unitBias, unit, slope, rate);
    const changes = [...errors, ...slopes];
    for (const i of read) {
      const first = (example.buckets[i] ?? 0) * columns;
      const value = valueAt(i);
      for (let column = 0; column < columns; column += 1) {
        const at = first + column;
        descend(weights, at, (changes[column] ?? 0) * value + penalty * (weights.values[at] ?? 0), rate);
      }
    }
  };

  const order = packed.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) learn(packed[at] as Packed);
  }
  return {
    columns,
    weights: weights.values,
    bias: bias.values,
    unitBias: unitBias.values,
    output: output.values,
  };
}

/**
 * Trains the members and joins them to one network that averages their scores. The result is always the same for
 * the same examples.
 */
export function trainNetwork(examples: readonly Example[]): Network {
  const packed = examples.map(pack);
  const share = 1 / recipes.length;
  const weights = new Float32Array(buckets * width);
  const bias = outcomes.map(() => 0);
  const unitBias: number[] = [];
  const output: number[] = [];
  for (const recipe of recipes) {
    const member = trainMember(packed, recipe);
    for (const [kind, value] of member.bias.entries()) bias[kind] = (bias[kind] ?? 0) + share * value;
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      for (let column = 0; column < member.columns; column += 1) {
        const own = member.weights[bucket * member.columns + column] ?? 0;
        const at = bucket * width + (column < kinds ? column : column + unitBias.length);
        weights[at] = (weights[at] ?? 0) + (column < kinds ? share : 1) * own;
      }
    }
    unitBias.push(...member.unitBias);
    output.push(...Array.from(member.output, (value) => share * value));
  }
  return {
    weights: withoutUnread(weights, packed),
    scales: { outcomes: 1, units: 1 },
    bias,
    unitBias,
    output,
  };
}

/** Sets the weights of the buckets that no example has to zero: they still have the random numbers of the start. */
const withoutUnread = (weights: Float32Array, examples: readonly Packed[]): Float32Array => {
  const known = new Set(examples.flatMap((example) => [...example.buckets]));
  return weights.map((weight, at) => (known.has(Math.floor(at / width)) ? weight : 0));
};

/** Rounds the weights to 8 bits, and the other numbers to 4 decimals, as the model file stores them. */
export function quantised({ weights, bias, unitBias, output }: Network): Network & { weights: Int8Array } {
  const most = { outcomes: 0, units: 0 };
  for (const [at, weight] of weights.entries()) {
    const part = at % width < kinds ? 'outcomes' : 'units';
    most[part] = Math.max(most[part], Math.abs(weight));
  }
  const scales = { outcomes: most.outcomes / 127, units: most.units / 127 };
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 10_000) / 10_000);
  return {
    weights: Int8Array.from(weights, (weight, at) =>
      Math.round(weight / (at % width < kinds ? scales.outcomes : scales.units)),
    ),
    scales,
    bias: rounded(bias),
    unitBias: rounded(unitBias),
    output: rounded(output),
  };
}
