import { Features } from './features.ts';
import { tagIndex } from './part-of-speech.ts';
import { headFrom, isFiniteVerb, isNoun, tagAt, type View, wordAt } from './view.ts';

/** The classes of the preposition classifier. The empty string means no preposition. */
export const prepositions = [
  ...['', 'to', 'of', 'in', 'for', 'on', 'at', 'with', 'by', 'from', 'about', 'into', 'as', 'during'],
] as const;
const classes = new Map<string, number>(prepositions.map((word, index) => [word, index]));
classes.delete('');
export const prepositionClass = (word: string): number | undefined => classes.get(word);

const tagsOf = (names: string): Set<number> =>
  new Set(names.split(' ').map((name) => tagIndex.get(name) ?? -1));
const before = tagsOf('NN NNS NNP VB VBP VBZ VBD VBG VBN JJ JJR RB PRP RP PV CD');
const after = tagsOf('DT PRP PRP$ NN NNS NNP JJ JJR JJS CD VBG W RB');
const infinitive = tagIndex.get('VB');
const opening = tagsOf('DT PRP$ NN NNS NNP CD W VBG JJ');

/**
 * Whether a preposition can stand before the word at `at`. The sentence must have no preposition before `at`.
 * `filled`: whether a preposition was removed there.
 */
export function isPrepositionSite(view: View, at: number, filled: boolean): boolean {
  if (at >= view.words.length || tagAt(view, at) === infinitive) return false;
  if (at === 0) return opening.has(tagAt(view, 0)) && filled;
  return (filled || before.has(tagAt(view, at - 1))) && after.has(tagAt(view, at));
}

const features = new Features();

/** Returns the features for choosing the preposition before the word at `at`. */
export function prepositionFeatures(view: View, at: number, genre: number): Features {
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
  const { head } = headFrom(view, at);
  const h = head < 0 ? r1 : wordAt(view, head);
  const ht = head < 0 ? 99 : tagAt(view, head);
  let verb = 0;
  let noun = 0;
  for (let i = at - 1; i >= 0 && i > at - 7; i--) {
    const tag = tagAt(view, i);
    if (noun === 0 && isNoun(tag)) noun = wordAt(view, i);
    if (isFiniteVerb(tag) || tag === 7 || tag === 8) {
      verb = wordAt(view, i);
      break;
    }
  }
  const next = wordAt(view, (head < 0 ? at : head) + 1);
  const f = features;
  f.begin(37);
  f.add(2, l1);
  f.add(3, r1);
  f.add(4, l1, l2);
  f.add(5, r1, r2);
  f.add(6, l1, r1);
  f.add(7, l2, l1, r1);
  f.add(8, l1, r1, r2);
  f.add(9, l3, l2, l1);
  f.add(10, r1, r2, r3);
  f.add(11, a1, b1);
  f.add(12, a2, a1, b1, b2);
  f.add(13, l1, b1);
  f.add(14, a1, r1);
  f.add(15, h, ht);
  f.add(16, l1, h);
  f.add(17, l2, l1, h);
  f.add(18, a1, h);
  f.add(19, verb, h);
  f.add(20, verb, noun, h);
  f.add(21, verb, a1, b1);
  f.add(22, noun, h);
  f.add(23, verb, l1, b1);
  f.add(24, l1, ht, b1);
  f.add(25, l2, l1, ht, b1);
  f.add(26, r1, h);
  f.add(27, l1, r1, h);
  f.add(28, h, next);
  f.add(29, genre, l1);
  f.add(30, genre, h);
  f.add(31, l2, a1, b1);
  f.add(32, verb, r1);
  f.add(33, a1, r1, h);
  return f;
}
