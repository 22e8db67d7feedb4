/**
 * Trains the statistical layer. FOLDER must contain text.txt (one paragraph per line, a blank line after each
 * document), and tags.txt and tags-test.txt (one word with its tag per line). Run these steps in this order:
 *   node train.ts FOLDER prepare
 *   node train.ts FOLDER articles (and prepositions, forms, commas, pairs)
 *   node train.ts FOLDER join MODEL
 * The decision about the statistical layer explains the method.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { articles } from '../src/statistics/articles.ts';
import { confusionSets } from '../src/statistics/confusion-sets.ts';
import { formNames } from '../src/statistics/forms.ts';
import { decodeModel, encodeModel, type ModelFile } from '../src/statistics/model-file.ts';
import { Paradigms } from '../src/statistics/paradigms.ts';
import { tagFeatures, tagNames, tagSentence } from '../src/statistics/part-of-speech.ts';
import { prepositions } from '../src/statistics/prepositions.ts';
import { markOf, type Softmax } from '../src/statistics/softmax.ts';
import { viewOf } from '../src/statistics/view.ts';
import { pairId, storedCount } from '../src/statistics/word-pairs.ts';
import { plural } from '../src/transfer/inflection.ts';
import { readPrepared, readTagged, readText, type TrainingSentence, writePrepared } from './corpus.ts';
import { type Visit, visitArticles, visitCommas, visitForms, visitPrepositions } from './examples.ts';
import { Learner, pruned, quantised } from './learner.ts';

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
  const tagger = new Learner(tagNames.length, 18);
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

/**
 * The classifiers that are trained on correct text. `least`: a feature is learned from this occurrence on. `passes`:
 * how often the text is read.
 */
const plans = {
  articles: { classes: articles.length, bits: 22, least: 4, passes: 2, rate: 0.15 },
  prepositions: { classes: prepositions.length, bits: 20, least: 8, passes: 1, rate: 0.1 },
  forms: { classes: formNames.length, bits: 20, least: 8, passes: 1, rate: 0.1 },
  commas: { classes: 2, bits: 22, least: 4, passes: 1, rate: 0.1 },
} as const;
type Name = keyof typeof plans;

function train(name: Name): void {
  const corpus = readPrepared(`${folder}/prepared.txt`);
  const base = readPart('base');
  const { verbs = [], nouns = [] } = base.lists;
  const tagger = base.classifiers.tagger;
  if (tagger === undefined) throw new Error('Run the step prepare first');
  const paradigms = new Paradigms(verbs, nouns);
  const { classes, bits, least, passes, rate: firstRate } = plans[name];
  const learner = new Learner(classes, bits, least);
  const visitOne = (sentence: TrainingSentence, earlier: ReadonlySet<string>, visit: Visit) => {
    const view = viewOf(sentence.words, sentence.tags, earlier);
    const { raw, genre } = sentence;
    if (name === 'articles') visitArticles(view, raw, genre, tagger, visit);
    if (name === 'prepositions') visitPrepositions(view, raw, genre, tagger, visit);
    if (name === 'forms') visitForms(view, genre, paradigms, visit);
    if (name === 'commas') visitCommas(view, genre, visit);
  };
  const nothing = new Set<string>();
  const visitAll = (sentences: readonly TrainingSentence[], visit: Visit) => {
    let earlier = new Set<string>();
    let document = -1;
    for (const sentence of sentences) {
      if (sentence.document !== document) earlier = new Set();
      document = sentence.document;
      // In half of the documents every sentence is read alone, as a learner’s single sentence is.
      visitOne(sentence, document % 2 === 0 ? earlier : nothing, visit);
      for (const word of sentence.words) earlier.add(word);
    }
  };
  log('read', corpus.length);
  const slices = 8;
  const steps = slices * passes;
  for (let step = 0; step < steps; step++) {
    const slice = step % slices;
    const some = corpus.slice((corpus.length * slice) / slices, (corpus.length * (slice + 1)) / slices);
    const rate = firstRate * (1 - (0.7 * step) / steps);
    learner.loss = learner.examples = 0;
    visitAll(some, (features, right) => learner.learn(features, right, rate));
    log(step, learner.examples, (learner.loss / learner.examples).toFixed(4), learner.owned);
    if (step === steps - 1)
      writeFileSync(
        partOf(name),
        encodeModel({ lists: {}, classifiers: { [name]: quantised(learner.model) } }),
      );
  }
}

/** Counts how often two words follow each other, and stores the pairs that occur four times or more. */
function countPairs(): void {
  const corpus = readPrepared(`${folder}/prepared.txt`);
  const ids = new Uint32Array(corpus.reduce((sum, { words }) => sum + words.length - 1, 0));
  let size = 0;
  for (const { words } of corpus)
    for (let at = 1; at < words.length; at++) ids[size++] = pairId(words[at - 1] ?? '', words[at] ?? '');
  ids.sort();
  const bits = 20;
  const marks = new Uint8Array(2 ** bits);
  const weights = new Int8Array(2 ** bits);
  for (let from = 0, to = 0; from < size; from = to) {
    const id = (ids[from] ?? 0) | 0;
    while (to < size && ids[to] === ids[from]) to++;
    if (to - from < 4) continue;
    const first = id & (2 ** bits - 1);
    const bucket = marks[first] === 0 ? first : first ^ 1;
    if (storedCount(to - from) <= (weights[bucket] ?? 0)) continue;
    marks[bucket] = markOf(id);
    weights[bucket] = storedCount(to - from);
  }
  const pairs = { classes: 1, bits, step: 1, weights, marks };
  writeFileSync(partOf('pairs'), encodeModel({ lists: {}, classifiers: { pairs } }));
}

function join(): void {
  const base = readPart('base');
  const parts = [...Object.keys(plans), 'pairs'].filter((name) => existsSync(partOf(name))).map(readPart);
  const classifiers: Record<string, Softmax> = Object.assign(
    {},
    base.classifiers,
    ...parts.map((part) => part.classifiers),
  );
  for (const name of Object.keys(plans)) {
    const own = classifiers[name];
    if (own !== undefined) classifiers[name] = pruned(own);
  }
  const file = encodeModel({ lists: base.lists, classifiers });
  writeFileSync(target, file);
  log('bytes', file.length);
}

if (step === 'prepare') prepare();
else if (step in plans) train(step as Name);
else if (step === 'pairs') countPairs();
else if (step === 'join') join();
else throw new Error('The step must be prepare, articles, prepositions, forms, commas, pairs or join');
