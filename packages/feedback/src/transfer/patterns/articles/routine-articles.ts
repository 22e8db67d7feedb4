import { meals, timesKnown } from '../../../lexicon/general-nouns.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';
import { drop } from './general-nouns.ts';

/**
 * Removes the article before bed, work, home and meals when they mean a routine, as in "went to the bed", "at the
 * work", "after the lunch" and "had a breakfast".
 */
export const articleInRoutine: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    const after = words[at + 2];
    if (!oneOf(word, 'the', 'a') || next === undefined) return [];
    const over = after === undefined || (is(after, 'mark') && !oneOf(after, '-', "'"));
    const going = oneOf(before, 'to') && words[at - 2]?.verb === 'go';
    if (oneOf(next, ...meals)) {
      const eaten = ['have', 'eat'].includes(before?.verb ?? '') || is(before, 'have');
      if (
        eaten &&
        (over || oneOf(after, 'together', 'at', 'with', 'every', 'before', 'because', 'yesterday', 'and'))
      )
        return oneOf(word, 'a') && oneOf(after, 'and', 'with', 'before') ? [] : drop(words, at, at + 2);
      return oneOf(word, 'the') &&
        oneOf(before, 'after', 'before') &&
        (over || is(after, 'subject') || is(after, 'possessive'))
        ? drop(words, at, at + 2, 'extra-article', 0.76)
        : [];
    }
    if (!oneOf(word, 'the')) return [];
    if (
      oneOf(next, 'bed') &&
      going &&
      (over || oneOf(after, 'at', 'late', 'early', 'after', 'before', 'because', 'when', 'and'))
    )
      return drop(words, at, at + 2);
    if (
      oneOf(next, 'bed') &&
      oneOf(before, 'in') &&
      (oneOf(after, 'all', 'until', 'till') || (over && oneOf(words[at - 2], 'still'))) &&
      words.slice(0, at).some((one) => is(one, 'subject', 'human', 'name'))
    )
      return drop(words, at, at + 2);
    if (oneOf(next, 'school') && going && oneOf(after, 'by', 'every', 'on', 'five'))
      return drop(words, at, at + 2, 'extra-article', 0.76);
    if (
      oneOf(next, 'work') &&
      (going ||
        (oneOf(before, 'at') && is(words[at - 2], 'be')) ||
        (oneOf(before, 'from', 'to') && is(words[at - 2], 'subject', 'base', 'past', 'third'))) &&
      (over ||
        oneOf(
          after,
          'by',
          'every',
          'now',
          'at',
          'early',
          'late',
          'today',
          'yesterday',
          'because',
          'until',
          'on',
        ))
    )
      return drop(words, at, at + 2);
    if (
      oneOf(next, 'home') &&
      (oneOf(before, 'at') || ['go', 'come', 'return', 'get', 'arrive'].includes(before?.verb ?? '')) &&
      (over || oneOf(after, 'all', 'late', 'early', 'at', 'with', 'and', 'because', 'yesterday', 'alone'))
    )
      return drop(words, at, at + 2);
    return [];
  });

/**
 * Removes the article before a time: "We met the last year" → "last year", "I will see you the next week" → "next
 * week".
 */
export const articleBeforeTime: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (!oneOf(word, 'the') || !oneOf(next, 'last', 'next') || !oneOf(words[at + 2], ...timesKnown))
      return [];
    const after = words[at + 3];
    const before = words[at - 1];
    const over =
      after === undefined ||
      (is(after, 'mark') && !oneOf(after, '-')) ||
      oneOf(after, 'because', 'if', 'when', 'and', 'but');
    if (is(before, 'preposition') && !is(before, 'place')) return [];
    if (at === 0 && oneOf(next, 'last') && oneOf(after, 'i', 'we', 'he', 'she', 'they', 'my'))
      return drop(words, 0, 3);
    const future = words
      .slice(0, at)
      .some((one) =>
        oneOf(
          one,
          'will',
          'going',
          "i'll",
          "we'll",
          'see',
          'planning',
          'plan',
          "won't",
          'are',
          "i'm",
          "we're",
        ),
      );
    if (oneOf(next, 'next')) return over && future && at > 0 ? drop(words, at, at + 3) : [];
    const done = words.slice(0, at).some((one) => is(one, 'past') || oneOf(one, 'was', 'were'));
    const spent = words
      .slice(0, at)
      .some(
        (one) =>
          ['spend', 'be', 'remember', 'miss', 'describe', 'waste'].includes(one.verb ?? '') ||
          oneOf(one, 'was', 'were'),
      );
    return over && done && !spent && at > 1 && !is(before, 'be') ? drop(words, at, at + 3) : [];
  });
