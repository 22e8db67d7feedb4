import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Softmax } from './softmax.ts';

export type ModelFile = {
  lists: Record<string, string[]>;
  classifiers: Record<string, Softmax>;
};

type StoredHead = Omit<Softmax, 'weights' | 'marks'> & { marked?: boolean };
type Head = { lists: Record<string, string[]>; classifiers: Record<string, StoredHead> };

/**
 * Encodes a model as a compressed file. Its content is the length of the header (four bytes), the header as JSON,
 * and for each classifier the marks of its buckets, if it has any, and its weights.
 */
export function encodeModel({ lists, classifiers }: ModelFile): Buffer {
  const head: Head = { lists, classifiers: {} };
  const weights: Buffer[] = [];
  for (const [name, { classes, bits, step, marks, weights: own }] of Object.entries(classifiers)) {
    head.classifiers[name] = { classes, bits, step, ...(marks ? { marked: true } : {}) };
    if (marks) weights.push(Buffer.from(marks.buffer, marks.byteOffset, marks.byteLength));
    weights.push(Buffer.from(own.buffer, own.byteOffset, own.byteLength));
  }
  const json = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  return brotliCompressSync(Buffer.concat([size, json, ...weights]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Larger than every model: the result fits in one part, and needs no second copy of all parts in memory. */
const onePart = 2 ** 27;

export function decodeModel(file: Buffer): ModelFile {
  const all = brotliDecompressSync(file, { chunkSize: onePart });
  let at = 4 + all.readUInt32LE(0);
  const head = JSON.parse(all.subarray(4, at).toString()) as Head;
  const classifiers: Record<string, Softmax> = {};
  for (const [name, own] of Object.entries(head.classifiers)) {
    const { classes, bits, step, marked = false } = own;
    const buckets = 2 ** bits;
    const marks = marked ? { marks: new Uint8Array(all.buffer, all.byteOffset + at, buckets) } : {};
    if (marked) at += buckets;
    const weights = new Int8Array(all.buffer, all.byteOffset + at, classes * buckets);
    classifiers[name] = { classes, bits, step, weights, ...marks };
    at += weights.length;
  }
  return { lists: head.lists, classifiers };
}
