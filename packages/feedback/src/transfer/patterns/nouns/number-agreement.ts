import { table } from '../../../lexicon/table.ts';
import { plural } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

const single = table({ are: 'is', were: 'was', "aren't": "isn't", "weren't": "wasn't", have: 'has' });
const masses = [
  'news',
  'information',
  'advice',
  'furniture',
  'homework',
  'luggage',
  'money',
  'traffic',
  'weather',
  'equipment',
];

/** Corrects "The news are bad" → "The news is bad". */
export const massWithPlural: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = single[words[at + 1]?.lower ?? ''];
    if (right === undefined || !oneOf(word, ...masses)) return [];
    if (!is(words[at - 1], 'determiner', 'possessive') || oneOf(words[at - 2], 'and', 'or')) return [];
    if (at > 1 && !is(words[at - 2], 'mark', 'conjunction')) return [];
    return [
      {
        code: 'countability',
        pattern: 'mass-singular',
        from: at + 1,
        to: at + 2,
        replacements: [right],
        confidence: 0.85,
      },
    ];
  });

/** Corrects "All the student passed" → "All the students". */
export const allThePlural: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const person = words[at + 2];
    if (!oneOf(word, 'all') || !(oneOf(words[at + 1], 'the') || is(words[at + 1], 'possessive'))) return [];
    if (person?.noun === undefined || !is(person, 'human') || is(person, 'plural')) return [];
    if (is(words[at + 3], 'noun', 'plural', 'unknown') || oneOf(words[at + 3], "'", '-')) return [];
    return [
      {
        code: 'plural-after-number',
        pattern: 'plural-after-number',
        from: at + 2,
        to: at + 3,
        replacements: [plural(person.noun)],
        confidence: 0.8,
      },
    ];
  });
