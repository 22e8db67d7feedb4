import type { Tagged } from '../concepts/tagging.ts';
import { foldWords } from '../fold.ts';
import type { Manner, SafetyContext } from '../manner.ts';
import { classesOf } from './classes.ts';

/** A group of neighbouring sentences, as the rules see it. */
export type Group = {
  /** The whole message. */
  text: string;
  /** The normalized sentences as they were written. */
  said: readonly string[];
  /** The normalized sentences, without idioms, denials and remarks about strangers. */
  sentences: readonly string[];
  tagged: Tagged;
  manner: Manner;
  /** Which kinds of harmless remarks the rules removed from the sentences. */
  removed: Readonly<Record<string, boolean>>;
  context: SafetyContext;
};

/** Number of buckets into which the features are hashed. */
export const buckets = 1 << 16;

/** How much each kind of feature counts, compared with a single word. */
const scales = {
  word: 1,
  pair: 1,
  triple: 0.7,
  around: 0.7,
  letters: 0.5,
  stem: 1,
  stems: 0.7,
  class: 1,
  classes: 0.7,
  classPair: 0.5,
  concept: 1,
  concepts: 0.7,
  manner: 3,
  played: 1,
  before: 0.7,
  mark: 1,
  removed: 2,
} as const;
type Kind = keyof typeof scales;

/** Added to the squared length of the features, so that the few words of a short message are no strong evidence. */
const shortest = 30;

const wordsRead = 100;
const lettersRead = 24;
/** Number of letters of a word that are its stem. Turkish endings follow the stem. */
const stemLength = 5;
/** Maximum distance, in words, between two stems that form a feature. */
const stemGap = 4;
/** Maximum distance, in words, between two words whose classes form a feature. */
const classGap = 6;
const conceptGap = 4;
const conceptsAhead = 11;
/** Number of letters and words of the preceding message that are read. */
const lettersBefore = 200;
const wordsBefore = 20;

/** Returns the FNV-1a hash of a feature, as the number of a bucket. */
const bucketOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (buckets - 1);
};

type Add = (kind: Kind, name: string) => void;

const addWords = (add: Add, words: readonly string[]) => {
  const bounded = ['^', ...words, '$'];
  for (const [at, word] of bounded.entries()) {
    const before = bounded[at - 1];
    const first = bounded[at - 2];
    if (before !== undefined) add('pair', `${before} ${word}`);
    if (first !== undefined) add('triple', `${first} ${before} ${word}`);
    if (first !== undefined && word !== '$') add('around', `${first} ${word}`);
  }
  for (const word of words) {
    add('word', word);
    if (word.length < 4) continue;
    const marked = `<${word.slice(0, lettersRead)}>`;
    for (const length of [4, 5])
      for (let at = 0; at + length <= marked.length; at += 1) add('letters', marked.slice(at, at + length));
  }
};

const addStems = (add: Add, words: readonly string[]) => {
  const stems = words.map((word) => word.slice(0, stemLength));
  for (const [at, stem] of stems.entries()) {
    add('stem', stem);
    for (const later of stems.slice(at + 1, at + 1 + stemGap)) add('stems', `${stem} ${later}`);
  }
};

const addClasses = (add: Add, words: readonly string[], setting: readonly string[]) => {
  const classes = words.map(classesOf);
  for (const [at, names] of classes.entries()) {
    for (const name of names) {
      add('class', name);
      for (const flag of setting) add('played', `${flag} ${name}`);
      for (const later of classes.slice(at + 1, at + 1 + classGap).flat()) add('classes', `${name} ${later}`);
      const next = words[at + 1];
      if (next !== undefined) add('classPair', `${name} + ${next}`);
      const before = words[at - 1];
      if (before !== undefined) add('classPair', `${before} - ${name}`);
    }
  }
};

const addConcepts = (add: Add, { places, sentence }: Tagged) => {
  const found = [...places]
    .flatMap(([name, all]) => all.map(({ start, end }) => ({ name, start, end })))
    .sort((a, b) => a.start - b.start);
  for (const [at, one] of found.entries()) {
    add('concept', one.name);
    for (const later of found.slice(at + 1, at + 1 + conceptsAhead)) {
      if (later.start < one.end || later.start > one.end + conceptGap) continue;
      if (sentence[later.start] === sentence[one.start]) add('concepts', `${one.name} ${later.name}`);
    }
  }
};

/** Punctuation that shows how a message is meant. Normalized sentences do not contain it. */
const marks: Readonly<Record<string, RegExp>> = {
  question: /\?/,
  call: /!/,
  pause: /\.\.\./,
  quote: /["“]/,
  brackets: /[()]/,
  sad: /:\(|😭|😢/,
};

/** Numbers of words up to which a message belongs to a class of length. */
const lengths = [3, 7, 14, 24];

const addMarks = (add: Add, text: string) => {
  for (const [name, mark] of Object.entries(marks)) if (mark.test(text)) add('mark', name);
  const words = text.split(' ').length;
  add('mark', `length ${lengths.filter((most) => words > most).length}`);
};

/**
 * Returns the features of a group of sentences: buckets with their values. The time is linear in the number of words.
 */
export const featuresOf = ({
  text,
  said,
  sentences,
  tagged,
  manner,
  removed,
  context,
}: Group): Map<number, number> => {
  const names = new Map<string, number>();
  const add: Add = (kind, name) => names.set(`${kind} ${name}`, scales[kind]);
  for (const [name, holds] of Object.entries(removed)) if (holds) add('removed', name);
  const flags = Object.entries({ ...manner, asked: Boolean(context.before) }).flatMap(([name, holds]) =>
    holds ? [name] : [],
  );
  const setting = flags.filter((flag) => flag !== 'asked');
  for (const sentence of sentences) {
    const words = sentence.split(' ').slice(0, wordsRead);
    addWords(add, words);
    addClasses(add, words, setting);
  }
  for (const sentence of said) addStems(add, sentence.split(' ').slice(0, wordsRead));
  addConcepts(add, tagged);
  addMarks(add, text.slice(0, 2000));
  const before = foldWords((context.before ?? '').slice(0, lettersBefore));
  for (const word of before.split(' ').slice(0, wordsBefore)) add('before', word);
  for (const flag of flags) add('manner', flag);
  const length = Math.sqrt([...names.values()].reduce((sum, value) => sum + value * value, shortest));
  const features = new Map<number, number>();
  for (const [name, value] of names) {
    const bucket = bucketOf(name);
    features.set(bucket, (features.get(bucket) ?? 0) + value / length);
  }
  return features;
};
