import { Features } from './features.ts';
import { headFrom, isFiniteVerb, isNoun, tagAt, type View, wordAt } from './view.ts';

/**
 * Words that the classifier can choose for the position between two other words. The empty string means no word. "a"
 * also stands for "an".
 */
export const fillers = [
  ...['', 'the', 'a', 'to', 'of', 'in', 'for', 'on', 'at', 'with', 'by', 'from', 'about', 'into', 'as', 'it'],
  ...['that', 'is', 'are', 'be', 'and', 'an', 'have', 'my'],
] as const;
const classOf = new Map<string, number>(fillers.map((filler, index) => [filler, index]));
classOf.set('an', 2);
export const fillerClass = (word: string): number | undefined => classOf.get(word);

const features = new Features();

/**
 * Returns the features of the gap between the words `left` and `right`, which contains no word or one word.
 */
export function gapFeatures(view: View, left: number, right: number): Features {
  const l1 = wordAt(view, left);
  const l2 = wordAt(view, left - 1);
  const l3 = wordAt(view, left - 2);
  const r1 = wordAt(view, right);
  const r2 = wordAt(view, right + 1);
  const r3 = wordAt(view, right + 2);
  const a1 = tagAt(view, left);
  const a2 = tagAt(view, left - 1);
  const b1 = tagAt(view, right);
  const b2 = tagAt(view, right + 1);
  const b3 = tagAt(view, right + 2);
  const { head, determined } = headFrom(view, right);
  const h = head < 0 ? 0 : wordAt(view, head);
  const ht = head < 0 ? 99 : tagAt(view, head);
  const after = head < 0 ? 0 : wordAt(view, head + 1);
  const seen = head >= 0 && view.earlier.has(view.words[head] ?? '') ? 1 : 0;
  const d = determined ? 1 : 0;
  let verb = 0;
  for (let i = left; i >= 0 && i > left - 4; i--) {
    const tag = tagAt(view, i);
    if (isFiniteVerb(tag) || isNoun(tag)) {
      verb = wordAt(view, i);
      break;
    }
  }
  const f = features;
  f.begin(11);
  f.add(2, l1);
  f.add(3, r1);
  f.add(4, l1, l2);
  f.add(5, r1, r2);
  f.add(6, l1, r1);
  f.add(7, l2, l1, r1);
  f.add(8, l1, r1, r2);
  f.add(9, l3, l2, l1);
  f.add(10, r1, r2, r3);
  f.add(11, l2, l1, r1, r2);
  f.add(12, a1, b1);
  f.add(13, a2, a1, b1);
  f.add(14, a1, b1, b2);
  f.add(15, a2, a1, b1, b2);
  f.add(16, b1, b2, b3);
  f.add(17, l1, b1);
  f.add(18, l1, b1, b2);
  f.add(19, a1, r1);
  f.add(20, a2, a1, r1);
  f.add(21, l2);
  f.add(22, r2);
  f.add(23, h, ht, d);
  f.add(24, l1, h);
  f.add(25, a1, h, d);
  f.add(26, ht, d, seen, a1);
  f.add(27, h, seen, d);
  f.add(28, h, after);
  f.add(29, ht, after, d);
  f.add(30, verb, h);
  f.add(31, verb, r1);
  f.add(32, l2, l1, b1);
  f.add(33, l1, l2, h);
  f.add(34, a1, b1, b2, b3, ht);
  f.add(35, l1, ht, d, b1);
  f.add(36, r1, h, d);
  return f;
}
