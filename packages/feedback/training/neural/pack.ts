/**
 * Converts the weights that train.py has written to the model file of the edit tagger: node pack.ts FOLDER MODEL
 * reads FOLDER/neural/weights.json and weights.bin.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encodeNetwork } from './network.ts';

const [folder = '.', target = 'tagger.bin'] = process.argv.slice(2);
type Weights = { dilations: number[]; parts: { name: string; rows: number; columns: number }[] };
const { dilations, parts } = JSON.parse(readFileSync(`${folder}/neural/weights.json`, 'utf8')) as Weights;
const bytes = readFileSync(`${folder}/neural/weights.bin`);
const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
let at = 0;
const matrices = parts.map((part) => {
  const values = all.subarray(at, at + part.rows * part.columns);
  at += part.rows * part.columns;
  return { ...part, values };
});
const file = encodeNetwork(dilations, matrices);
writeFileSync(target, file);
process.stdout.write(`${target}: ${file.length} bytes\n`);
