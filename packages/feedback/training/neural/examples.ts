/**
 * Writes training examples for the edit tagger: correct sentences with artificial errors, as 16-bit numbers.
 *   node examples.ts FOLDER FIRST LAST
 * reads FOLDER/text.txt and FOLDER/base.part (see ../train.ts) and writes FOLDER/neural/pass-N.bin and tags.json
 * for the passes FIRST to LAST. Each pass has different errors and its own seed, so that several passes can be
 * written in parallel. Pass 0 is written to held.bin and contains the documents for the measurement.
 * Each sentence consists of its length and, for each token, its word, its ending, its tag and capital, its change,
 * and its insertion.
 */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { decodeModel } from '../../src/statistics/model-file.ts';
import { Paradigms } from '../../src/statistics/paradigms.ts';
import { tagFeatures, tagNames } from '../../src/statistics/part-of-speech.ts';
import { logProbabilities } from '../../src/statistics/softmax.ts';
import { normalised } from '../../src/statistics/view.ts';
import { fold } from '../../src/text/tokens.ts';
import { readText, type TrainingSentence } from '../corpus.ts';
import { changes, insertions } from './edit-tags.ts';
import { ErrorMaker, type WrongSentence } from './errors.ts';
import { capitalRow, endingRow, endingRows, rowsOf, tagRows, wordRow, wordRows } from './reading.ts';

const [folder = '.', first = '0', last = '4'] = process.argv.slice(2);
const { lists, classifiers } = decodeModel(readFileSync(`${folder}/base.part`));
const tagger = classifiers.tagger;
if (tagger === undefined) throw new Error('base.part has no tagger');
const words = (lists.words ?? []).map((line) => line.split('\t'));
const rows = rowsOf(words.map(([word = '']) => word));
const counts = new Map(words.map(([word = '', count = '0']) => [word, Number(count)]));
const paradigms = new Paradigms(lists.verbs ?? [], lists.nouns ?? []);
const log = (...parts: unknown[]) =>
  process.stdout.write(`${[Math.round(performance.now() / 1000), ...parts].join(' ')}\n`);

/** With a fixed seed for each pass, every run gives the same result (Park–Miller generator). */
let seed = 1;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const out = new Float64Array(tagNames.length);
/** Tags again the words that are at most two words away from an error. Other words keep their tags. */
function tagsOf({ raw, tags }: WrongSentence, read: readonly string[]): Uint8Array {
  const result = Uint8Array.from(tags, (tag) => Math.max(0, tag));
  for (let at = 0; at < raw.length; at++) {
    let near = false;
    for (let i = at - 2; i <= at + 2; i++) if (tags[i] === -1) near = true;
    if (!near) continue;
    logProbabilities(tagger as never, tagFeatures(read, result, at, raw[at] ?? ''), out);
    let best = 0;
    for (let tag = 1; tag < out.length; tag++) if ((out[tag] ?? 0) > (out[best] ?? 0)) best = tag;
    result[at] = best;
  }
  return result;
}

const strengthOf = (dice: number): number => (dice < 0.2 ? 0 : dice < 0.6 ? 0.8 : dice < 0.9 ? 1.8 : 3);

const corpus = readText(`${folder}/text.txt`, tagger);
log('sentences', corpus.length);
mkdirSync(`${folder}/neural`, { recursive: true });
const head = { changes, insertions, wordRows, endingRows, tagRows, capitalRows: 3 };
writeFileSync(`${folder}/neural/tags.json`, JSON.stringify(head));
const maker = new ErrorMaker(paradigms, counts, random);

function write(file: number, sentences: readonly TrainingSentence[]): void {
  let size = 0;
  const buffer = new Uint16Array(1 << 20);
  const flush = () => {
    writeSync(file, new Uint8Array(buffer.buffer, 0, size * 2));
    size = 0;
  };
  for (const sentence of sentences) {
    const wrong = maker.errorsIn(sentence, strengthOf(random()));
    const read = wrong.raw.map((raw) => normalised(fold(raw), /^\p{N}/u.test(raw)));
    const tags = tagsOf(wrong, read);
    if (size + 1 + read.length * 5 > buffer.length) flush();
    buffer[size++] = read.length;
    for (const [at, word] of read.entries()) {
      buffer[size++] = wordRow(rows, word);
      buffer[size++] = endingRow(word);
      buffer[size++] = (tags[at] ?? 0) * 4 + capitalRow(wrong.raw[at] ?? '', at);
      buffer[size++] = wrong.changes[at] ?? 0;
      buffer[size++] = wrong.insertions[at] ?? 0;
    }
  }
  flush();
}

// Selects one document in a hundred for the measurement.
const held = (sentence: TrainingSentence) => sentence.document % 100 === 7;
for (let pass = Number(first); pass <= Number(last); pass++) {
  seed = 20_261_123 + pass;
  for (let i = 0; i < 10; i++) random();
  const name = pass === 0 ? 'held' : `pass-${pass}`;
  const file = openSync(`${folder}/neural/${name}.bin`, 'w');
  write(
    file,
    corpus.filter((sentence) => held(sentence) === (pass === 0)),
  );
  closeSync(file);
  log(name);
}
