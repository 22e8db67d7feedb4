import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects "such boring lecture" → "such a boring lecture", "such clever that" → "so clever that", "are so generous
 * people" → "are such generous people".
 */
export const suchAndSo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    const before = words[at - 1];
    if (oneOf(word, 'such') && is(next, 'adjective') && !oneOf(before, 'a', 'an')) {
      if (after === undefined || oneOf(after, '.', '!', ','))
        return is(next, 'noun', 'plural') ? [] : [found('other', 'such-so', at, at + 1, ['so'], 0.84)];
      if (oneOf(after, 'that') && !is(next, 'noun'))
        return [found('other', 'such-so', at, at + 1, ['so'], 0.86)];
      if (is(after, 'countable') && !is(after, 'plural') && !is(next, 'noun'))
        return [
          found(
            'missing-article',
            'article-noun',
            at,
            at + 1,
            [`such ${/^[aeiou]/.test(next?.lower ?? '') ? 'an' : 'a'}`],
            0.86,
          ),
        ];
    }
    if (
      oneOf(word, 'so') &&
      is(next, 'adjective') &&
      !is(next, 'adverb') &&
      (is(words[at + 2], 'plural') || oneOf(words[at + 2], 'people', 'weather')) &&
      is(words[at - 1], 'be', 'have')
    )
      return [found('other', 'small-slip', at, at + 1, ['such'], 0.8)];
    return [];
  });
