import { found, type Match, type Pattern, textOf } from '../../match.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

const adjectives = new Set(
  `big small new old beautiful expensive cheap good bad nice long short tall young large little interesting
  difficult easy important famous modern delicious dirty clean comfortable strong heavy`.split(/\s+/),
);

const makes = [
  'make',
  'keep',
  'find',
  'leave',
  'paint',
  'consider',
  'think',
  'get',
  'have',
  'prefer',
  'like',
  'want',
  'call',
  'turn',
  'hold',
  'see',
];

/**
 * Corrects the word order: "We live in a house big." → "a big house", "I yesterday went" → "went … yesterday", "I
 * you love" → "I love you".
 */
export const movedWords: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const order = (from: number, to: number, right: string): Match[] => [
      found('word-order', 'word-order', from, to, [right]),
    ];
    const before = words[at - 1];
    const next = words[at + 1];
    const ends = next === undefined || is(next, 'mark') || oneOf(next, 'and', 'in', 'near');
    if (oneOf(before, 'hour', 'day', 'year', 'metre', 'meter', 'mile', 'foot', 'page', 'week', 'month'))
      return [];
    if (
      adjectives.has(word.lower) &&
      is(before, 'countable') &&
      before !== undefined &&
      oneOf(words[at - 2], 'a', 'an') &&
      ends &&
      !words.slice(0, at).some(({ verb }) => verb !== undefined && makes.includes(verb))
    ) {
      const article = /^[aeiou]/.test(word.lower) ? 'an' : 'a';
      return order(at - 2, at + 1, `${article} ${word.text} ${before.text}`);
    }
    if (
      oneOf(word, 'yesterday', 'today', 'tomorrow', 'everyday') &&
      is(before, 'subject') &&
      next?.verb !== undefined &&
      is(next, 'past', 'base', 'third') &&
      !is(next, 'noun')
    ) {
      const end = words.findIndex((one, index) => index > at && is(one, 'mark'));
      const stop = end < 0 ? words.length : end;
      return stop - at < 12 && !words.slice(at, stop).some((one) => is(one, 'conjunction'))
        ? order(at, stop, `${textOf(words, at + 1, stop)} ${word.text}`)
        : [];
    }
    if (
      oneOf(word, 'every') &&
      oneOf(next, 'day', 'morning', 'evening', 'night', 'week', 'weekend', 'summer') &&
      is(before, 'subject') &&
      is(words[at + 2], 'base', 'third', 'past')
    ) {
      const end = words.findIndex((one, index) => index > at && is(one, 'mark', 'conjunction'));
      const stop = end < 0 ? words.length : end;
      return order(at, stop, `${textOf(words, at + 2, stop)} ${textOf(words, at, at + 2)}`);
    }
    if (
      oneOf(word, 'me', 'him', 'them', 'us', 'you') &&
      is(before, 'subject') &&
      !oneOf(before, 'you', 'it') &&
      isPureVerb(next) &&
      at === 1
    )
      return order(at, at + 2, `${next?.text} ${word.text}`);
    return [];
  });
