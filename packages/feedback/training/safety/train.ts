/**
 * Trains the classifier of the safety check: node packages/feedback/training/safety/train.ts [measure]
 * Without `measure`, it writes the model file. With `measure`, it prints the cross-validated results. All texts
 * were written for this project and have its licence.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type ModelFile, modelFile } from '../../src/safety/opinion/opinion.ts';
import { crossValidate } from './cross-validate.ts';
import { examplesOf, readTraining } from './examples.ts';
import { quantised, trainNetwork } from './network.ts';

const messages = readTraining();
if (process.argv[2] === 'measure') {
  process.stdout.write(`${crossValidate(messages).join('\n')}\n`);
} else {
  const { weights, ...rest } = quantised(trainNetwork(examplesOf(messages)));
  const packed = brotliCompressSync(Buffer.from(weights.buffer)).toString('base64');
  const model: ModelFile = { ...rest, weights: packed };
  const file = `${JSON.stringify(model, null, 2)}\n`;
  writeFileSync(modelFile, file);
  process.stdout.write(`${messages.length} messages, ${file.length} bytes\n`);
}
