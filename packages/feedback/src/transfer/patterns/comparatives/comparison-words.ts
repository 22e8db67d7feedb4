import { superlative } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects comparisons: "the bigger city in Turkey" → "the biggest", "is difficult than" → "more difficult than",
 * "as tall like" → "as tall as".
 */
export const comparisonWord: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (
      is(word, 'comparative') &&
      oneOf(words[at - 1], 'the') &&
      is(next, 'noun') &&
      oneOf(after, 'in', 'of') &&
      (is(words[at + 3], 'place') ||
        oneOf(words[at + 4], 'world', 'class', 'city', 'country', 'team', 'school', 'family')) &&
      !oneOf(word, 'later', 'upper', 'lower', 'former', 'latter', 'elder')
    ) {
      const base = word.lower
        .replace(/([bdgmnpt])\1er$/, '$1')
        .replace(/ier$/, 'y')
        .replace(/er$/, '');
      return [
        found(
          'comparatives',
          'comparison',
          at,
          at + 1,
          [oneOf(word, 'better') ? 'best' : oneOf(word, 'worse') ? 'worst' : superlative(base)],
          0.84,
        ),
      ];
    }
    if (
      is(word, 'adjective') &&
      oneOf(next, 'than') &&
      !is(word, 'comparative', 'noun') &&
      (is(before, 'be') || oneOf(before, 'much', 'far', 'even')) &&
      !oneOf(word, 'different', 'other', 'rather', 'superior')
    )
      return [found('comparatives', 'comparison', at, at + 1, [`more ${word.text}`], 0.8)];
    if (
      oneOf(word, 'like') &&
      is(before, 'adjective') &&
      oneOf(words[at - 2], 'so', 'as') &&
      (is(words[at - 3], 'be') || oneOf(words[at - 3], 'not'))
    )
      return [found('comparatives', 'comparison', at, at + 1, ['as'], 0.86)];
    return [];
  });
