import { table } from '../../../lexicon/table.ts';
import type { Match, Pattern } from '../../match.ts';
import { startsClause } from '../../subjects.ts';
import { is, isPureVerb, oneOf, type Word } from '../../word.ts';

const pastTimes = ['yesterday', 'ago', 'last'];
const anyForms = table<string>({
  nobody: 'anybody',
  nothing: 'anything',
  nowhere: 'anywhere',
  never: 'ever',
});

/** Corrects "I no want" → "I don't want", "She not like" → "She doesn't like". */
export const missingDo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const subject = words[at - 1];
    const verb = words[at + 1];
    if (at === 0 && oneOf(word, 'no') && isPureVerb(verb) && is(verb, 'base') && verb?.verb !== undefined) {
      const forbids = is(words[2], 'determiner', 'possessive', 'object') || oneOf(words[2], 'to');
      return forbids
        ? [
            {
              code: 'negation',
              pattern: 'missing-do',
              from: 0,
              to: 2,
              replacements: [`Don't ${verb.verb}`],
              confidence: 0.86,
            },
          ]
        : [];
    }
    if (!oneOf(word, 'no', 'not') || !oneOf(subject, 'i', 'you', 'he', 'she', 'it', 'we', 'they')) return [];
    if (!startsClause(words, at - 1) || is(words[at - 2], 'be', 'do', 'have', 'modal')) return [];
    if (!isVerb(words, at + 1) || verb?.verb === undefined) return [];
    const inPast = is(verb, 'past') || words.some((other) => oneOf(other, ...pastTimes));
    const helper = inPast ? "didn't" : oneOf(subject, 'he', 'she', 'it') ? "doesn't" : "don't";
    return [
      {
        code: 'negation',
        pattern: 'missing-do',
        from: at,
        to: at + 2,
        replacements: [`${helper} ${verb.verb}`],
        confidence: 0.9,
      },
    ];
  });

function isVerb(words: readonly Word[], at: number): boolean {
  const verb = words[at];
  if (
    isPureVerb(verb) ||
    oneOf(verb, 'like', 'have', 'need', 'want', 'love', 'work', 'cook', 'drink', 'play', 'live')
  )
    return true;
  return is(verb, 'third', 'past') && !is(verb, 'noun', 'plural', 'participle', 'adjective');
}

/** Corrects "don't know nothing" → "don't know anything". */
export const doubleNegative: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = anyForms[word.lower];
    if (right === undefined || oneOf(words[at + 1], 'but', 'else')) return [];
    const negated = [words[at - 1], words[at - 2], words[at - 3]].some(
      (other) =>
        other !== undefined &&
        /^(?:do|does|did|have|has|had|ca|could|wo|would|is|are|was)n't$/.test(other.lower),
    );
    const near = oneOf(word, 'never')
      ? /n't$/.test(words[at - 1]?.lower ?? '') ||
        (/n't$/.test(words[at - 2]?.lower ?? '') && is(words[at - 1], 'base'))
      : is(words[at - 1], 'base', 'participle', 'gerund', 'preposition');
    if (!negated || !near) return [];
    return [
      {
        code: 'negation',
        pattern: 'double-negative',
        from: at,
        to: at + 1,
        replacements: [right],
        confidence: 0.85,
      },
    ];
  });
