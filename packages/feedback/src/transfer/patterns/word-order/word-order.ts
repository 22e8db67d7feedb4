import { past } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const liking = new Set(['like', 'love', 'want', 'enjoy', 'miss', 'hate', 'prefer']);

function change(from: number, to: number, replacements: string[], pattern: string): Match {
  return { code: 'word-order', pattern, from, to, replacements, confidence: 0.85 };
}

/**
 * Returns the index after a simple object at `at`. Returns undefined if there is none, or if another word follows
 * the object directly.
 */
export function objectEnd(words: readonly Word[], at: number): number | undefined {
  let end = at;
  while (end < words.length && !is(words[end], 'mark')) end++;
  const inside = words.slice(at, end);
  if (inside.length === 0 || inside.length > 4) return undefined;
  const verbal = inside.some(
    (word) =>
      is(word, 'subject', 'be', 'modal', 'do', 'have', 'conjunction', 'preposition') &&
      !oneOf(word, 'it', 'you', 'that'),
  );
  return verbal ? undefined : end;
}

/** Corrects "I very like this song" → "I like this song very much" or "I really like this song". */
export const veryLike: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (
      !oneOf(word, 'very') ||
      verb?.verb === undefined ||
      !liking.has(verb.verb) ||
      !is(verb, 'base', 'third', 'past')
    )
      return [];
    const inserted = is(words[at - 1], 'be') && is(words[at - 2], 'subject', 'name', 'human');
    if (!inserted && !is(words[at - 1], 'subject', 'name', 'human')) return [];
    if (
      inserted &&
      verb.verb === 'like' &&
      oneOf(words[at + 2], 'a', 'an', 'me', 'him', 'her', 'his', 'my', 'your')
    )
      return [];
    const from = inserted ? at - 1 : at;
    const end = objectEnd(words, at + 2);
    const form = inserted && oneOf(words[at - 1], 'was', 'were') ? past(verb.verb) : verb.text;
    const really = `really ${form}`;
    if (end === undefined) return [change(from, at + 2, [really], 'very-like')];
    const object = textOf(words, at + 2, end);
    return [change(from, end, [`${form} ${object} very much`, `${really} ${object}`], 'very-like')];
  });

/**
 * Moves an adverb after the object: "I like very much tea" → "I like tea very much", "plays very well the piano" →
 * "plays the piano very well".
 */
export const adverbBeforeObject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const degree = words[at + 1];
    const verb = words[at - 1];
    if (!oneOf(word, 'very') || !oneOf(degree, 'much', 'well') || verb?.verb === undefined) return [];
    if (!is(verb, 'base', 'third', 'past') || (oneOf(degree, 'much') && !liking.has(verb.verb))) return [];
    const next = words[at + 2];
    const object =
      is(next, 'determiner', 'possessive', 'noun', 'plural', 'mass', 'object', 'name') ||
      (is(next, 'adjective') && is(words[at + 3], 'noun', 'plural', 'mass')) ||
      oneOf(next, 'english', 'turkish');
    const end = object && !is(next, 'conjunction') ? objectEnd(words, at + 2) : undefined;
    if (end === undefined || (is(next, 'object') && !is(next, 'possessive') && !oneOf(next, 'it', 'you')))
      return [];
    return [change(at, end, [`${textOf(words, at + 2, end)} ${textOf(words, at, at + 2)}`], 'adverb-object')];
  });

/** Corrects "Always I get up" → "I always get up". */
export const alwaysFirst: Pattern = ({ words }) => {
  const [first, second, third] = words;
  if (
    !oneOf(first, 'always', 'never') ||
    !is(second, 'subject') ||
    third === undefined ||
    second === undefined
  )
    return [];
  const adverb = first?.lower ?? '';
  const subject = oneOf(second, 'i') ? 'I' : second.lower;
  if (oneOf(third, 'am', 'is', 'are', 'was', 'were'))
    return [change(0, 3, [`${capital(subject)} ${third.lower} ${adverb}`], 'adverb-first')];
  if (!is(third, 'base', 'third', 'past') || is(third, 'have', 'do', 'modal')) return [];
  return [change(0, 2, [`${capital(subject)} ${adverb}`], 'adverb-first')];
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
