import { hashWord } from './hash.ts';
import { boundary, tagIndex } from './part-of-speech.ts';

/** A tagged sentence in the format that the classifiers use. */
export type View = {
  words: readonly string[];
  hashes: Int32Array;
  tags: Uint8Array;
  /** The words in the text before this sentence, in lower case. */
  earlier: ReadonlySet<string>;
};

const start = hashWord('<s>');
const end = hashWord('</s>');
export const wordAt = (view: View, at: number): number =>
  at < 0 ? start : at >= view.words.length ? end : (view.hashes[at] ?? 0);
export const tagAt = (view: View, at: number): number =>
  at < 0 || at >= view.words.length ? boundary : (view.tags[at] ?? boundary);

const tagOf = (name: string): number => tagIndex.get(name) ?? boundary;
const nouns = new Set(['NN', 'NNS', 'NNP'].map(tagOf));
const verbs = new Set(['VB', 'VBP', 'VBZ', 'VBD', 'MD', 'PV'].map(tagOf));
const beforeNouns = new Set(['JJ', 'JJR', 'JJS', 'CD', 'VBN', 'VBG', 'RB', 'POS'].map(tagOf));
const determiners = new Set(['DT', 'PRP$', 'W'].map(tagOf));
export const isNoun = (tag: number): boolean => nouns.has(tag);
export const isFiniteVerb = (tag: number): boolean => verbs.has(tag);

/**
 * Finds the noun phrase that begins at `at`. `head` is the index of its last noun, or -1 if there is none.
 * `determined`: whether the phrase has a determiner.
 */
export function headFrom(view: View, at: number): { head: number; determined: boolean } {
  let head = -1;
  let determined = false;
  for (let i = at; i < view.words.length && i < at + 6; i++) {
    const tag = tagAt(view, i);
    if (isNoun(tag)) head = i;
    else if (head >= 0) break;
    else if (determiners.has(tag)) determined = true;
    else if (!beforeNouns.has(tag)) break;
  }
  return { head, determined };
}

/** Returns the form of a word that the classifiers use. All numbers have the same form. */
export function normalised(lower: string, isNumber: boolean): string {
  return isNumber ? '#' : lower;
}

export function viewOf(words: readonly string[], tags: Uint8Array, earlier: ReadonlySet<string>): View {
  return { words, hashes: Int32Array.from(words, hashWord), tags, earlier };
}
