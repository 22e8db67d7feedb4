import { table } from '../../../lexicon/table.ts';
import { participle, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const stative = [
  'know',
  'want',
  'believe',
  'understand',
  'need',
  'belong',
  'own',
  'prefer',
  'hate',
  'remember',
];

function change(from: number, to: number, right: string, pattern: string, confidence = 0.85): Match {
  return { code: 'tense-other', pattern, from, to, replacements: [right], confidence };
}

/** Corrects "I'm knowing him" → "I know him". Verbs of state such as "know" have no -ing form in this sense. */
export const stativeProgressive: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const short = shortBe[word.lower];
    const subject = short ?? (oneOf(word, 'i', 'you', 'he', 'she', 'we', 'they') ? word.text : undefined);
    const beAt = short === undefined ? at + 1 : at;
    if (subject === undefined || is(words[at - 1], 'be')) return [];
    if (short === undefined && !oneOf(words[beAt], 'am', 'is', 'are')) return [];
    const negated = oneOf(words[beAt + 1], 'not');
    const verbAt = negated ? beAt + 2 : beAt + 1;
    const verb = words[verbAt];
    if (verb?.verb === undefined || !is(verb, 'gerund') || !stative.includes(verb.verb)) return [];
    if (words.some((other) => oneOf(other, 'since', 'for'))) return [];
    const third = /^(?:he|she)$/i.test(subject);
    const right = negated
      ? `${third ? "doesn't" : "don't"} ${verb.verb}`
      : third
        ? thirdPerson(verb.verb)
        : verb.verb;
    return [change(at, verbAt + 1, `${subject} ${right}`, 'stative')];
  });

const shortBe = table({
  "i'm": 'I',
  "you're": 'you',
  "we're": 'we',
  "they're": 'they',
  "he's": 'he',
  "she's": 'she',
});
const polite = ['excuse', 'forgive', 'allow', 'let', 'pardon', 'follow', 'wait'];

/**
 * Corrects "If I will have time, …" → "If I have time". There is no "will" in a condition or in a time clause with
 * "when".
 */
export const willInCondition: Pattern = ({ words }) => {
  const [first, subject, will, verb] = words;
  if (!oneOf(first, 'if', 'when') || !is(subject, 'subject') || !oneOf(will, 'will') || verb === undefined)
    return [];
  if (!words.some((word, at) => at > 3 && oneOf(word, ',', 'i', 'we', 'you', 'he', 'she', 'they'))) return [];
  const base = verb.verb ?? (oneOf(verb, 'be') ? 'be' : undefined);
  if (base === undefined || !(is(verb, 'base') || base === 'be') || polite.includes(base)) return [];
  const third = oneOf(subject, 'he', 'she', 'it');
  const be = oneOf(subject, 'i') ? 'am' : third ? 'is' : 'are';
  const right = base === 'be' ? be : third ? thirdPerson(base) : base;
  return [change(2, 4, right, 'if-will')];
};

/** Corrects "This is the first time I see snow" → "have seen". */
export const firstTime: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'time') || !oneOf(words[at - 1], 'first', 'second', 'third')) return [];
    if (!words.slice(0, at).some((other) => oneOf(other, 'is', "it's"))) return [];
    const subjectAt = oneOf(words[at + 1], 'that') ? at + 2 : at + 1;
    const subject = words[subjectAt];
    const verb = words[subjectAt + 1];
    if (!is(subject, 'subject') || verb?.verb === undefined || !is(verb, 'base', 'third') || is(verb, 'past'))
      return [];
    if (is(verb, 'have') && is(words[subjectAt + 2], 'participle', 'be', 'adverb')) return [];
    const have = oneOf(subject, 'he', 'she', 'it') ? 'has' : 'have';
    const right = `${have} ${participle(verb.verb)}`;
    return [{ ...change(subjectAt + 1, subjectAt + 2, right, 'first-time'), code: 'tense-present-perfect' }];
  });

/** Corrects "since five years" → "for five years". */
export const sinceDuration: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const units = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'year', 'month', 'week'];
    const counted = is(words[at + 1], 'number') || oneOf(words[at + 1], 'many', 'several', 'a', 'one');
    if (!oneOf(word, 'since') || !counted || !oneOf(words[at + 2], ...units)) return [];
    if (oneOf(words[at + 3], 'ago', 'before', 'earlier', 'have', 'passed')) return [];
    return [{ ...change(at, at + 1, 'for', 'since-duration'), code: 'tense-present-perfect' }];
  });

const feelings = table({
  boring: 'bored',
  exciting: 'excited',
  interesting: 'interested',
  confusing: 'confused',
  frightening: 'frightened',
  surprising: 'surprised',
  disappointing: 'disappointed',
  annoying: 'annoyed',
});

/**
 * Corrects "I am exciting about the trip" → "excited". The form with -ing describes the cause of a feeling, not the
 * person who has it.
 */
export const feelingAdjective: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = feelings[word.lower];
    if (right === undefined || !oneOf(words[at + 1], 'about', 'with', 'in', 'of', 'from', 'by')) return [];
    const beAt = oneOf(words[at - 1], 'very', 'so', 'really', 'not', 'too') ? at - 2 : at - 1;
    const be = words[beAt];
    const person = oneOf(be, "i'm", "we're", "they're") || (is(be, 'be') && isPerson(words[beAt - 1]));
    if (!person || (oneOf(words[at + 1], 'in') && !oneOf(word, 'interesting', 'boring'))) return [];
    return [{ ...change(at, at + 1, right, 'feeling-ing'), code: 'other' }];
  });

function isPerson(word: Word | undefined): boolean {
  return oneOf(word, 'i', 'we', 'he', 'she', 'they', 'you');
}
