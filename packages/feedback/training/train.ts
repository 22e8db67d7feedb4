/**
 * Trains the statistical layer. FOLDER must contain text.txt (one paragraph per line, a blank line after each
 * document), and tags.txt and tags-test.txt (one word with its tag per line). Run these steps in this order:
 *   node train.ts FOLDER prepare
 *   node train.ts FOLDER gaps & node train.ts FOLDER forms & node train.ts FOLDER commas
 *   node train.ts FOLDER join MODEL
 * The decision about the statistical layer explains the method.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { confusionSets } from '../src/statistics/confusion-sets.ts';
import { formNames } from '../src/statistics/forms.ts';
import { fillers } from '../src/statistics/gaps.ts';
import { decodeModel, encodeModel, type ModelFile } from '../src/statistics/model-file.ts';
import { Paradigms } from '../src/statistics/paradigms.ts';
import { tagFeatures, tagNames, tagSentence } from '../src/statistics/part-of-speech.ts';
import { viewOf } from '../src/statistics/view.ts';
import { plural } from '../src/transfer/inflection.ts';
import { readPrepared, readTagged, readText, type TrainingSentence, writePrepared } from './corpus.ts';
import { type Visit, visitCommas, visitForms, visitGaps } from './examples.ts';
import { Learner, quantised } from './learner.ts';

const [folder = '.', step = '', target = 'model.bin'] = process.argv.slice(2);
const log = (...parts: unknown[]) =>
  process.stdout.write(`${[step, Math.round(performance.now() / 1000), ...parts].join(' ')}\n`);

/** With a fixed seed, every run gives the same result (Park–Miller generator). */
let seed = 20_261_122;
const random = () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
function shuffle<T>(list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}

const partOf = (name: string) => `${folder}/${name}.part`;
const readPart = (name: string): ModelFile => decodeModel(readFileSync(partOf(name)));

function prepare(): void {
  const tagger = new Learner(tagNames.length, 16);
  const tagged = readTagged(`${folder}/tags.txt`);
  for (const rate of [0.3, 0.2, 0.1, 0.05]) {
    for (const { raw, words, tags } of shuffle(tagged))
      for (const [at, tag] of tags.entries())
        tagger.learn(tagFeatures(words, tags, at, raw[at] ?? ''), tag, rate);
  }
  const tagging = quantised(tagger.model);
  let hits = 0;
  let all = 0;
  for (const { raw, words, tags } of readTagged(`${folder}/tags-test.txt`)) {
    tagSentence(tagging, words, raw).forEach((tag, at) => {
      all++;
      if (tag === tags[at]) hits++;
    });
  }
  log('tag accuracy', (hits / all).toFixed(4), 'of', all);

  const corpus = readText(`${folder}/text.txt`, tagging);
  log('sentences', corpus.length);
  const counts = new Map<string, number>();
  const capitals = new Map<string, number>();
  const asTag = new Map<string, number>();
  for (const { raw, words, tags } of corpus) {
    for (const [at, word] of words.entries()) {
      if (!/^[a-z]/.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (at > 0 && /^\p{Lu}/u.test(raw[at] ?? '')) capitals.set(word, (capitals.get(word) ?? 0) + 1);
      const name = tagNames[tags[at] ?? 0];
      if (name === 'VB' || name === 'NN')
        asTag.set(`${name} ${word}`, (asTag.get(`${name} ${word}`) ?? 0) + 1);
    }
  }
  const closed = new Set([
    ...confusionSets.slice(0, 16).flat(),
    'will',
    'would',
    'can',
    'could',
    'may',
    'must',
    'should',
  ]);
  const verbs = [...asTag]
    .filter(([k, n]) => k.startsWith('VB ') && n >= 4)
    .map(([k]) => k.slice(3))
    .filter((v) => !closed.has(v));
  const nouns = [...asTag]
    .filter(([k, n]) => k.startsWith('NN ') && n >= 3)
    .map(([k]) => k.slice(3))
    .filter((n) => !closed.has(n) && (counts.get(plural(n)) ?? 0) >= 2 && /^[a-z]{3,}$/.test(n));
  log('verbs', verbs.length, 'nouns', nouns.length);
  const spelling = [...counts]
    .filter(([, n]) => n >= 3)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 45_000)
    .map(([word, n]) => `${word}\t${n}\t${capitals.get(word) ?? 0}`);
  writeFileSync(
    partOf('base'),
    encodeModel({ lists: { words: spelling, verbs, nouns }, classifiers: { tagger: tagging } }),
  );
  // Shuffles the documents. The sentences within a document stay in order.
  const documents = shuffle([...Map.groupBy(corpus, ({ document }) => document).values()]);
  writePrepared(`${folder}/prepared.txt`, documents);
}

function train(name: 'gaps' | 'forms' | 'commas'): void {
  const corpus = readPrepared(`${folder}/prepared.txt`);
  const { verbs = [], nouns = [] } = readPart('base').lists;
  const paradigms = new Paradigms(verbs, nouns);
  const learner = new Learner({ gaps: fillers.length, forms: formNames.length, commas: 2 }[name], 20, 4);
  const visitOne = (sentence: TrainingSentence, earlier: ReadonlySet<string>, visit: Visit) => {
    const view = viewOf(sentence.words, sentence.tags, earlier);
    if (name === 'gaps') visitGaps(view, visit, random);
    if (name === 'forms') visitForms(view, visit, paradigms);
    if (name === 'commas') visitCommas(view, visit);
  };
  const visitAll = (sentences: readonly TrainingSentence[], visit: Visit) => {
    let earlier = new Set<string>();
    let document = -1;
    for (const sentence of sentences) {
      if (sentence.document !== document) earlier = new Set();
      document = sentence.document;
      visitOne(sentence, earlier, visit);
      for (const word of sentence.words) earlier.add(word);
    }
  };
  log('read', corpus.length);
  visitAll(corpus, (features) => learner.count(features));
  log('counted');
  const slices = 8;
  for (let slice = 0; slice < slices; slice++) {
    const some = corpus.slice((corpus.length * slice) / slices, (corpus.length * (slice + 1)) / slices);
    const rate = 0.1 * (1 - (0.7 * slice) / slices);
    learner.loss = learner.examples = 0;
    visitAll(some, (features, right) => learner.learn(features, right, rate));
    log(slice, learner.examples, (learner.loss / learner.examples).toFixed(4));
    if (slice % 2 === 1 || slice === slices - 1)
      writeFileSync(
        partOf(name),
        encodeModel({ lists: {}, classifiers: { [name]: quantised(learner.model) } }),
      );
  }
}

function join(): void {
  const base = readPart('base');
  const parts = ['gaps', 'forms', 'commas'].filter((name) => existsSync(partOf(name))).map(readPart);
  const classifiers = Object.assign({}, base.classifiers, ...parts.map((part) => part.classifiers));
  const file = encodeModel({ lists: base.lists, classifiers });
  writeFileSync(target, file);
  log('bytes', file.length);
}

if (step === 'prepare') prepare();
else if (step === 'gaps' || step === 'forms' || step === 'commas') train(step);
else if (step === 'join') join();
else throw new Error('The step must be prepare, gaps, forms, commas or join');
