import { Features } from './features.ts';
import { hashWord } from './hash.ts';
import { logProbabilities, type Softmax } from './softmax.ts';

/**
 * Penn Treebank tags. Tags that the classifiers need not distinguish are merged. PV is the tag of a pronoun
 * with a verb, such as "it's".
 */
export const tagNames = [
  ...[
    'NN',
    'NNS',
    'NNP',
    'VB',
    'VBP',
    'VBZ',
    'VBD',
    'VBG',
    'VBN',
    'MD',
    'JJ',
    'JJR',
    'JJS',
    'RB',
    'DT',
    'PRP',
  ],
  ...['PRP$', 'IN', 'TO', 'CC', 'CD', 'W', 'EX', 'RP', 'POS', 'PV', ',', '.', ':', '"', 'UH', 'X'],
] as const;
export type TagName = (typeof tagNames)[number];
export const tagIndex = new Map<string, number>(tagNames.map((name, index) => [name, index]));
export const boundary = tagNames.length;

const features = new Features();
const out = new Float64Array(tagNames.length);

/** Returns the features for tagging the word at `at`. The tags of all earlier words must be known. */
export function tagFeatures(words: readonly string[], tags: Uint8Array, at: number, raw: string): Features {
  const word = words[at] ?? '';
  const w = hashWord(word);
  const w1 = hashWord(words[at - 1] ?? '<s>');
  const w2 = hashWord(words[at - 2] ?? '<s>');
  const n1 = hashWord(words[at + 1] ?? '</s>');
  const n2 = hashWord(words[at + 2] ?? '</s>');
  const t1 = at > 0 ? (tags[at - 1] ?? boundary) : boundary;
  const t2 = at > 1 ? (tags[at - 2] ?? boundary) : boundary;
  const capital = /^\p{Lu}/u.test(raw) ? (at === 0 ? 1 : 2) : 0;
  features.begin(7);
  features.add(2, w);
  features.add(3, hashWord(word.slice(-3)), capital);
  features.add(4, hashWord(word.slice(-2)), t1);
  features.add(5, hashWord(word.slice(-4)));
  features.add(6, t1);
  features.add(7, t1, t2);
  features.add(8, w, t1);
  features.add(9, w1);
  features.add(10, n1);
  features.add(11, w, n1);
  features.add(12, w1, w);
  features.add(13, n2);
  features.add(14, w2);
  features.add(15, capital, t1);
  features.add(16, hashWord((words[at + 1] ?? '</s>').slice(-3)), hashWord(word.slice(-3)));
  features.add(17, hashWord(word.slice(0, 3)));
  features.add(18, t1, n1);
  features.add(19, w, t1, t2);
  return features;
}

/** Assigns tags to the words of a sentence from left to right, in linear time. */
export function tagSentence(model: Softmax, words: readonly string[], raw: readonly string[]): Uint8Array {
  const tags = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at++) tags[at] = tagWord(model, words, tags, at, raw[at] ?? '');
  return tags;
}

function tagWord(
  model: Softmax,
  words: readonly string[],
  tags: Uint8Array,
  at: number,
  raw: string,
): number {
  logProbabilities(model, tagFeatures(words, tags, at, raw), out);
  let best = 0;
  for (let tag = 1; tag < out.length; tag++) if ((out[tag] ?? 0) > (out[best] ?? 0)) best = tag;
  return best;
}

/**
 * Tags the words from `from` again, until the tags of two neighbours stay the same. Used after a word of a tagged
 * sentence was removed.
 */
export function tagAgain(
  model: Softmax,
  words: readonly string[],
  tags: Uint8Array,
  from: number,
  raw: readonly string[],
): void {
  let same = 0;
  for (let at = Math.max(0, from); at < words.length && same < 2; at++) {
    const tag = tagWord(model, words, tags, at, raw[at] ?? '');
    same = tag === tags[at] && at > from ? same + 1 : 0;
    tags[at] = tag;
  }
}
