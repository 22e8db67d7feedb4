import { table } from '../../../lexicon/table.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { startsClause } from '../../subjects.ts';
import { is, oneOf } from '../../word.ts';
import { objectEnd } from '../word-order/word-order.ts';

const outings = [
  'shopping',
  'swimming',
  'fishing',
  'skiing',
  'hiking',
  'camping',
  'dancing',
  'jogging',
  'running',
];

/** Corrects "went to shopping" → "went shopping". */
export const goShopping: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'go' || !oneOf(words[at + 1], 'to')) return [];
    const outing = words[at + 2];
    if (oneOf(outing, 'picnic') || (oneOf(outing, 'a', 'the') && oneOf(words[at + 3], 'picnic'))) {
      const to = oneOf(outing, 'picnic') ? at + 3 : at + 4;
      return [
        {
          code: 'collocation-transfer',
          pattern: 'go-picnic',
          from: at + 1,
          to,
          replacements: ['on a picnic'],
          confidence: 0.85,
        },
      ];
    }
    if (outing === undefined || !outings.includes(outing.lower) || is(words[at + 3], 'noun', 'plural'))
      return [];
    return [
      {
        code: 'extra-preposition',
        pattern: 'go-ing',
        from: at + 1,
        to: at + 3,
        replacements: [outing.text],
        confidence: 0.85,
      },
    ];
  });

const telling = table({ say: 'tell', says: 'tells', said: 'told', saying: 'telling' });

/** Corrects "He said me" → "He told me", "explained me" → "explained to me". */
export const sayToPerson: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const you =
      oneOf(words[at + 1], 'you') && oneOf(words[at + 2], 'everything', 'the', 'how', 'why', 'this', 'it');
    if (!oneOf(words[at + 1], 'me', 'him', 'us', 'them') && !(you && word.verb === 'explain')) return [];
    const base = { code: 'missing-preposition' as const, from: at, to: at + 1, confidence: 0.85 };
    const told = oneOf(words[at + 1], 'them') ? undefined : telling[word.lower];
    if (word.verb === 'say' && told !== undefined)
      return [{ ...base, pattern: 'say-me', replacements: [told, `${word.text} to`] }];
    const explaining =
      `explain describe suggest apologise apologize reply recommend mention introduce announce confess complain propose
      deliver dedicate declare reveal report repeat demonstrate`.split(/\s+/);
    if (
      !explaining.includes(word.verb ?? '') ||
      is(words[at + 2], 'base', 'gerund') ||
      oneOf(words[at + 2], 'to')
    )
      return [];
    const end = word.verb === 'reply' ? undefined : objectEnd(words, at + 2);
    if (
      end === undefined &&
      !['explain', 'describe', 'suggest', 'reply', 'apologise', 'apologize'].includes(word.verb ?? '')
    )
      return [];
    if (end === undefined) return [{ ...base, pattern: 'explain-me', replacements: [`${word.text} to`] }];
    const moved = `${word.text} ${textOf(words, at + 2, end)} to ${words[at + 1]?.text}`;
    return [{ ...base, to: end, pattern: 'explain-me', replacements: [moved] }];
  });

/** Corrects "I forgot my bag at home" → "I left my bag at home". */
export const forgotAtPlace: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'forgot', 'forgotten') || !is(words[at + 1], 'possessive', 'determiner')) return [];
    const place = oneOf(words[at + 3], 'at', 'in', 'on')
      ? at + 4
      : oneOf(words[at + 4], 'at', 'in', 'on')
        ? at + 5
        : 0;
    const named =
      oneOf(words[place], 'home', 'school', 'work') || is(words[place], 'determiner', 'possessive');
    if (place === 0 || !named || !is(words[place - 2], 'noun', 'plural', 'mass')) return [];
    return [
      {
        code: 'collocation-transfer',
        pattern: 'forget-at',
        from: at,
        to: at + 1,
        replacements: ['left'],
        confidence: 0.8,
      },
    ];
  });

/** Corrects statements of age: "I am 20 years." → "I am 20 years old.", "I have 20 years old" → "I am 20 years old". */
export const age: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!is(word, 'number') || !oneOf(words[at + 1], 'years', 'year')) return [];
    const before = words[at - 1];
    const old = oneOf(words[at + 2], 'old');
    const person = oneOf(words[at - 2], 'i', 'he', 'she') || is(words[at - 2], 'human');
    if (old && oneOf(before, 'have', 'has') && person) {
      const be = oneOf(words[at - 2], 'i') ? 'am' : 'is';
      return [
        {
          code: 'false-friends-and-calques',
          pattern: 'age',
          from: at - 1,
          to: at,
          replacements: [be],
          confidence: 0.9,
        },
      ];
    }
    const ends = words[at + 2] === undefined || is(words[at + 2], 'mark') || oneOf(words[at + 2], 'and');
    const am = (oneOf(before, 'am', 'is') && person) || oneOf(before, "i'm");
    if (old || !ends || !am) return [];
    const right = `${word.text} years old`;
    return [
      {
        code: 'false-friends-and-calques',
        pattern: 'age',
        from: at,
        to: at + 2,
        replacements: [right],
        confidence: 0.8,
      },
    ];
  });

const skilled = ['speak', 'teach', 'play', 'sing', 'swim', 'cook', 'drive', 'dance', 'write', 'sleep'];

/** Corrects "You teach English good" → "You teach English well". */
export const goodForWell: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (!oneOf(word, 'good') || (next !== undefined && !is(next, 'mark', 'conjunction'))) return [];
    const start = oneOf(words[at - 1], 'very', 'so', 'really') ? at - 1 : at;
    const near = [words[start - 1], words[start - 2]];
    const found = near.some(
      (verb, index) =>
        skilled.includes(verb?.verb ?? '') &&
        (index === 0 || !is(words[start - 1], 'be', 'determiner', 'possessive', 'preposition')),
    );
    return found
      ? [
          {
            code: 'other',
            pattern: 'good-well',
            from: at,
            to: at + 1,
            replacements: ['well'],
            confidence: 0.8,
          },
        ]
      : [];
  });

/** Removes a pronoun that repeats the subject, as in "My sister she is a student". */
export const doubleSubject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const person = words[at + 1];
    const pronoun = words[at + 2];
    if (!is(word, 'possessive') || person === undefined || !oneOf(words[at + 3], 'is', 'was', 'has'))
      return [];
    const fits =
      (is(person, 'female') && oneOf(pronoun, 'she')) || (is(person, 'male') && oneOf(pronoun, 'he'));
    if (!fits || !startsClause(words, at)) return [];
    return [
      {
        code: 'other',
        pattern: 'double-subject',
        from: at + 1,
        to: at + 3,
        replacements: [person.text],
        confidence: 0.85,
      },
    ];
  });

/** Corrects "How many years old are you?" → "How old are you?" */
export const howOld: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] =>
    oneOf(word, 'how') &&
    oneOf(words[at + 1], 'many') &&
    oneOf(words[at + 2], 'years', 'year') &&
    oneOf(words[at + 3], 'old')
      ? [
          {
            code: 'false-friends-and-calques',
            pattern: 'age',
            from: at,
            to: at + 4,
            replacements: ['how old'],
            confidence: 0.9,
          },
        ]
      : [],
  );
