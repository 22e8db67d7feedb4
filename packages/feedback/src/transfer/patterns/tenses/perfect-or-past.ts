import { participle, past } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { clauseEnd } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

function tense(from: number, to: number, replacements: string[], pattern: string, confidence = 0.8): Match {
  return { code: 'tense-other', pattern, from, to, replacements, confidence };
}

const days = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/**
 * Whether the rest of the clause from `at` is a time in the past, such as "yesterday", "last year", "two days ago"
 * or "in 2015".
 */
function finishedTime(words: readonly Word[], at: number): boolean {
  const end = clauseEnd(words, at);
  for (let index = at; index < end; index++) {
    const word = words[index];
    const before = words[index - 1];
    if (
      oneOf(before, 'since', 'until', 'by') ||
      (oneOf(before, 'the') && oneOf(words[index - 2], 'for', 'in', 'over', 'during'))
    )
      continue;
    if (oneOf(word, 'yesterday', 'ago')) return true;
    if (
      oneOf(word, 'last') &&
      (oneOf(
        words[index + 1],
        'week',
        'month',
        'year',
        'night',
        'summer',
        'winter',
        'spring',
        'autumn',
        'weekend',
      ) ||
        days.test(words[index + 1]?.lower ?? ''))
    )
      return true;
    if (
      oneOf(word, 'in') &&
      /^(?:1\d\d\d|20\d\d)$/.test(words[index + 1]?.text ?? '') &&
      !oneOf(before, 'since')
    )
      return true;
  }
  return false;
}

/** Corrects "My neighbours have moved to Denmark last year" → "moved". */
export const perfectWithPast: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const short = /^(?:i|you|we|they)'ve$/.test(word.lower);
    const verb = words[at + 1];
    if (
      !(short || oneOf(word, 'have', 'has')) ||
      verb?.verb === undefined ||
      !is(verb, 'participle') ||
      (at === 0 && !short)
    )
      return [];
    if (is(words[at - 1], 'modal') || oneOf(words[at - 1], 'to', 'not') || is(words[at - 2], 'modal'))
      return [];
    if (!finishedTime(words, at + 2)) return [];
    const right = past(verb.verb);
    return [
      {
        ...tense(
          at,
          at + 2,
          [short ? `${word.text.slice(0, -3)} ${right}` : right],
          'perfect-with-past-time',
          0.82,
        ),
        code: 'tense-present-perfect',
      },
    ];
  });

/**
 * Corrects the tense with "since" and "for": "It is raining since we left" → "has been raining", "are married for
 * thirty years" → "have been married".
 */
export const stillGoingOn: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (
      !oneOf(word, 'am', 'is', 'are') ||
      at === 0 ||
      words.some((one) => oneOf(one, 'will', 'next', 'tomorrow'))
    )
      return [];
    const end = clauseEnd(words, at + 2);
    const length = words.findIndex(
      (one, index) => index > at + 1 && index < end && oneOf(one, 'for', 'since'),
    );
    if (length < 0) return [];
    const counted =
      oneOf(words[length], 'since') ||
      ['years', 'months', 'weeks', 'days', 'hours', 'ages', 'time'].some((unit) =>
        words.slice(length, length + 5).some((one) => oneOf(one, unit)),
      );
    if (!counted) return [];
    const have = oneOf(word, 'is') ? 'has' : 'have';
    if (is(next, 'gerund') && !is(next, 'noun')) {
      if (
        oneOf(words[length], 'for') &&
        !oneOf(
          next,
          'waiting',
          'living',
          'working',
          'studying',
          'learning',
          'playing',
          'raining',
          'teaching',
          'looking',
          'trying',
          'sleeping',
          'running',
        )
      )
        return [];
      return [{ ...tense(at, at + 1, [`${have} been`], 'perfect-for', 0.78), code: 'tense-present-perfect' }];
    }
    const since = oneOf(words[length], 'since');
    const state =
      oneOf(
        next,
        'married',
        'ill',
        'sick',
        'friends',
        'divorced',
        'retired',
        'together',
        'unemployed',
        'engaged',
        'vegetarian',
      ) ||
      (since && oneOf(next, 'closed', 'open', 'here', 'there', 'in'));
    return state
      ? [{ ...tense(at, at + 1, [`${have} been`], 'perfect-for', 0.78), code: 'tense-present-perfect' }]
      : [];
  });

/**
 * Corrects the tense with "ever" and "already": "Did you ever eat sushi?" → "Have you ever eaten", "I already
 * finish" → "have already finished".
 */
export const everAndAlready: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (verb?.verb === undefined || !is(verb, 'base')) return [];
    if (
      question &&
      oneOf(word, 'ever') &&
      oneOf(words[at - 2], 'did') &&
      is(words[at - 1], 'subject') &&
      !finishedTime(words, at)
    ) {
      const have = oneOf(words[at - 1], 'he', 'she', 'it') ? 'has' : 'have';
      return [
        {
          ...tense(
            at - 2,
            at + 2,
            [`${have} ${words[at - 1]?.text} ever ${participle(verb.verb)}`],
            'perfect-ever',
            0.75,
          ),
          code: 'tense-present-perfect',
        },
      ];
    }
    const action = [
      'finish',
      'eat',
      'see',
      'do',
      'buy',
      'read',
      'send',
      'write',
      'tell',
      'visit',
      'watch',
      'complete',
      'pay',
    ].includes(verb.verb);
    if (
      oneOf(word, 'already', 'just') &&
      action &&
      oneOf(words[at - 1], 'i', 'we', 'they', 'you') &&
      !is(words[at - 2], 'do', 'modal')
    ) {
      return [
        {
          ...tense(at, at + 2, [`have ${word.text} ${participle(verb.verb)}`], 'perfect-ever', 0.75),
          code: 'tense-present-perfect',
        },
      ];
    }
    return [];
  });
