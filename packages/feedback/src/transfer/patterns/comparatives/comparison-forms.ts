import { otherAdjectives, shortAdjectives, stateAdjectives } from '../../../lexicon/adjectives.ts';
import { comparative } from '../../inflection.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { is, oneOf, type Word } from '../../word.ts';

const change = (from: number, to: number, right: string, pattern: string, confidence = 0.86): Match => ({
  code: 'comparatives',
  pattern,
  from,
  to,
  replacements: [right],
  confidence,
});

const short = new Set(shortAdjectives);
const eitherWay = new Set(
  'kind brave crazy hungry healthy cool smart loud sweet soft noisy dirty deep clear clever quiet simple friendly'.split(
    ' ',
  ),
);
/** Words whose form with -er or -est is also another word, as in "a foreigner" and "the strangest". */
const alsoNouns = new Set(['foreign', 'strange', 'london', 'village']);
const long = new Map(
  [...otherAdjectives, ...stateAdjectives]
    .filter(
      (adjective) =>
        adjective.length > 6 && !alsoNouns.has(adjective) && !short.has(adjective) && !/y$/.test(adjective),
    )
    .flatMap((adjective) => [
      [`${adjective}er`.replace(/eer$/, 'er'), `more ${adjective}`] as const,
      [`${adjective}est`.replace(/eest$/, 'est'), `most ${adjective}`] as const,
    ]),
);

/** Corrects "difficulter" → "more difficult", "the beautifulest" → "the most beautiful". */
export const longWithEr: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = is(word, 'unknown') ? long.get(word.lower) : undefined;
    return right === undefined ? [] : [change(at, at + 1, right, 'more-long', 0.93)];
  });

/** Corrects "more short if we go now" → "shorter". Applies only if no noun follows the short adjective. */
export const moreShort: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (!oneOf(word, 'more') || next === undefined || !short.has(next.lower) || eitherWay.has(next.lower))
      return [];
    if (oneOf(words[at - 1], 'the', 'any', 'once', 'no', 'or') || is(words[at - 1], 'number')) return [];
    const described =
      is(after, 'noun', 'plural', 'mass', 'adjective', 'gerund') && !is(after, 'preposition', 'conjunction');
    const predicate =
      is(words[at - 1], 'be', 'adverb') ||
      ['feel', 'look', 'seem', 'become', 'get', 'sound', 'make'].includes(words[at - 1]?.verb ?? '');
    return described || !predicate || (is(next, 'noun') && !is(next, 'adjective'))
      ? []
      : [change(at, at + 2, comparative(next.lower), 'more-short', 0.86)];
  });

/** Corrects "hotter from yesterday" → "hotter than yesterday". Learners translate the Turkish form "-den daha". */
export const fromForThan: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    const compared =
      (is(before, 'comparative') &&
        !oneOf(before, 'further', 'farther', 'later', 'earlier', 'closer', 'lower', 'higher')) ||
      (oneOf(words[at - 2], 'more') && is(before, 'adjective', 'state'));
    if (!oneOf(word, 'from') || !compared) return [];
    const who = words[at + 1];
    const phrase = nounPhrase(words, at + 1);
    const other =
      is(who, 'object', 'possessive', 'name', 'place', 'determiner') ||
      oneOf(who, 'yesterday', 'mine', 'yours', 'ours', 'hers', 'theirs', 'last', 'before', 'other', 'others');
    const closed =
      phrase === undefined || words[phrase.to] === undefined || is(words[phrase.to], 'mark', 'conjunction');
    return other && closed ? [change(at, at + 1, 'than', 'from-than', 0.85)] : [];
  });

/**
 * Corrects sentences of the form "the more …, the more …": "The more you practise, more confident you feel" → "the
 * more confident", "the good you become" → "the better".
 */
export const theMoreTheMore: Pattern = ({ words }) => {
  const comma = words.findIndex((word) => oneOf(word, ','));
  const opened =
    oneOf(words[0], 'the') &&
    (oneOf(words[1], 'more', 'less', 'fewer') || is(words[1], 'comparative')) &&
    comma > 2;
  if (!opened || !words.slice(2, comma).some((word) => is(word, 'subject', 'noun', 'plural'))) return [];
  const next = words[comma + 1];
  const after = words[comma + 2];
  if (oneOf(next, 'more', 'less') || is(next, 'comparative')) {
    return next ? [change(comma + 1, comma + 2, `the ${next.text}`, 'the-more', 0.88)] : [];
  }
  if (
    oneOf(next, 'the') &&
    is(after, 'adjective', 'state') &&
    !is(after, 'comparative', 'superlative') &&
    is(words[comma + 3], 'subject', 'determiner', 'possessive') &&
    after
  ) {
    return [change(comma + 2, comma + 3, comparedForm(after.lower), 'the-more', 0.88)];
  }
  return youBecomeMore(words, comma + 1);
};

const comparedForm = (adjective: string) =>
  short.has(adjective) || ['good', 'bad', 'far'].includes(adjective)
    ? comparative(adjective)
    : `more ${adjective}`;

/**
 * Corrects the second half of a sentence of the form "the more …, the more …": "…, you become more confident" →
 * "the more confident you become".
 */
function youBecomeMore(words: readonly Word[], at: number): Match[] {
  const verb = words[at + 1];
  const found = words.findIndex(
    (word, index) => index > at && (oneOf(word, 'more') || is(word, 'comparative')),
  );
  if (!is(words[at], 'subject') || verb?.verb === undefined || found !== at + 2) return [];
  const end = oneOf(words[found], 'more') ? found + 2 : found + 1;
  return [change(at, end, `the ${textOf(words, found, end)} ${textOf(words, at, found)}`, 'the-more', 0.84)];
}

/** Corrects "getting hot and hot" → "hotter and hotter". */
export const moreAndMore: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const twice = oneOf(words[at + 1], 'and') && words[at + 2]?.lower === word.lower;
    const changing =
      ['get', 'become', 'grow', 'turn', 'make'].includes(words[at - 1]?.verb ?? '') ||
      is(words[at - 1], 'be');
    if (!twice || !short.has(word.lower) || !changing) return [];
    const form = comparative(word.lower);
    return [change(at, at + 3, `${form} and ${form}`, 'more-and-more', 0.88)];
  });
