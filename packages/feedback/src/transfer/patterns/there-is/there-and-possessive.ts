import { table } from '../../../lexicon/table.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

/** Corrects "In my room has a desk" → "In my room there is a desk". */
export const placeHas: Pattern = ({ words }) => {
  if (!oneOf(words[0], 'in', 'on', 'at', 'near')) return [];
  const has = words.findIndex((word) => oneOf(word, 'has', 'have', 'had'));
  if (has < 2 || has > 6 || !isPlainNounPhrase(words.slice(1, has))) return [];
  const next = words[has + 1];
  if (!is(next, 'determiner', 'number') && !oneOf(next, 'many', 'much', 'lots', 'several', 'two')) return [];
  const match: Match = {
    code: 'there-is-have',
    pattern: 'place-has',
    from: has,
    to: has + 1,
    replacements: [`there ${beBefore(words, has + 1, oneOf(words[has], 'had'))}`],
    confidence: 0.9,
  };
  return [match];
};

function isPlainNounPhrase(words: readonly Word[]): boolean {
  const last = words.at(-1);
  const inside = words.every(
    (word) =>
      is(word, 'determiner', 'possessive', 'adjective', 'noun', 'plural', 'place', 'name', 'unknown') &&
      !is(word, 'subject', 'conjunction', 'mark', 'question'),
  );
  return inside && is(last, 'noun', 'place', 'plural', 'unknown');
}

function beBefore(words: readonly Word[], at: number, inPast: boolean): string {
  const next = words[at];
  const many =
    is(next, 'number') ||
    oneOf(next, 'many', 'several', 'some', 'lots', 'two') ||
    (oneOf(next, 'a') && oneOf(words[at + 1], 'lot') && is(words[at + 3], 'plural'));
  const plural =
    many && !oneOf(next, 'one', '1') && (!oneOf(next, 'some', 'lots') || is(words[at + 1], 'plural'));
  return inPast ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
}

const pluralBe = table({ is: 'are', was: 'were', "isn't": "aren't", "wasn't": "weren't" });

/** Corrects "There is many people" → "There are many people". */
export const thereIsMany: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const be = words[at + 1];
    const next = words[at + 2];
    if (
      oneOf(word, 'there') &&
      oneOf(be, 'are', 'were') &&
      oneOf(next, 'a', 'an') &&
      isSingle(words, at + 3)
    ) {
      const single = oneOf(be, 'are') ? 'is' : 'was';
      return [
        {
          code: 'there-is-have',
          pattern: 'there-are',
          from: at + 1,
          to: at + 2,
          replacements: [single],
          confidence: 0.85,
        },
      ];
    }
    if (!oneOf(word, 'there') || !oneOf(be, 'is', 'was', "isn't", "wasn't")) return [];
    const counted = is(next, 'number') && !oneOf(next, '1') && is(words[at + 3], 'plural');
    const lots = oneOf(next, 'a') && oneOf(words[at + 3], 'of') && oneOf(words[at + 2 + 1], 'of', 'lot');
    const lot =
      oneOf(next, 'a') &&
      oneOf(words[at + 3], 'lot') &&
      (is(words[at + 5], 'plural') || oneOf(words[at + 5], 'people'));
    const many =
      oneOf(next, 'many', 'several') &&
      (is(words[at + 3], 'plural', 'adjective') || oneOf(words[at + 3], 'people'));
    if ((!counted && !many && !lot) || lots) return [];
    const right = pluralBe[be?.lower ?? ''];
    return right === undefined
      ? []
      : [
          {
            code: 'there-is-have',
            pattern: 'there-are',
            from: at + 1,
            to: at + 2,
            replacements: [right],
            confidence: 0.85,
          },
        ];
  });

/** Whether the words mean a single thing. True for "a big tree", false for "a lot", "a few" and "a number of". */
function isSingle(words: readonly Word[], at: number): boolean {
  const noun = is(words[at], 'adjective') && !is(words[at], 'noun') ? words[at + 1] : words[at];
  return (
    is(noun, 'countable') &&
    !oneOf(words[at], 'few', 'great', 'good', 'large', 'small', 'wide') &&
    !oneOf(noun, 'number')
  );
}

const owners = new Set(
  `mother father brother sister friend uncle aunt cousin grandmother grandfather wife husband son
  daughter teacher boss boyfriend girlfriend neighbour neighbor mum dad`.split(/\s+/),
);
const owned = new Set(
  `car house name phone bag room job dog cat birthday wedding hair eyes friend friends wife husband
  son daughter computer school office bike bicycle garden flat hand hands laptop notebook shoes
  dress clothes book books favourite favorite favorite`.split(/\s+/),
);

/** Corrects "My brother car is red" → "my brother's car". */
export const missingPossessive: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const owner = words[at + 1];
    const thing = words[at + 2];
    if (!is(word, 'possessive') || owner === undefined || thing === undefined) return [];
    if (!owners.has(owner.lower) || !owned.has(thing.lower)) return [];
    const next = words[at + 3];
    const isFirst =
      at === 0 ||
      oneOf(
        words[at - 1],
        'is',
        'was',
        'at',
        'in',
        'with',
        'to',
        'of',
        'about',
        'and',
        'because',
        ',',
        'for',
        'on',
        'from',
        'like',
        'love',
        'use',
        'used',
      );
    const noun = is(thing, 'base', 'third')
      ? is(next, 'be') || (oneOf(words[at - 1], 'is', 'was') && (next === undefined || is(next, 'mark')))
      : is(next, 'be', 'have', 'mark', 'preposition', 'third', 'adverb') || next === undefined;
    if (!isFirst || !noun || oneOf(next, '-')) return [];
    return [
      {
        code: 'possessive',
        pattern: 'missing-possessive',
        from: at + 1,
        to: at + 3,
        replacements: [`${owner.text}'s ${textOf(words, at + 2, at + 3)}`],
        confidence: 0.85,
      },
    ];
  });
