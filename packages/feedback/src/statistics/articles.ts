import { Features } from './features.ts';
import { hashWord } from './hash.ts';
import { tagIndex } from './part-of-speech.ts';
import { headFrom, isFiniteVerb, isNoun, tagAt, type View, wordAt } from './view.ts';

/** The classes of the article classifier. "a" also stands for "an". */
export const articles = ['', 'a', 'the'] as const;
const classes = new Map<string, number>([
  ['a', 1],
  ['an', 1],
  ['the', 2],
]);
export const articleClass = (word: string): number | undefined => classes.get(word);

const tagsOf = (names: string): Set<number> =>
  new Set(names.split(' ').map((name) => tagIndex.get(name) ?? -1));
const openers = tagsOf('NN NNS NNP JJ JJR JJS CD VBN VBG RB');
const determiners = tagsOf('DT PRP$ POS');
const adverb = tagIndex.get('RB');
const adjectives = tagsOf('JJ JJR JJS VBN VBG CD');

/**
 * Returns the index of the noun at the end of the noun phrase that begins at `at`, or -1 if an article cannot stand
 * before the word at `at`. The sentence must have no article before `at`.
 */
export function phraseHead(view: View, at: number): number {
  if (!openers.has(tagAt(view, at)) || determiners.has(tagAt(view, at - 1))) return -1;
  if (tagAt(view, at) === adverb && !adjectives.has(tagAt(view, at + 1))) return -1;
  const { head, determined } = headFrom(view, at);
  return determined ? -1 : head;
}

const features = new Features();
const endings = new Map<string, number>();
function endingOf(word: string): number {
  const ending = word.slice(-3);
  const known = endings.get(ending);
  if (known !== undefined) return known;
  const hash = hashWord(ending);
  endings.set(ending, hash);
  return hash;
}

/**
 * Returns the features for choosing the article before the noun phrase from `at` to `head`. `genre` is the genre of
 * the text; the texts of learners count as modern non-fiction.
 */
export function articleFeatures(view: View, at: number, head: number, genre: number): Features {
  const l1 = wordAt(view, at - 1);
  const l2 = wordAt(view, at - 2);
  const l3 = wordAt(view, at - 3);
  const r1 = wordAt(view, at);
  const r2 = wordAt(view, at + 1);
  const r3 = wordAt(view, at + 2);
  const a1 = tagAt(view, at - 1);
  const a2 = tagAt(view, at - 2);
  const b1 = tagAt(view, at);
  const b2 = tagAt(view, at + 1);
  const h = wordAt(view, head);
  const ht = tagAt(view, head);
  const n1 = wordAt(view, head + 1);
  const n2 = wordAt(view, head + 2);
  const c1 = tagAt(view, head + 1);
  const c2 = tagAt(view, head + 2);
  const length = Math.min(head - at, 3);
  const ending = endingOf(view.words[head] ?? '');
  let phrase = 17;
  for (let i = at; i <= head; i++) phrase = Math.imul(phrase, 31) ^ wordAt(view, i);
  let governor = 0;
  for (let i = at - 1; i >= 0 && i > at - 5; i--) {
    if (!isFiniteVerb(tagAt(view, i)) && !isNoun(tagAt(view, i))) continue;
    governor = wordAt(view, i);
    break;
  }
  // 1: the text before is unknown, 2: the noun occurs earlier in the sentence, 3: earlier in the text, 4: neither.
  let seen = view.earlier.size === 0 ? 1 : view.earlier.has(view.words[head] ?? '') ? 3 : 4;
  for (let i = 0; i < at; i++) if (wordAt(view, i) === h) seen = 2;
  const f = features;
  f.begin(31);
  f.add(2, l1);
  f.add(3, r1);
  f.add(4, l1, l2);
  f.add(5, r1, r2);
  f.add(6, l1, r1);
  f.add(7, l2, l1, r1);
  f.add(8, l1, r1, r2);
  f.add(9, l3, l2, l1);
  f.add(10, r1, r2, r3);
  f.add(11, l2, l1, b1, ht);
  f.add(12, a1, b1, b2, c1);
  f.add(13, a2, a1, b1, ht, length);
  f.add(14, h, ht);
  f.add(15, h, c1);
  f.add(16, h, n1);
  f.add(17, h, n1, n2);
  f.add(18, l1, h);
  f.add(19, l2, l1, h);
  f.add(20, governor, h);
  f.add(21, a1, h, ht);
  f.add(22, phrase);
  f.add(23, l1, phrase);
  f.add(24, phrase, n1);
  f.add(25, l2, l1, phrase);
  f.add(26, l1, phrase, n1);
  f.add(27, ht, length, seen, a1);
  f.add(28, h, seen);
  f.add(29, ht, n1, c2, seen);
  f.add(30, ending, ht, a1);
  f.add(31, ending, ht, n1);
  f.add(32, ending, l1, ht);
  f.add(33, l1, ht, n1);
  f.add(34, l1, b1, ht, c1, length);
  f.add(35, r1, ht, a1);
  f.add(36, r1, ht, l1);
  f.add(37, r1, ht, n1);
  f.add(38, genre, h, ht);
  f.add(39, genre, l1, ht);
  f.add(40, genre, r1);
  f.add(41, genre, ht, a1, c1);
  f.add(42, h, n1, l1);
  f.add(43, governor, ht, a1, b1);
  f.add(44, l2, a1, ht);
  f.add(45, h, length, a1);
  f.add(46, wordAt(view, head - 1), h);
  f.add(47, r1, h);
  f.add(48, at === 0 ? 1 : 0, h, ht);
  f.add(49, c1, c2, ht, a1);
  return f;
}
