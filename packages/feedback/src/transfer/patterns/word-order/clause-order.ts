import { type Match, type Pattern, textOf } from '../../match.ts';
import { actsAsVerb, headOfPhrase } from '../../verbs.ts';
import { is, oneOf } from '../../word.ts';
import { order } from './word-order-change.ts';

const beforeTheVerb = ['always', 'usually', 'never', 'rarely', 'seldom', 'hardly', 'generally', 'often'];

/** Corrects "She goes always to school" → "She always goes to school". */
export const adverbAfterVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at - 1];
    const subject = words[at - 2];
    const next = words[at + 1];
    if (!oneOf(word, ...beforeTheVerb) || verb?.verb === undefined || next === undefined) return [];
    if (is(verb, 'be', 'have', 'do', 'gerund') || !is(verb, 'base', 'third', 'past')) return [];
    if (
      !is(subject, 'subject', 'name', 'human') &&
      !(is(subject, 'plural', 'noun') && is(verb, 'third') && !is(verb, 'plural'))
    )
      return [];
    if (
      is(next, 'mark', 'conjunction', 'adjective', 'past', 'participle') ||
      (oneOf(word, 'often') && !is(next, 'determiner', 'noun', 'mass'))
    )
      return [];
    if (oneOf(verb, 'almost', 'remember', 'promise', 'promised', 'said', 'thought', 'swear', 'know', 'hoped'))
      return [];
    return [order(at - 1, at + 1, [`${word.lower} ${verb.text}`])];
  });

const colours = [
  'red',
  'blue',
  'green',
  'black',
  'white',
  'yellow',
  'brown',
  'pink',
  'grey',
  'gray',
  'purple',
];

const becomes = [
  'paint',
  'dye',
  'turn',
  'colour',
  'color',
  'make',
  'wear',
  'go',
  'want',
  'like',
  'see',
  'leave',
  'keep',
  'prefer',
];

/** Corrects "a jacket red" → "a red jacket". */
export const colourAfterNoun: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const noun = words[at - 1];
    if (!oneOf(word, ...colours) || !is(noun, 'countable') || noun === undefined) return [];
    if (!is(words[at - 2], 'determiner') && !is(words[at - 2], 'number')) return [];
    const next = words[at + 1];
    if (next !== undefined && !is(next, 'mark', 'preposition', 'conjunction', 'adverb')) return [];
    if (words.slice(0, at).some(({ verb }) => verb !== undefined && becomes.includes(verb))) return [];
    return oneOf(next, '-', 'or') ? [] : [order(at - 1, at + 1, [`${word.text} ${noun.text}`])];
  });

/**
 * Corrects the position of "enough" and "still": "enough big" → "big enough", "haven't still received" → "still
 * haven't received".
 */
export const enoughAndStill: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (oneOf(word, 'enough') && is(next, 'adjective', 'state') && !is(next, 'noun', 'base')) {
      const noun = is(words[at + 2], 'noun', 'plural', 'mass', 'unknown', 'adjective');
      const be = words
        .slice(Math.max(0, at - 4), at)
        .some((one) => is(one, 'be') || oneOf(one, 'not', 'feel', 'look'));
      return noun || !be ? [] : [order(at, at + 2, [`${next?.text} enough`])];
    }
    if (
      oneOf(next, 'still') &&
      /^(?:have|has|had|do|does|did|is|are|was|were|ca|could|wo)n't$/.test(word.lower) &&
      !is(words[at - 1], 'question') &&
      at > 0
    ) {
      return is(words[at + 2], 'participle', 'base', 'adjective', 'gerund')
        ? [order(at, at + 2, [`still ${word.text}`])]
        : [];
    }
    return [];
  });

/** Corrects "Not only the room was dirty" → "Not only was the room dirty". */
export const notOnlyInversion: Pattern = ({ words }) => {
  if (
    !oneOf(words[0], 'not', 'never', 'rarely', 'hardly') ||
    (oneOf(words[0], 'not') && !oneOf(words[1], 'only'))
  )
    return [];
  const from = oneOf(words[0], 'not') ? 2 : 1;
  const end = is(words[from], 'subject') ? from + 1 : (headOfPhrase(words, from) ?? -2) + 1;
  const helper = words[end];
  if (
    end < 1 ||
    !is(words[from], 'determiner', 'possessive', 'subject', 'name') ||
    !is(helper, 'be', 'modal', 'have')
  )
    return [];
  if (oneOf(words[0], 'hardly') && !is(words[from], 'subject')) return [];
  return [order(from, end + 1, [`${helper?.text} ${textOf(words, from, end)}`])];
};

const particles = ['up', 'down', 'off', 'out', 'away', 'back'];

const separable = new Set(
  `turn pick put take throw give wake switch fill call write try bring hand work find make cut set sort tidy clean wash pay
  send let ring point plug hang look`.split(/\s+/),
);

/** Corrects "turned down it" → "turned it down". */
export const particlePronoun: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const particle = words[at + 1];
    const pronoun = words[at + 2];
    const after = words[at + 3];
    if (word.verb === undefined || !separable.has(word.verb) || !oneOf(particle, ...particles)) return [];
    if (
      !oneOf(pronoun, 'it', 'them', 'him', 'me', 'us') ||
      (after !== undefined && !is(after, 'mark', 'conjunction', 'preposition', 'adverb'))
    )
      return [];
    if (word.verb === 'look' && !oneOf(particle, 'up')) return [];
    return [order(at + 1, at + 3, [`${pronoun?.text} ${particle?.text}`], 0.86)];
  });

const manner = [
  'well',
  'fluently',
  'perfectly',
  'badly',
  'quickly',
  'carefully',
  'slowly',
  'loudly',
  'easily',
  'yesterday',
  'everyday',
  'again',
];

/**
 * Moves an adverb after the object: "plays well the piano" → "plays the piano well", "speaks fluently English" →
 * "speaks English fluently".
 */
export const mannerBeforeObject: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at - 1];
    const very = oneOf(verb, 'very', 'so', 'really') ? 1 : 0;
    const acting = words[at - 1 - very];
    if (!oneOf(word, ...manner) || acting?.verb === undefined || !actsAsVerb(words, at - 1 - very)) return [];
    const next = words[at + 1];
    const language =
      next !== undefined &&
      /^(?:english|turkish|german|french|spanish|italian|russian|arabic|japanese|chinese)$/.test(next.lower);
    if (!is(next, 'determiner', 'possessive') && !language) return [];
    if (
      oneOf(next, 'that', 'this', 'every', 'all', 'no') ||
      (oneOf(word, 'again', 'yesterday') && !is(next, 'determiner'))
    )
      return [];
    const head = language ? at + 1 : headOfPhrase(words, at + 1);
    const after = words[(head ?? 0) + 1];
    if (head === undefined || (after !== undefined && !is(after, 'mark', 'preposition', 'conjunction')))
      return [];
    return [
      order(at - very, head + 1, [`${textOf(words, at + 1, head + 1)} ${textOf(words, at - very, at + 1)}`]),
    ];
  });
