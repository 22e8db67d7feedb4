import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects uses of "like": "works like a translator" → "works as a translator", "but I didn't like." → "but I
 * didn't like it."
 */
export const likeAndAs: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (
      oneOf(word, 'like') &&
      oneOf(words[at - 1], 'job', 'work', 'works', 'worked', 'working') &&
      oneOf(next, 'a', 'an') &&
      is(words[at + 2], 'occupation', 'human')
    )
      return [found('other', 'small-slip', at, at + 1, ['as'], 0.8)];
    if (
      oneOf(word, 'like', 'love', 'enjoy') &&
      (next === undefined || oneOf(next, '.', ',')) &&
      oneOf(words[at - 1], "didn't", "don't", 'really', "doesn't") &&
      words.slice(0, at).some((one) => oneOf(one, 'but')) &&
      !words.slice(0, at - 3).some((one) => one.verb === word.verb)
    )
      return [found('other', 'small-slip', at, at + 1, [`${word.text} it`], 0.8)];
    return [];
  });
