import { found, type Match } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/** Creates a match that replaces a wrong expression by a form of "There is". */
export function say(
  from: number,
  to: number,
  right: string,
  pattern = 'there-is',
  confidence = 0.84,
): Match[] {
  return [found('there-is-have', pattern, from, to, [right], confidence)];
}

/** Whether the word of amount or noun phrase at `at` has a plural meaning. */
export function isMany(words: readonly Word[], at: number): boolean {
  if (oneOf(words[at], 'a', 'some', 'no', 'any', 'enough', 'lots', 'hundreds', 'thousands', 'plenty')) {
    const of = words.findIndex((word, index) => index > at && index < at + 5 && oneOf(word, 'of'));
    const from =
      of > 0 && oneOf(words[of - 1], 'lot', 'lots', 'hundreds', 'thousands', 'plenty', 'couple', 'number')
        ? of + 1
        : at + 1;
    if (oneOf(words[at], 'hundreds', 'thousands') || oneOf(words[of - 1], 'couple', 'number')) return true;
    if (oneOf(words[at], 'a') && from === at + 1) return oneOf(words[at + 1], 'few');
    const head = headOfPhrase(words, from) ?? from;
    return (
      (is(words[head], 'plural') && !is(words[head], 'noun')) || oneOf(words[head], 'people', 'children')
    );
  }
  if (oneOf(words[at], 'many', 'several', 'two', 'both', 'these', 'few', 'fewer')) return true;
  if (is(words[at], 'number')) return !oneOf(words[at], 'one', '1');
  const head = headOfPhrase(words, at);
  return (
    head !== undefined &&
    ((is(words[head], 'plural') && !is(words[head], 'noun')) || oneOf(words[head], 'people'))
  );
}

export const isAmount = (word: Word | undefined): boolean =>
  is(word, 'number') ||
  oneOf(
    word,
    'a',
    'an',
    'many',
    'some',
    'several',
    'no',
    'lots',
    'much',
    'any',
    'enough',
    'few',
    'fewer',
    'little',
    'another',
  );
