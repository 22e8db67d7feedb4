import { table } from '../../../lexicon/table.ts';
import { past } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { findSubjects, isLink, type Subject, skipAdverbs } from '../../subjects.ts';
import { is, oneOf, type Word } from '../../word.ts';

const lastTimes =
  `night week weekend month year summer winter spring autumn monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december`.split(
    /\s+/,
  );
const agoUnits = `second seconds minute minutes hour hours day days week weeks month months year years`.split(
  /\s+/,
);

const auxiliaryPast = table<string>({
  am: 'was',
  is: 'was',
  are: 'were',
  "isn't": "wasn't",
  "aren't": "weren't",
  "don't": "didn't",
  "doesn't": "didn't",
  can: 'could',
  "can't": "couldn't",
  have: 'had',
  has: 'had',
});

type Stretch = { from: number; to: number };

/**
 * Returns the word range of a past time such as "yesterday", "last night" or "two days ago". Returns undefined if
 * there is none.
 */
function findPastTime(words: readonly Word[]): Stretch | undefined {
  for (let at = 0; at < words.length; at++) {
    if (oneOf(words[at], 'yesterday')) return { from: at, to: at + 1 };
    if (oneOf(words[at], 'last') && oneOf(words[at + 1], ...lastTimes)) return { from: at, to: at + 2 };
    if (oneOf(words[at], 'ago') && oneOf(words[at - 1], ...agoUnits))
      return { from: Math.max(0, at - 2), to: at + 1 };
  }
  return undefined;
}

/**
 * Corrects the tense of a verb with a past time: "Yesterday I go" → "went", "I see him two days ago" → "saw".
 * Applies only to sentences with one clause, because the time could otherwise belong to another verb.
 */
export const pastTime: Pattern = ({ words }) => {
  const time = findPastTime(words);
  if (
    time === undefined ||
    oneOf(words[time.from - 1], 'about', 'of', 'than', 'as', 'like', 'from', 'since', 'until', 'the', 'and')
  ) {
    return [];
  }
  const inside = words.filter((word) => !is(word, 'mark'));
  if (inside.some((word) => isLink(word) && !oneOf(word, 'and'))) return [];
  const subjects = findSubjects(words).filter(
    (subject) => subject.to <= time.from || subject.from >= time.to,
  );
  const subject = subjects.length === 1 ? subjects[0] : undefined;
  if (subject === undefined) return otherSubject(words, time);
  return toPast(words, subject, time);
};

/** Corrects the verb after a past time and a subject with "and", as in "Last summer my family and I travel". */
function otherSubject(words: readonly Word[], time: Stretch): Match[] {
  if (time.from !== 0) return [];
  const joined = words.findIndex((word, at) => oneOf(word, 'i') && oneOf(words[at - 1], 'and'));
  if (joined < time.to || joined > time.to + 4) return [];
  return toPast(words, { from: time.to, to: joined + 1, person: 'first', plural: true, pronoun: true }, time);
}

function toPast(words: readonly Word[], subject: Subject, time: Stretch): Match[] {
  const nominatives = words.filter((word) => oneOf(word, 'i', 'he', 'she', 'we', 'they')).length;
  if (nominatives > 1) return [];
  const at = skipAdverbs(words, subject.to);
  const verb = words[at];
  if (verb === undefined || anotherVerb(words, at, time)) return [];
  if (is(verb, 'have')) {
    const perfect = perfectToPast(words, at);
    if (perfect !== undefined) return [perfect];
  }
  const right = pastOf(words, at, verb, subject);
  if (right === undefined) return [];
  return [
    {
      code: 'tense-other',
      pattern: 'past-time',
      from: at,
      to: at + 1,
      replacements: [right],
      confidence: 0.85,
    },
  ];
}

/** Corrects a present perfect with a past time: "Yesterday I have gone" → "went". */
function perfectToPast(words: readonly Word[], at: number): Match | undefined {
  const verb = words[at + 1];
  if (!oneOf(words[at], 'have', 'has') || verb?.verb === undefined || !is(verb, 'participle'))
    return undefined;
  if (is(verb, 'noun', 'adjective', 'base')) return undefined;
  return {
    code: 'tense-present-perfect',
    pattern: 'perfect-with-past-time',
    from: at,
    to: at + 2,
    replacements: [past(verb.verb)],
    confidence: 0.85,
  };
}

function pastOf(words: readonly Word[], at: number, verb: Word, subject: Subject): string | undefined {
  const own = auxiliaryPast[verb.lower];
  if (own !== undefined) {
    return is(verb, 'have') && is(words[at + 1], 'participle', 'be') ? undefined : own;
  }
  if (!is(verb, 'base', 'third') || verb.verb === undefined || is(verb, 'past', 'participle'))
    return undefined;
  if (is(verb, 'preposition', 'adjective', 'state')) return undefined;
  if (
    !subject.pronoun &&
    is(verb, 'noun', 'plural') &&
    !is(words[at + 1], 'determiner', 'possessive', 'object')
  )
    return undefined;
  return past(verb.verb);
}

/** Whether another verb of the sentence has a past form. If so, the past time may belong to that verb. */
function anotherVerb(words: readonly Word[], at: number, time: Stretch): boolean {
  return words.some(
    (word, index) =>
      index > at &&
      (index < time.from || index >= time.to) &&
      (oneOf(word, 'was', 'were', 'did', "didn't", 'had', 'been', 'will', 'would') ||
        (is(word, 'past') && !is(word, 'noun', 'base', 'adjective', 'state'))),
  );
}

/**
 * Corrects the verb after "do": "didn't went" → "didn't go", "Did you saw" → "Did you see", "doesn't likes" →
 * "doesn't like".
 */
export const doubleTense: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'did', "didn't", 'do', "don't", 'does', "doesn't")) return [];
    const negative = word.lower.endsWith("n't") || oneOf(words[at + 1], 'not');
    let next = oneOf(words[at + 1], 'not') ? at + 2 : at + 1;
    if (!negative) {
      if (!is(words[next], 'subject')) return [];
      next++;
    }
    next = skipAdverbs(words, next);
    const verb = words[next];
    if (verb?.verb === undefined || is(verb, 'base', 'noun', 'adjective')) return [];
    const wrong = is(verb, 'past') || (is(verb, 'third') && (negative || is(words[next - 1], 'subject')));
    if (!wrong || (is(verb, 'plural') && !negative)) return [];
    const inPast = word.lower.startsWith('did');
    return [
      {
        code: inPast || is(verb, 'past') ? 'tense-other' : 'third-person-s',
        pattern: inPast ? 'did-past' : 'does-s',
        from: next,
        to: next + 1,
        replacements: [verb.verb],
        confidence: 0.9,
      },
    ];
  });
