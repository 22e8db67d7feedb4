import { gerund, participle } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { findSubjects, type Subject, skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const points =
  `yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june
  july august september october november december last childhood birth morning noon midnight this primary high
  university`.split(/\s+/);
const lasting = new Set(
  'live work study learn know teach play have own love wait drive smoke speak use'.split(' '),
);
const noProgressive = new Set(['know', 'have', 'own', 'believe', 'understand', 'want', 'need']);
const habits = ['every', 'usually', 'always', 'often', 'sometimes', 'each', 'will', 'next', 'tomorrow'];
const states = ['married', 'together', 'friends', 'ill', 'sick', 'engaged', 'divorced', 'retired'];

/**
 * Returns the index of "since" if it introduces a point in time, as in "since 2015", "since last March", "since two
 * o'clock" and "since I was". Returns undefined if there is no "since" or it gives a reason.
 */
function findSincePoint(words: readonly Word[]): number | undefined {
  const at = words.findIndex((word) => oneOf(word, 'since'));
  const next = words[at + 1];
  if (at < 2 || next === undefined) return undefined;
  const year = /^(?:19|20)\d\d$/.test(next.text);
  const clock = is(next, 'number') && oneOf(words[at + 2], "o'clock", 'am', 'pm');
  const child = oneOf(next, 'i') && oneOf(words[at + 2], 'was');
  const my = is(next, 'possessive') && oneOf(words[at + 2], 'childhood', 'birth', 'birthday');
  const units = ['years', 'months', 'weeks', 'days', 'hours'];
  const length = is(next, 'number') && oneOf(words[at + 2], ...units) && !oneOf(words[at + 3], 'ago');
  return length || year || clock || child || my || oneOf(next, ...points) ? at : undefined;
}

/**
 * Returns the index of a duration of several months or years, such as "for three years". Returns undefined if there
 * is none. Shorter durations are ignored, because they are often part of a plan or habit.
 */
function findLongTime(words: readonly Word[]): number | undefined {
  const at = words.findIndex(
    (word, index) =>
      oneOf(word, 'for') &&
      (is(words[index + 1], 'number') || oneOf(words[index + 1], 'many', 'several')) &&
      oneOf(words[index + 2], 'years'),
  );
  return at < 2 || words.some((word) => oneOf(word, ...habits)) ? undefined : at;
}

/**
 * Corrects the tense with a duration: "I live here since 2015" → "have lived", "I am learning … for three years" →
 * "have been learning".
 */
export const presentPerfect: Pattern = ({ words }) => {
  const since = findSincePoint(words);
  const at = since ?? findLongTime(words);
  const subject = findSubjects(words)[0];
  if (at === undefined || subject === undefined || subject.to > at) return [];
  if (
    words
      .slice(0, at)
      .some((word, index) => index > subject.to && is(word, 'mark', 'subject') && !oneOf(word, 'you', 'it'))
  )
    return [];
  const found = perfectOf(words, subject, skipAdverbs(words, subject.to), since !== undefined);
  if (found === undefined) return [];
  const match: Match = {
    code: 'tense-present-perfect',
    pattern: since === undefined ? 'perfect-for' : 'perfect-since',
    from: found.from,
    to: found.to,
    replacements: found.replacements,
    confidence: since === undefined ? 0.7 : 0.85,
  };
  return [match];
};

type Change = { from: number; to: number; replacements: string[] };

function perfectOf(words: readonly Word[], subject: Subject, at: number, sure: boolean): Change | undefined {
  const verb = words[at];
  if (verb === undefined) return undefined;
  const have = subject.person === 'third' && !subject.plural ? 'has' : 'have';
  if (is(verb, 'be')) return perfectOfBe(words, at, have, sure);
  const next = words[at + 1];
  if (sure && oneOf(verb, "didn't", "don't", "doesn't") && is(next, 'base') && next?.verb !== undefined) {
    return { from: at, to: at + 2, replacements: [`${have}n't ${participle(next.verb)}`] };
  }
  if (!is(verb, 'base', 'third') || verb.verb === undefined || is(verb, 'past')) return undefined;
  if (
    is(verb, 'have') &&
    (is(words[at + 1], 'participle', 'be', 'adverb', 'frequency') || /ed$/.test(words[at + 1]?.lower ?? ''))
  )
    return undefined;
  if (!sure && !lasting.has(verb.verb)) return undefined;
  const replacements = [`${have} ${participle(verb.verb)}`];
  if (!oneOf(verb, 'know', 'knows', 'have', 'has')) replacements.push(`${have} been ${gerund(verb.verb)}`);
  return { from: at, to: at + 1, replacements };
}

function perfectOfBe(words: readonly Word[], at: number, have: string, sure: boolean): Change | undefined {
  if (!oneOf(words[at], 'am', 'is', 'are')) return undefined;
  const next = words[at + 1];
  const going = is(next, 'gerund') && next?.verb !== undefined;
  if (going) {
    if (!sure && !lasting.has(next.verb ?? '')) return undefined;
    const right = noProgressive.has(next.verb ?? '') ? participle(next.verb ?? '') : `been ${next.lower}`;
    return { from: at, to: at + 2, replacements: [`${have} ${right}`] };
  }
  if (!sure && !oneOf(next, ...states)) return undefined;
  return { from: at, to: at + 1, replacements: [`${have} been`] };
}

/** Corrects "How long do you live here?" → "How long have you lived here?" */
export const howLong: Pattern = ({ words }) => {
  const [how, long, helper, subject, verb] = words;
  if (!oneOf(how, 'how') || !oneOf(long, 'long') || !oneOf(helper, 'do', 'does', 'are', 'is')) return [];
  if (
    !is(subject, 'subject') ||
    verb?.verb === undefined ||
    !oneOf(verb, 'live', 'know', 'living', 'learning')
  )
    return [];
  if (words.some((word) => oneOf(word, ...habits))) return [];
  const have = oneOf(helper, 'does', 'is') ? 'has' : 'have';
  const right = is(verb, 'gerund') ? `been ${verb.lower}` : participle(verb.verb);
  return [
    {
      code: 'tense-present-perfect',
      pattern: 'perfect-for',
      from: 2,
      to: 5,
      replacements: [`${have} ${subject?.text} ${right}`],
      confidence: 0.8,
    },
  ];
};
