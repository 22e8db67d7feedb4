import { Features } from './features.ts';
import { isFiniteVerb, isNoun, tagAt, type View, wordAt } from './view.ts';

const features = new Features();
const least = (count: number, most: number) => Math.min(count, most);

/**
 * Returns the features for deciding whether a comma belongs between two neighbouring words. `view` contains the
 * sentence without its commas.
 */
export function commaFeatures(
  view: View,
  left: number,
  right: number,
  lastComma: number,
  genre: number,
): Features {
  const l1 = wordAt(view, left);
  const l2 = wordAt(view, left - 1);
  const l3 = wordAt(view, left - 2);
  const r1 = wordAt(view, right);
  const r2 = wordAt(view, right + 1);
  const r3 = wordAt(view, right + 2);
  const a1 = tagAt(view, left);
  const a2 = tagAt(view, left - 1);
  const a3 = tagAt(view, left - 2);
  const b1 = tagAt(view, right);
  const b2 = tagAt(view, right + 1);
  const b3 = tagAt(view, right + 2);
  const b4 = tagAt(view, right + 3);
  const first = wordAt(view, 0);
  const firstTag = tagAt(view, 0);
  let verbsLeft = 0;
  for (let i = Math.max(0, lastComma + 1); i <= left; i++) if (isFiniteVerb(tagAt(view, i))) verbsLeft++;
  let verbsAll = 0;
  for (let i = 0; i <= left; i++) if (isFiniteVerb(tagAt(view, i))) verbsAll++;
  let verbAt = 9;
  let subject = 0;
  for (let i = right; i < view.words.length && i < right + 8; i++) {
    const tag = tagAt(view, i);
    if (subject === 0 && (isNoun(tag) || tag === 15)) subject = i - right + 1;
    if (isFiniteVerb(tag)) {
      verbAt = i - right;
      break;
    }
  }
  const place = least(left, 8);
  const since = least(left - lastComma, 8);
  const rest = least(view.words.length - right, 8);
  const f = features;
  f.begin(13);
  f.add(2, l1);
  f.add(3, r1);
  f.add(4, l1, r1);
  f.add(5, l1, l2);
  f.add(6, r1, r2);
  f.add(7, l1, l2, l3);
  f.add(8, r1, r2, r3);
  f.add(9, l2, l1, r1);
  f.add(10, l1, r1, r2);
  f.add(11, a1, b1);
  f.add(12, a1, a2, b1);
  f.add(13, a1, b1, b2);
  f.add(14, a1, a2, b1, b2);
  f.add(15, b1, b2, b3, b4);
  f.add(16, a1, a2, a3);
  f.add(17, r1, b2, b3, least(verbsLeft, 2));
  f.add(18, r1, least(verbsLeft, 2), verbAt, subject);
  f.add(19, first, least(verbsAll, 2), b1, verbAt);
  f.add(20, first, least(verbsAll, 2), a1, r1);
  f.add(21, first, place);
  f.add(22, firstTag, place, b1, a1);
  f.add(23, wordAt(view, lastComma + 1), least(verbsLeft, 2), b1, subject);
  f.add(24, place, b1);
  f.add(25, since, r1);
  f.add(26, rest, r1);
  f.add(27, first, l1, place);
  f.add(28, l1, b1, b2, place);
  f.add(29, r1, a1, least(verbsLeft, 2), b2);
  f.add(30, least(verbsLeft, 2), verbAt, subject, a1, b1);
  f.add(31, first, wordAt(view, 1), place);
  f.add(32, r1, r2, least(verbsLeft, 2));
  f.add(33, first, b1, b2, verbAt, least(verbsAll, 2));
  const left2 = least(verbsLeft, 2);
  f.add(35, genre, l1, b1);
  f.add(36, genre, r1, a1);
  f.add(37, genre, first, place);
  f.add(38, genre, a1, b1, left2, verbAt);
  f.add(39, genre, r1, left2, verbAt, subject);
  f.add(40, first, wordAt(view, 1), least(verbsAll, 2), b1, verbAt);
  f.add(41, first, tagAt(view, 1), tagAt(view, 2), place, b1);
  f.add(42, wordAt(view, lastComma + 1), left2, r1, verbAt);
  f.add(43, r1, r2, left2, since, verbAt);
  f.add(44, a1, r1, b2, b3, left2);
  f.add(45, first, least(verbsAll, 3), place, rest);
  f.add(46, r1, b2, b3, b4, left2);
  f.add(34, lastComma >= 0 ? 1 : 0, a1, b1, r1);
  return f;
}
