import { table } from '../../../lexicon/table.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const alone = table<string>({ my: 'mine', your: 'yours', her: 'hers', our: 'ours', their: 'theirs' });
const subjects = table<string>({ him: 'he', her: 'she', them: 'they', us: 'we', me: 'I' });
const concrete = new Set(
  `car house room bag phone computer laptop bike bicycle dog cat name job office desk shoes clothes book birthday wedding
  garden flat apartment shop toy toys hat coat jacket dress keys wallet school village horse boat house surname address kitchen`.split(
    /\s+/,
  ),
);

function possessive(from: number, to: number, replacements: string[], confidence = 0.83): Match {
  const pattern = replacements[0]?.includes("'") ? 'owner-form' : 'possessive-form';
  return { code: 'possessive', pattern, from, to, replacements, confidence };
}

const genitive = (owner: string) => (/s$/.test(owner) ? `${owner}'` : `${owner}'s`);

/**
 * Corrects possessives: "Is it your?" → "yours", "Children clothes" → "Children's clothes", "the car of my father"
 * → "my father's car", "three years experience" → "three years' experience".
 */
export const possessiveForms: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const ends = next === undefined || (is(next, 'mark') && !oneOf(next, '-', '–', '—', '…', "'", '"', '('));
    const own = alone[word.lower];
    if (own !== undefined && (ends || oneOf(next, 'or', 'and', 'but', 'too')) && !oneOf(word, 'her')) {
      const linked = words.slice(0, at).some((one) => is(one, 'be') || oneOf(one, 'than', 'of'));
      return linked && !oneOf(next, 'and', 'or')
        ? [possessive(at, at + 1, [own], 0.88)]
        : linked && oneOf(next, 'or')
          ? [possessive(at, at + 1, [own], 0.7)]
          : [];
    }
    if (
      oneOf(word, 'children', 'women', 'men') &&
      is(next, 'noun', 'plural') &&
      !is(next, 'base', 'third', 'past', 'gerund') &&
      (at === 0 ||
        is(words[at - 1], 'preposition', 'mark', 'base', 'third', 'past') ||
        oneOf(words[at - 1], 'the'))
    )
      return is(words[at + 2], 'noun') ? [] : [possessive(at, at + 1, [`${word.text}'s`])];
    if (
      oneOf(word, 'years', 'weeks', 'days', 'months', 'minutes', 'hours') &&
      is(words[at - 1], 'number') &&
      oneOf(
        next,
        'experience',
        'holiday',
        'work',
        'walk',
        'drive',
        'time',
        'notice',
        'rest',
        'break',
        'salary',
      )
    )
      return [possessive(at, at + 1, [`${word.text}'`])];
    if (oneOf(word, 'the') && next !== undefined && concrete.has(next.lower) && oneOf(words[at + 2], 'of')) {
      const owner = words[at + 3];
      const family = is(owner, 'possessive') && is(words[at + 4], 'human') && !is(words[at + 4], 'plural');
      const named = is(owner, 'name') && /^\p{Lu}/u.test(owner?.text ?? '');
      const end = family ? at + 5 : at + 4;
      if (!(family || named) || oneOf(words[end], 'and', "'", 'who') || is(words[end], 'noun', 'name'))
        return [];
      return [possessive(at, end, [`${genitive(textOf(words, at + 3, end))} ${next.text}`], 0.8)];
    }
    const theirs = table<string>({ me: 'mine', you: 'yours', him: 'his', us: 'ours', them: 'theirs' })[
      word.lower
    ];
    if (
      theirs !== undefined &&
      oneOf(words[at - 1], 'than') &&
      ends &&
      is(words[0], 'possessive') &&
      is(words[1], 'noun') &&
      !is(words[1], 'human')
    )
      return [possessive(at, at + 1, [theirs], 0.8)];
    const subject = subjects[word.lower];
    if (
      subject !== undefined &&
      at === 0 &&
      is(next, 'be', 'have', 'modal', 'third') &&
      !oneOf(next, 'being')
    )
      return [{ ...possessive(0, 1, [subject]), code: 'other', pattern: 'subject-form' }];
    return [];
  });

const objects = table<string>({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' });

/** Corrects a subject pronoun after a preposition: "with he" → "with him". Does not correct "between you and I". */
export const objectForms: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = objects[word.lower];
    const next = words[at + 1];
    const ends =
      next === undefined ||
      is(next, 'mark', 'preposition') ||
      oneOf(next, 'yesterday', 'today', 'and', 'because', 'very', 'a');
    const needs =
      oneOf(words[at - 1], 'with', 'to', 'for', 'from', 'about', 'at', 'of') ||
      ['love', 'like', 'see', 'meet', 'know', 'miss', 'hate', 'help', 'call', 'tell'].includes(
        words[at - 1]?.verb ?? '',
      );
    return right !== undefined &&
      needs &&
      ends &&
      !(oneOf(word, 'i') && oneOf(next, ',')) &&
      !is(words[at - 2], 'question')
      ? [{ ...possessive(at, at + 1, [right]), code: 'other', pattern: 'object-form' }]
      : [];
  });

const many = (words: readonly Word[], at: number) =>
  oneOf(words[at], 'many', 'several', 'two', 'three', 'four', 'some', 'lots') ||
  is(words[at], 'number') ||
  (oneOf(words[at], 'a') && oneOf(words[at + 1], 'lot') && !is(words[at + 3], 'mass'));
const amount = (word: Word | undefined) =>
  is(word, 'number') ||
  oneOf(word, 'a', 'an', 'another', 'many', 'some', 'several', 'no', 'two', 'three', 'lots', 'much', 'any');
const places = [
  'in',
  'on',
  'at',
  'near',
  'under',
  'behind',
  'next',
  'between',
  'around',
  'opposite',
  'inside',
];

function there(from: number, to: number, right: string, confidence = 0.84): Match {
  return { code: 'there-is-have', pattern: 'there-is', from, to, replacements: [right], confidence };
}

/**
 * Replaces wrong verbs by "there is" or "there are", as in "There have two books", "Has a hedgehog in the garden!",
 * "It has a park near my house" and "Were a lot of tourists on the boat".
 */
export const thereForms: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const placed = words.slice(at + 2).some((one) => oneOf(one, ...places));
    const start = at === 0 || oneOf(words[at - 1], ',', 'and', 'but', 'because', 'that');
    if (oneOf(word, 'there') && oneOf(next, 'have', 'has', 'had') && amount(words[at + 2])) {
      const plural = many(words, at + 2);
      return [
        there(at + 1, at + 2, oneOf(next, 'had') ? (plural ? 'were' : 'was') : plural ? 'are' : 'is', 0.9),
      ];
    }
    if (
      at === 0 &&
      !question &&
      oneOf(word, 'has', 'is', 'are', 'was', 'were') &&
      amount(next) &&
      (placed || oneOf(word, 'has'))
    ) {
      const plural = many(words, 1);
      const be = oneOf(word, 'was', 'were') ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
      return [there(0, 1, `There ${be}`, 0.86)];
    }
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'are', 'was', 'were') &&
      oneOf(next, 'it', 'they') &&
      amount(words[2]) &&
      words.slice(3).some((one) => oneOf(one, 'near', 'around', 'here', 'near', 'nearby')) &&
      !oneOf(words[3], 'long', 'far')
    )
      return [there(1, 2, 'there', 0.78)];
    if (
      oneOf(word, 'it') &&
      start &&
      (is(next, 'modal') || oneOf(next, 'has')) &&
      (oneOf(words[at + 2], 'have') || oneOf(words[at + 2], 'been'))
    ) {
      if (
        is(next, 'modal') &&
        oneOf(words[at + 2], 'have') &&
        amount(words[at + 3]) &&
        oneOf(words[at + 4], 'reason', 'problem', 'way', 'mistake', 'solution', 'explanation')
      )
        return [there(at, at + 3, `there ${next?.text} be`)];
      if (
        oneOf(next, 'has') &&
        oneOf(words[at + 2], 'been') &&
        oneOf(words[at + 3], 'little', 'much', 'many', 'no', 'some', 'lots', 'very') &&
        !oneOf(words[at + 4], 'more', 'better', 'hard', 'cold', 'hot', 'difficult', 'good', 'nice', 'bad')
      )
        return [there(at, at + 1, 'there')];
    }
    return [];
  });
