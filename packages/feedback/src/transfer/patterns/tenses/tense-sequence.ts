import { gerund, past, thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

function tense(from: number, to: number, replacements: string[], pattern: string, confidence = 0.8): Match {
  return { code: 'tense-other', pattern, from, to, replacements, confidence };
}

const timeLinks = ['when', 'if', 'before', 'after', 'until', 'till', 'unless', 'while'];

const askers = [
  'know',
  'ask',
  'wonder',
  'tell',
  'say',
  'see',
  'think',
  'guess',
  'remember',
  'decide',
  'sure',
  'matter',
  'understand',
  'find',
  'doubt',
  'care',
  'explain',
  'imagine',
  'predict',
];

/**
 * Removes "will" from clauses of time and condition: "I will message you when I will get home" → "when I get home",
 * "If it will rain, …" → "If it rains".
 */
export const willAfterTime: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const asSoon = oneOf(word, 'soon') && oneOf(words[at - 1], 'as') && oneOf(words[at + 1], 'as');
    if (!asSoon && !oneOf(word, ...timeLinks)) return [];
    if (at > 0 && question && oneOf(word, 'when')) return [];
    const from = asSoon ? at + 2 : at + 1;
    const pronoun = is(words[from], 'subject');
    const end = pronoun
      ? from + 1
      : is(words[from], 'possessive', 'name') || oneOf(words[from], 'the', 'this')
        ? (headOfPhrase(words, from) ?? -2) + 1
        : -1;
    const will = words[end];
    const verb = words[end + 1];
    if (end < from + 1 || !oneOf(will, 'will', "won't") || verb === undefined) return [];
    if (words.slice(Math.max(0, at - 4), at).some((one) => askers.includes(one.verb ?? one.lower))) return [];
    const other =
      at === 0
        ? words.slice(end).some((one) => oneOf(one, ','))
        : words
            .slice(0, at)
            .some((one) => is(one, 'modal') || /'ll$/.test(one.lower) || oneOf(one, 'please')) ||
          isPureVerb(words[0]);
    if (!other) return [];
    const third = pronoun ? oneOf(words[from], 'he', 'she', 'it') : !is(words[end - 1], 'plural');
    const base = oneOf(verb, 'be') ? 'be' : is(verb, 'base') ? verb.verb : undefined;
    if (
      base === undefined ||
      ['excuse', 'let', 'forgive', 'allow', 'permit', 'follow', 'pardon', 'please'].includes(base)
    )
      return [];
    const be = oneOf(words[from], 'i') ? 'am' : third ? 'is' : 'are';
    const form =
      base === 'be'
        ? be
        : oneOf(will, "won't")
          ? `${third ? "doesn't" : "don't"} ${base}`
          : third
            ? thirdPerson(base)
            : base;
    return [tense(end, end + 2, [form], 'if-will', 0.84)];
  });

const actions = new Set(
  'sleep work play read cook watch study eat drink wait talk cry run walk write listen look wash clean swim dance sing shower'.split(
    ' ',
  ),
);

/**
 * Corrects the tense of an action that is in progress: "The baby sleeps now" → "is sleeping", "I work at the
 * moment" → "am working".
 */
export const rightNow: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const moment =
      (oneOf(word, 'now') && (words[at + 1] === undefined || is(words[at + 1], 'mark'))) ||
      (oneOf(word, 'moment') && oneOf(words[at - 1], 'the') && oneOf(words[at - 2], 'at'));
    if (!moment) return [];
    const start = words.slice(0, at).findLastIndex((one) => is(one, 'mark', 'conjunction')) + 1;
    const verbAt = words.findIndex(
      (one, index) => index > start && index < at && is(one, 'third', 'base') && actions.has(one.verb ?? ''),
    );
    const verb = words[verbAt];
    const subject = words[verbAt - 1];
    if (
      verb?.verb === undefined ||
      words
        .slice(start, at)
        .some(
          (one) =>
            is(one, 'be', 'modal', 'do', 'have') ||
            (oneOf(one, 'to', 'from', 'until', 'by', 'right') && oneOf(one, 'from', 'until', 'by', 'to')),
        )
    )
      return [];
    if (
      !is(subject, 'subject', 'human', 'name', 'noun', 'plural') ||
      (is(verb, 'noun') && !is(subject, 'subject'))
    )
      return [];
    const be = oneOf(subject, 'i') ? 'am' : is(verb, 'third') ? 'is' : 'are';
    return [tense(verbAt, verbAt + 1, [`${be} ${gerund(verb.verb)}`], 'right-now', 0.72)];
  });

/**
 * Corrects the tense in one of two clauses: "When I was a child, I play" → "played", "By the time they get there,
 * the roof had collapsed" → "got".
 */
export const pastSequence: Pattern = ({ words }) => {
  const comma = words.findIndex((word) => oneOf(word, ','));
  if (comma < 3) return [];
  const first = words.slice(0, comma);
  const rest = words.slice(comma + 1);
  if (
    oneOf(words[0], 'when') &&
    is(words[1], 'subject') &&
    (oneOf(words[2], 'was', 'were') || (is(words[2], 'past') && !is(words[2], 'base')))
  ) {
    const subject = words[comma + 1];
    const verb = words[comma + 2];
    if (
      !is(subject, 'subject') ||
      verb?.verb === undefined ||
      !is(verb, 'base', 'third') ||
      is(verb, 'past', 'have', 'do')
    )
      return [];
    if (
      rest.some((one) => is(one, 'modal') || oneOf(one, 'now', 'still', 'know', 'think', 'remember')) ||
      oneOf(verb, 'know', 'think', 'remember', 'mean', 'guess')
    )
      return [];
    return [tense(comma + 2, comma + 3, [past(verb.verb)], 'past-time')];
  }
  const opener =
    oneOf(words[0], 'when', 'after', 'before') || (oneOf(words[0], 'by') && oneOf(words[2], 'time'));
  const had = rest.some(
    (one, index) =>
      oneOf(one, 'had') && (is(rest[index + 1], 'participle') || is(rest[index + 2], 'participle')),
  );
  if (!opener || !had) return [];
  const at = first.findIndex(
    (one, index) =>
      index > 1 &&
      is(one, 'base', 'third') &&
      !is(one, 'noun', 'past') &&
      is(first[index - 1], 'subject', 'plural', 'noun', 'name', 'human'),
  );
  const verb = words[at];
  return at < 0 || verb?.verb === undefined ? [] : [tense(at, at + 1, [past(verb.verb)], 'past-time', 0.75)];
};

const reporting = ['promised', 'said', 'told', 'thought', 'knew', 'hoped', 'believed', 'decided'];

/** Corrects "Last week he promised that he will lend" → "would lend". */
export const reportedWill: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'will', "won't") || !is(words[at - 1], 'subject')) return [];
    const from = words.slice(Math.max(0, at - 5), at - 1);
    if (!from.some((one) => oneOf(one, ...reporting)) || from.some((one) => is(one, 'mark'))) return [];
    const old =
      words.some((one) => oneOf(one, 'yesterday', 'ago', 'last')) ||
      from.some((one) => oneOf(one, 'promised', 'thought', 'knew', 'hoped'));
    return old
      ? [tense(at, at + 1, [oneOf(word, 'will') ? 'would' : "wouldn't"], 'reported-will', 0.78)]
      : [];
  });
