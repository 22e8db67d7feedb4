import { fields } from '../../../lexicon/preposition-frames.ts';
import { months } from '../../../lexicon/proper-words.ts';
import type { Match, Pattern } from '../../match.ts';
import { addPreposition, beforeDegree, beginsThing, isClause } from '../../preposition-needs.ts';
import { clauseEnd, hasFinite } from '../../subjects.ts';
import { tellsTime } from '../../time-phrases.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Inserts a missing preposition in fixed phrases: "looking forward the holiday" → "forward to", "according the
 * report" → "according to", "next me" → "next to me".
 */
export const fixedWithout: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const thing = beginsThing(words, at + 1);
    const say = (prepositions: string[], confidence = 0.86) => [
      addPreposition(words, at, prepositions, 'set-preposition', confidence),
    ];
    if (
      oneOf(word, 'good', 'bad', 'terrible') &&
      is(beforeDegree(words, at), 'be') &&
      fields.has(next?.lower ?? '') &&
      (words[at + 2] === undefined || is(words[at + 2], 'mark', 'conjunction'))
    )
      return oneOf(words[0], 'it', 'that', 'this', 'there')
        ? []
        : [addPreposition(words, at, ['at'], 'adjective-good')];
    if (
      oneOf(word, 'sorry') &&
      is(beforeDegree(words, at), 'be') &&
      (is(next, 'gerund') ||
        oneOf(next, 'being') ||
        (oneOf(next, 'the', 'this') && !is(words[at + 2], 'human') && !isClause(words, at + 1)))
    )
      return say(is(next, 'gerund') || oneOf(next, 'being') ? ['for'] : ['about', 'for']);
    if (word.verb === 'think' && !is(words[at - 1], 'determiner')) return thinking(words, at);
    if (
      oneOf(word, 'birthday', 'anniversary') &&
      oneOf(next, 'is', 'was') &&
      months.some((month) => month.toLowerCase() === words[at + 2]?.lower) &&
      (words[at + 3] === undefined || is(words[at + 3], 'mark', 'conjunction'))
    )
      return [addPreposition(words, at + 1, ['in'], 'needs-time')];
    if (oneOf(word, 'forward') && words[at - 1]?.verb === 'look' && (thing || is(next, 'gerund')))
      return say(['to'], 0.9);
    if (oneOf(word, 'according') && is(next, 'determiner', 'possessive', 'name', 'plural', 'unknown'))
      return say(['to'], 0.9);
    if (oneOf(word, 'instead') && (is(next, 'gerund') || oneOf(next, 'me', 'him', 'us', 'them')))
      return say(['of']);
    if (
      oneOf(word, 'due', 'owing') &&
      is(next, 'determiner', 'possessive') &&
      !oneOf(next, 'this', 'that') &&
      !is(words[at - 1], 'be')
    )
      return say(['to'], 0.82);
    if (oneOf(word, 'spite') && oneOf(words[at - 1], 'in') && !oneOf(next, 'of')) return say(['of'], 0.9);
    if (
      oneOf(word, 'next') &&
      (oneOf(next, 'me', 'him', 'us', 'them', 'you') ||
        (oneOf(next, 'the', 'my', 'our', 'her', 'his', 'their') &&
          is(words[headOfPhrase(words, at + 1) ?? -1], 'noun') &&
          (is(words[at - 1], 'be', 'noun') || ['sit', 'stand', 'live'].includes(words[at - 1]?.verb ?? '')) &&
          !tellsTime(words, at + 1)))
    )
      return is(words[at + 2], 'base', 'be') || is(words[at - 1], 'determiner', 'possessive')
        ? []
        : say(['to']);
    if (
      oneOf(word, 'far') &&
      is(beforeDegree(words, at), 'be') &&
      is(next, 'determiner', 'possessive', 'place')
    )
      return tellsTime(words, at + 1) ? [] : say(['from']);
    if (
      oneOf(word, 'used') &&
      is(beforeDegree(words, at), 'be') &&
      oneOf(beforeDegree(words, at), 'am', "i'm", 'get', 'getting') &&
      is(next, 'determiner', 'possessive')
    )
      return say(['to'], 0.82);
    if (
      oneOf(word, 'thanks') &&
      at === 0 &&
      is(next, 'possessive', 'determiner') &&
      !oneOf(next, 'a', 'all', 'this')
    )
      return say(['for']);
    if (
      oneOf(word, 'you') &&
      oneOf(words[at - 1], 'thank') &&
      is(next, 'possessive') &&
      !is(next, 'object') &&
      !is(words[at + 2], 'human', 'adjective')
    )
      return say(['for'], 0.88);
    if (
      oneOf(word, 'because') &&
      is(next, 'determiner', 'possessive') &&
      !oneOf(next, 'that', 'this', 'all', 'no', 'some', 'both', 'each')
    ) {
      const head = headOfPhrase(words, at + 1);
      const end = (head ?? 0) + 1;
      const over = words[end] === undefined || is(words[end], 'mark');
      const bare =
        over &&
        is(words[head ?? -1], 'noun', 'mass', 'plural') &&
        !words.slice(at + 1, end).some((one, index) => index > 1 && is(one, 'base') && !is(one, 'noun'));
      return bare && !hasFinite(words, at + 1, end) ? say(['of'], 0.84) : [];
    }
    return [];
  });

/**
 * Inserts a missing preposition after "think": "thinking buying a car" → "thinking of buying", "made me think the
 * future" → "think about the future".
 */
function thinking(words: readonly Word[], at: number): Match[] {
  const next = words[at + 1];
  if (is(next, 'gerund') && !is(next, 'noun') && oneOf(words[at], 'thinking') && is(words[at - 1], 'be'))
    return [addPreposition(words, at, ['of', 'about'], 'needs-think')];
  if (!is(next, 'possessive') && !oneOf(next, 'the')) return [];
  const head = headOfPhrase(words, at + 1);
  if (
    head === undefined ||
    head < at + 2 ||
    is(words[head], 'human', 'unknown') ||
    oneOf(words[at + 2], 'same', 'opposite', 'best', 'worst') ||
    oneOf(words[head], 'world', 'way', 'same', 'worst', 'best', 'opposite')
  )
    return [];
  const after = words[head + 1];
  const over =
    after === undefined || is(after, 'mark') || oneOf(after, 'all', 'of', 'every', 'again', 'before');
  return over && !isClause(words, at + 1) && !hasFinite(words, head + 1, clauseEnd(words, at))
    ? [addPreposition(words, at, ['about', 'of'], 'needs-think', 0.8)]
    : [];
}
