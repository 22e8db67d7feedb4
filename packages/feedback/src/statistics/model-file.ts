import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Softmax } from './softmax.ts';

export type ModelFile = {
  lists: Record<string, string[]>;
  classifiers: Record<string, Softmax>;
};

type Head = { lists: Record<string, string[]>; classifiers: Record<string, Omit<Softmax, 'weights'>> };

/**
 * Encodes a model as a compressed file. Its content is the length of the header (four bytes), the header as JSON,
 * and the weights of all classifiers.
 */
export function encodeModel({ lists, classifiers }: ModelFile): Buffer {
  const head: Head = { lists, classifiers: {} };
  const weights: Buffer[] = [];
  for (const [name, { classes, bits, step, weights: own }] of Object.entries(classifiers)) {
    head.classifiers[name] = { classes, bits, step };
    weights.push(Buffer.from(own.buffer, own.byteOffset, own.byteLength));
  }
  const json = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(json.length);
  return brotliCompressSync(Buffer.concat([size, json, ...weights]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

export function decodeModel(file: Buffer): ModelFile {
  const all = brotliDecompressSync(file);
  let at = 4 + all.readUInt32LE(0);
  const head = JSON.parse(all.subarray(4, at).toString()) as Head;
  const classifiers: Record<string, Softmax> = {};
  for (const [name, own] of Object.entries(head.classifiers)) {
    const size = own.classes * 2 ** own.bits;
    classifiers[name] = { ...own, weights: new Int8Array(all.buffer, all.byteOffset + at, size) };
    at += size;
  }
  return { lists: head.lists, classifiers };
}
