import { thirdPerson } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, isPureVerb, oneOf } from '../../word.ts';

/**
 * Corrects a second verb after "and" that does not agree with the subject: "gets to the office early and make tea"
 * → "makes".
 */
export const secondVerb: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = words[at + 1];
    if (
      !oneOf(word, 'and', 'but', 'then') ||
      verb?.verb === undefined ||
      !is(verb, 'base') ||
      is(verb, 'past')
    )
      return [];
    if (
      !isPureVerb(verb) &&
      !(
        oneOf(
          verb,
          'make',
          'work',
          'play',
          'drink',
          'help',
          'study',
          'watch',
          'cook',
          'walk',
          'talk',
          'go',
        ) && is(words[at + 2], 'determiner', 'possessive', 'preposition', 'mass', 'object', 'noun')
      )
    )
      return [];
    const left = words.slice(0, at);
    const first = left.findIndex((one) => is(one, 'third') && !is(one, 'plural', 'noun', 'be', 'have', 'do'));
    const singular =
      first > 0 &&
      (is(words[first - 1], 'subject', 'human', 'name', 'noun', 'frequency') ||
        oneOf(words[first - 1], 'also', 'really'));
    if (
      !singular ||
      left
        .slice(first + 1)
        .some(
          (one) =>
            (oneOf(one, 'to', 'let', 'make', 'makes', 'lets', 'helps') &&
              (oneOf(one, 'let', 'make', 'makes', 'lets', 'helps') ||
                is(words[words.indexOf(one) + 1], 'base'))) ||
            is(one, 'modal', 'subject', 'do') ||
            (is(one, 'plural') && is(words[words.indexOf(one) + 1], 'base')),
        )
    )
      return [];
    if (oneOf(words[0], 'if', 'what', 'who', 'does', 'do')) return [];
    return [
      {
        code: 'third-person-s',
        pattern: 'third-person-s',
        from: at + 1,
        to: at + 2,
        replacements: [thirdPerson(verb.verb)],
        confidence: 0.75,
      },
    ];
  });
