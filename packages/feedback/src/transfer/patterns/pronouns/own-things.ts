import { found, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Corrects "My grandfather loves her garden" → "his garden". Applies only if the sentence mentions exactly one
 * person, to whom the thing most probably belongs.
 */
export const ownThing: Pattern = ({ words, earlier }) => {
  const head = is(words[0], 'possessive', 'determiner') ? words[1] : undefined;
  const man = is(head, 'male');
  const woman = is(head, 'female');
  if ((!man && !woman) || oneOf(words[2], 'and', 'or', "'") || earlier.size > 0) return [];
  const at = words.findIndex((word, index) => index > 1 && oneOf(word, man ? 'her' : 'his'));
  if (
    at < 3 ||
    !is(words[at + 1], 'noun', 'plural', 'mass', 'adjective') ||
    is(words[at + 1], 'human', 'gerund')
  )
    return [];
  if (
    words
      .slice(2, at)
      .some(
        (word) =>
          is(word, 'human', 'name', man ? 'female' : 'male') ||
          oneOf(word, 'she', 'he', 'who', 'him', 'someone'),
      )
  )
    return [];
  return [found('he-she-it', 'he-she', at, at + 1, [man ? 'his' : 'her'], 0.62)];
};
