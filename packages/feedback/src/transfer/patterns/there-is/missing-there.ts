import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/**
 * Inserts a missing "there" or "it": "Is a bank near here?" → "Is there", "Yesterday was a party in …" → "there
 * was", "Is cold today" → "It is".
 */
export const missingThere: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'is', 'are', 'was', 'were') &&
      oneOf(next, 'a', 'an', 'any', 'some') &&
      words
        .slice(2)
        .some(
          (one, index) =>
            oneOf(one, 'near', 'around') &&
            (oneOf(words[index + 3], 'here', 'the', 'your', 'this') || words[index + 3] === undefined),
        )
    )
      return [found('there-is-have', 'there-is', 0, 1, [`${word.text} there`], 0.84)];
    if (
      at === 0 &&
      oneOf(word, 'yesterday', 'today', 'tonight') &&
      oneOf(next, 'was', 'is') &&
      oneOf(after, 'a', 'an') &&
      words.slice(3).some((one) => oneOf(one, 'in', 'at', 'on', 'near')) &&
      !is(words[3], 'adjective') &&
      !oneOf(words[3], 'day', 'holiday', 'monday', 'sunday')
    )
      return [found('there-is-have', 'there-is', 1, 2, [`there ${next?.text}`], 0.8)];
    if (
      oneOf(word, 'there') &&
      oneOf(next, 'is', 'was') &&
      is(after, 'number') &&
      !oneOf(after, 'one', '1') &&
      is(words[at + 3], 'adjective', 'participle') &&
      is(words[at + 4], 'plural')
    )
      return [
        found('there-is-have', 'there-are', at + 1, at + 2, [oneOf(next, 'is') ? 'are' : 'were'], 0.86),
      ];
    if (
      at === 0 &&
      !question &&
      oneOf(word, 'is', 'was') &&
      (is(next, 'state', 'adjective') || oneOf(next, 'very', 'too', 'so', 'not', 'really')) &&
      !is(next, 'noun')
    )
      return [{ ...found('other', 'missing-it', 0, 1, [`It ${word.lower}`], 0.8), asWritten: true }];
    return [];
  });
