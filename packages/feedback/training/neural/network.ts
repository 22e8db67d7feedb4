import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A matrix of one-byte integers. Each row has its own factor (`steps`) by which its integers are multiplied. */
type Bytes = { rows: number; columns: number; steps: Float32Array; bytes: Int8Array };
/** An affine map. The weights of each output are adjacent in memory. */
type Affine = { inputs: number; outputs: number; weights: Float64Array; bias: Float64Array };

export type Network = {
  embeddings: readonly Bytes[];
  into: Affine;
  /** Convolution layers. Each layer reads a token and the two tokens at the distance `dilation` from it. */
  layers: readonly { dilation: number; affine: Affine; scale: Float64Array; shift: Float64Array }[];
  change: Affine;
  insertion: Affine;
};

/** A matrix in the format of the training program. A row contains the weights of one output, or one embedding. */
export type Matrix = { name: string; rows: number; columns: number; values: Float32Array };
type Part = { name: string; rows: number; columns: number };
type Head = { dilations: number[]; parts: Part[] };

/**
 * Encodes the network as a compressed file. The numbers of each matrix become one-byte integers with one factor per
 * row.
 */
export function encodeNetwork(dilations: number[], matrices: readonly Matrix[]): Buffer {
  const parts = matrices.map(({ name, rows, columns }) => ({ name, rows, columns }));
  const json = Buffer.from(JSON.stringify({ dilations, parts } satisfies Head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  const pieces = [size, json];
  for (const { rows, columns, values } of matrices) {
    const steps = Buffer.alloc(4 * rows);
    const bytes = new Int8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const own = values.subarray(row * columns, (row + 1) * columns);
      const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
      steps.writeFloatLE(step, 4 * row);
      own.forEach((value, at) => {
        bytes[row * columns + at] = Math.round(value / Math.fround(step));
      });
    }
    pieces.push(steps, Buffer.from(bytes.buffer));
  }
  return brotliCompressSync(Buffer.concat(pieces), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

export function decodeNetwork(file: Buffer): Network {
  const all = brotliDecompressSync(file);
  let at = 4 + all.readUInt32LE(0);
  const { dilations, parts } = JSON.parse(all.subarray(4, at).toString()) as Head;
  const read = new Map<string, Bytes>();
  for (const { name, rows, columns } of parts) {
    const steps = Float32Array.from({ length: rows }, (_, row) => all.readFloatLE(at + 4 * row));
    at += 4 * rows;
    read.set(name, {
      rows,
      columns,
      steps,
      bytes: Int8Array.from(new Int8Array(all.buffer, all.byteOffset + at, rows * columns)),
    });
    at += rows * columns;
  }
  const part = (name: string): Bytes => {
    const found = read.get(name);
    if (found === undefined) throw new Error(`The network has no part "${name}"`);
    return found;
  };
  const numbers = (name: string): Float64Array => {
    const { rows, columns, steps, bytes } = part(name);
    const values = new Float64Array(rows * columns);
    for (const [index, byte] of bytes.entries())
      values[index] = byte * (steps[Math.floor(index / columns)] ?? 0);
    return values;
  };
  const affine = (name: string): Affine => {
    const { rows, columns } = part(`${name}.weight`);
    return {
      inputs: columns,
      outputs: rows,
      weights: numbers(`${name}.weight`),
      bias: numbers(`${name}.bias`),
    };
  };
  return {
    embeddings: ['word', 'ending', 'tag', 'capital'].map((name) => part(`${name}.weight`)),
    into: affine('into'),
    layers: dilations.map((dilation, layer) => ({
      dilation,
      affine: affine(`layers.${layer}`),
      scale: numbers(`norms.${layer}.weight`),
      shift: numbers(`norms.${layer}.bias`),
    })),
    change: affine('change'),
    insertion: affine('insertion'),
  };
}

/**
 * Applies an affine map to `count` vectors. Processes four vectors at a time, so that each weight is read only once
 * for all four.
 */
function apply({ inputs, outputs, weights, bias }: Affine, input: Float64Array, count: number): Float64Array {
  const rounded = Math.ceil(count / 4) * 4;
  const padded = new Float64Array(rounded * inputs);
  padded.set(input.subarray(0, count * inputs));
  const result = new Float64Array(rounded * outputs);
  for (let row = 0; row < rounded; row += 4) {
    const a = row * inputs;
    const b = a + inputs;
    const c = b + inputs;
    const d = c + inputs;
    for (let output = 0; output < outputs; output++) {
      const from = output * inputs;
      let [s, t, u, v] = [0, 0, 0, 0];
      for (let k = 0; k < inputs; k++) {
        const weight = weights[from + k] as number;
        s += weight * (padded[a + k] as number);
        t += weight * (padded[b + k] as number);
        u += weight * (padded[c + k] as number);
        v += weight * (padded[d + k] as number);
      }
      const own = bias[output] as number;
      const to = row * outputs + output;
      result[to] = s + own;
      result[to + outputs] = t + own;
      result[to + 2 * outputs] = u + own;
      result[to + 3 * outputs] = v + own;
    }
  }
  return result;
}

function rectify(values: Float64Array): void {
  for (let at = 0; at < values.length; at++) if ((values[at] as number) < 0) values[at] = 0;
}

function normalise(values: Float64Array, count: number, scale: Float64Array, shift: Float64Array): void {
  const { length } = scale;
  for (let row = 0; row < count; row++) {
    const from = row * length;
    let sum = 0;
    let squares = 0;
    for (let k = 0; k < length; k++) sum += values[from + k] as number;
    const mean = sum / length;
    for (let k = 0; k < length; k++) squares += ((values[from + k] as number) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / length + 1e-5);
    for (let k = 0; k < length; k++) {
      const value = ((values[from + k] as number) - mean) * factor;
      values[from + k] = value * (scale[k] as number) + (shift[k] as number);
    }
  }
}

/** Converts the scores of each row to log-probabilities. */
function logSoftmax(values: Float64Array, count: number, classes: number): Float64Array {
  for (let row = 0; row < count; row++) {
    const own = values.subarray(row * classes, (row + 1) * classes);
    let most = own[0] as number;
    for (const value of own) if (value > most) most = value;
    let sum = 0;
    for (const value of own) sum += Math.exp(value - most);
    const all = most + Math.log(sum);
    for (let k = 0; k < classes; k++) own[k] = (own[k] as number) - all;
  }
  return values;
}

/**
 * Returns the log-probabilities of all changes and insertions for each token. `rows` contains four embedding rows
 * per token: word, ending, tag and capital.
 */
export function run(network: Network, rows: Int32Array): { changes: Float64Array; insertions: Float64Array } {
  const count = rows.length / 4;
  const { embeddings, into } = network;
  const input = new Float64Array(count * into.inputs);
  let to = 0;
  for (let token = 0; token < count; token++) {
    for (const [part, { columns, steps, bytes }] of embeddings.entries()) {
      const row = rows[token * 4 + part] as number;
      for (let k = 0; k < columns; k++)
        input[to++] = (bytes[row * columns + k] as number) * (steps[row] as number);
    }
  }
  let x = apply(into, input, count);
  rectify(x);
  const width = into.outputs;
  const wide = new Float64Array(count * 3 * width);
  for (const { dilation, affine, scale, shift } of network.layers) {
    wide.fill(0);
    for (let token = 0; token < count; token++) {
      for (const [part, at] of [token - dilation, token, token + dilation].entries()) {
        if (at < 0 || at >= count) continue;
        wide.set(x.subarray(at * width, (at + 1) * width), (token * 3 + part) * width);
      }
    }
    const added = apply(affine, wide, count);
    rectify(added);
    for (let at = 0; at < count * width; at++) added[at] = (added[at] as number) + (x[at] as number);
    normalise(added, count, scale, shift);
    x = added;
  }
  return {
    changes: logSoftmax(apply(network.change, x, count), count, network.change.outputs),
    insertions: logSoftmax(apply(network.insertion, x, count), count, network.insertion.outputs),
  };
}
