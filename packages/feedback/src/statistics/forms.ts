import { Features } from './features.ts';
import { tagIndex } from './part-of-speech.ts';
import { headFrom, isFiniteVerb, isNoun, tagAt, type View, wordAt } from './view.ts';

/** The classes of a noun or verb form (Penn Treebank tags). The last class stands for all other uses. */
export const formNames = ['NN', 'NNS', 'VB', 'VBZ', 'VBD', 'VBG', 'VBN', 'JJ'] as const;
export type FormName = (typeof formNames)[number];

const features = new Features();
const tagsOf = (names: string): Set<number> =>
  new Set(names.split(' ').map((name) => tagIndex.get(name) ?? -1));
const determiners = tagsOf('DT PRP$ CD POS W');
const insidePhrase = tagsOf('DT PRP$ CD POS W JJ JJR JJS VBN VBG NN RB');
const subjectWords = tagsOf('NN NNS NNP PRP EX DT');
const adverbs = tagsOf('RB MD');
const preposition = tagIndex.get('IN');

/**
 * Returns the index of the probable subject of the verb at `at`, or -1. Skips nouns that follow a preposition, as in
 * "the price of the houses".
 */
function subjectOf(view: View, at: number): number {
  let i = at - 1;
  while (i >= 0 && adverbs.has(tagAt(view, i))) i--;
  for (let found = -1; i >= 0 && i > at - 12; i--) {
    const tag = tagAt(view, i);
    if (subjectWords.has(tag) && found < 0) found = i;
    else if (found >= 0 && tag === preposition) found = -1;
    else if (found >= 0 && !insidePhrase.has(tag)) return found;
    if (found >= 0 && (i === 0 || i === at - 11)) return found;
  }
  return -1;
}

/**
 * Returns the features for choosing the form of the word at `at`. `lemma` is the hash of the word’s base form. The
 * features ignore the form that the learner wrote.
 */
export function formFeatures(view: View, at: number, lemma: number, seed: number, genre: number): Features {
  const l1 = wordAt(view, at - 1);
  const l2 = wordAt(view, at - 2);
  const l3 = wordAt(view, at - 3);
  const r1 = wordAt(view, at + 1);
  const r2 = wordAt(view, at + 2);
  const r3 = wordAt(view, at + 3);
  const a1 = tagAt(view, at - 1);
  const a2 = tagAt(view, at - 2);
  const a3 = tagAt(view, at - 3);
  const b1 = tagAt(view, at + 1);
  const b2 = tagAt(view, at + 2);
  // Finds the nearest noun, pronoun and verb to the left. They are often the subject and its verb.
  let noun = 0;
  let nounTag = 99;
  let verb = 0;
  let verbTag = 99;
  for (let i = at - 1; i >= 0 && i > at - 9; i--) {
    const tag = tagAt(view, i);
    if (nounTag === 99 && (isNoun(tag) || tag === 15)) {
      noun = wordAt(view, i);
      nounTag = tag;
    }
    if (verbTag === 99 && isFiniteVerb(tag)) {
      verb = wordAt(view, i);
      verbTag = tag;
    }
  }
  let nextVerb = 0;
  let past = 0;
  for (let i = at + 1; i < view.words.length && i < at + 9; i++) {
    if (nextVerb === 0 && isFiniteVerb(tagAt(view, i))) nextVerb = wordAt(view, i);
  }
  for (let i = 0; i < view.words.length && i < 60; i++) {
    if (i === at) continue;
    const tag = tagAt(view, i);
    past |= tag === 6 ? 1 : tag === 5 || tag === 4 ? 2 : 0;
  }
  const { head } = headFrom(view, at + 1);
  const subject = subjectOf(view, at);
  const s = subject < 0 ? 0 : wordAt(view, subject);
  const st = subject < 0 ? 99 : tagAt(view, subject);
  // The nearest determiner or number before a noun.
  let determiner = 0;
  for (let i = at - 1; i >= 0 && i > at - 5; i--) {
    const tag = tagAt(view, i);
    if (determiners.has(tag)) determiner = wordAt(view, i);
    if (!insidePhrase.has(tag)) break;
  }
  const f = features;
  f.begin(seed);
  f.add(2, lemma);
  f.add(3, l1, lemma);
  f.add(4, r1, lemma);
  f.add(5, l1);
  f.add(6, r1);
  f.add(7, l1, l2);
  f.add(8, r1, r2);
  f.add(9, l1, r1);
  f.add(10, l1, l2, l3);
  f.add(11, l1, l2, lemma);
  f.add(12, a1, lemma);
  f.add(13, a1, b1, lemma);
  f.add(14, a1, a2);
  f.add(15, a1, a2, a3);
  f.add(16, a1, b1);
  f.add(17, a1, a2, b1, b2);
  f.add(18, l1, b1);
  f.add(19, l2, l1, b1);
  f.add(20, a2, l1);
  f.add(21, noun, lemma);
  f.add(22, noun, a1);
  f.add(23, nounTag, verbTag, a1);
  f.add(24, nounTag, noun, l1);
  f.add(25, verb, a1, lemma);
  f.add(26, verb, l1);
  f.add(27, verb, verbTag, a1, b1);
  f.add(28, nextVerb, a1);
  f.add(29, past, a1);
  f.add(30, past, verbTag, nounTag, a1);
  f.add(31, l1, l2, r1);
  f.add(32, l1, r1, r2);
  f.add(33, b1, r1, lemma, a1);
  f.add(34, head < 0 ? 0 : wordAt(view, head), lemma);
  f.add(35, l1, lemma, r1);
  f.add(36, past, lemma);
  f.add(37, l1, a2, a3, b1);
  f.add(38, nounTag, noun, a1, a2);
  f.add(39, l2, lemma, a1);
  f.add(40, r2, r3);
  f.add(41, s, st, a1);
  f.add(42, st, a1, lemma);
  f.add(43, s, lemma);
  f.add(44, st, s, past, a1);
  f.add(45, determiner, a1, lemma);
  f.add(46, determiner, a1, b1);
  f.add(47, determiner, l1);
  f.add(48, genre, a1, lemma);
  f.add(49, genre, past, st, a1);
  f.add(50, genre, lemma);
  f.add(51, st, l1, b1);
  f.add(52, lemma, r1, r2);
  return f;
}
