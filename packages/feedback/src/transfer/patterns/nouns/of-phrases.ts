import { plural } from '../../inflection.ts';
import type { Match, Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Corrects "Most of people" → "Most people". */
export const mostOf: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 2];
    const plain =
      oneOf(next, 'people', 'children') || (is(next, 'plural') && !is(next, 'name', 'third', 'base'));
    if (!oneOf(word, 'most', 'some', 'many') || !oneOf(words[at + 1], 'of') || !plain) return [];
    return [
      {
        code: 'extra-preposition',
        pattern: 'most-of',
        from: at,
        to: at + 2,
        replacements: [word.text],
        confidence: 0.85,
      },
    ];
  });

/** Corrects "One of my friend" → "One of my friends", "a lot of friend" → "a lot of friends". */
export const pluralAfterOf: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'of')) return [];
    const one =
      oneOf(words[at - 1], 'one', 'two', 'three', 'four', 'five', 'many', 'some', 'few', 'several', 'both') &&
      !is(words[at - 2], 'noun') &&
      (is(words[at + 1], 'possessive') || oneOf(words[at + 1], 'the', 'these', 'those'));
    const lot = oneOf(words[at - 1], 'lot', 'lots');
    if (!one && !lot) return [];
    let noun = one ? at + 2 : at + 1;
    while (is(words[noun], 'adjective', 'superlative') && !is(words[noun], 'noun') && noun < at + 5) noun++;
    const head = words[noun];
    const next = words[noun + 1];
    if (head?.noun === undefined || !is(head, 'countable') || is(head, 'plural')) return [];
    if (oneOf(head, 'team', 'class', 'family', 'group', 'staff', 'crew', 'committee')) return [];
    const compound =
      is(next, 'noun', 'plural', 'gerund', 'unknown') && !is(next, 'third', 'adverb', 'preposition');
    if (compound || oneOf(next, '-', "'")) return [];
    return [
      {
        code: 'plural-after-number',
        pattern: one ? 'one-of-plural' : 'lot-of-plural',
        from: noun,
        to: noun + 1,
        replacements: [plural(head.noun)],
        confidence: 0.85,
      },
    ];
  });
