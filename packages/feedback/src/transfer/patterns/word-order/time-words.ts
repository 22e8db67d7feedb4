import { timeNouns } from '../../../lexicon/closed-classes.ts';
import { days } from '../../../lexicon/proper-words.ts';
import { type Match, type Pattern, textOf } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const dayNames = days.map((day) => day.toLowerCase());

/**
 * Whether the preposition belongs to the verb before it and not to the time after it, as in "stay in tonight", "was
 * on yesterday" and "moved in today".
 */
const isParticle = (before: Word | undefined) =>
  is(before, 'be') ||
  [
    'stay',
    'come',
    'go',
    'move',
    'log',
    'get',
    'check',
    'hand',
    'drop',
    'call',
    'eat',
    'sleep',
    'turn',
    'put',
    'start',
  ].includes(before?.verb ?? '');

/**
 * Removes a preposition before a time: "Let's meet at tomorrow" → "Let's meet tomorrow", "on last Monday" → "last
 * Monday".
 */
export const noTimePreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'in', 'on', 'at') || isParticle(words[at - 1])) return [];
    const next = words[at + 1];
    const after = words[at + 2];
    const timed =
      oneOf(next, 'last', 'next') &&
      after !== undefined &&
      (timeNouns.has(after.lower) || dayNames.includes(after.lower));
    const to = oneOf(next, 'tomorrow', 'yesterday', 'tonight', 'today')
      ? at + 2
      : timed && !oneOf(after, 'moment', 'minute', 'second')
        ? at + 3
        : 0;
    if (
      to === 0 ||
      oneOf(words[to], "'", '’') ||
      is(words[to], 'noun') ||
      words[to - 1]?.lower.endsWith("'s")
    )
      return [];
    return [
      {
        code: 'extra-preposition',
        pattern: 'time-word',
        from: at,
        to,
        replacements: [textOf(words, at + 1, to)],
        confidence: 0.85,
      },
    ];
  });

/** Corrects "I yesterday saw your sister" → "I saw your sister yesterday". */
export const timeBeforeVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'yesterday', 'tomorrow', 'today') || !is(words[at - 1], 'subject') || at !== 1)
      return [];
    if (!is(words[at + 1], 'past', 'base', 'modal')) return [];
    let end = at + 1;
    while (end < words.length && !is(words[end], 'mark', 'conjunction', 'question')) end++;
    if (end < words.length - 1 || end - at > 9 || (words[end] !== undefined && !is(words[end], 'mark')))
      return [];
    return [
      {
        code: 'word-order',
        pattern: 'time-last',
        from: at,
        to: end,
        replacements: [`${textOf(words, at + 1, end)} ${word.lower}`],
        confidence: 0.85,
      },
    ];
  });
