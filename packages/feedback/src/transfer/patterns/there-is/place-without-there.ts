import type { Match, Pattern } from '../../match.ts';
import { nounPhrase } from '../../noun-phrase.ts';
import { headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';
import { isAmount, isMany, say } from './there-is.ts';

const places = [
  'in',
  'on',
  'at',
  'near',
  'under',
  'behind',
  'next',
  'between',
  'around',
  'opposite',
  'inside',
  'over',
  'above',
];

/**
 * Inserts "there" into sentences about a place, as in "How many rooms has in your flat?", "In the classroom is a
 * big map", "Is a problem with it?" and "Here has a café".
 */
export const placeWithoutThere: Pattern = ({ words, question, earlier }) => {
  const [first, second] = words;
  if (first === undefined || second === undefined) return [];
  if (question && oneOf(first, 'how') && oneOf(second, 'many', 'much')) {
    const phrase = nounPhrase(words, 2);
    if (phrase === undefined) return [];
    const at = phrase.head + 1;
    const placed = is(words[at + 1], 'preposition') || oneOf(words[at + 1], 'here');
    const be = oneOf(second, 'much') ? 'is' : 'are';
    if (oneOf(words[at], 'has', 'have') && placed && !oneOf(words[at + 1], 'been'))
      return say(at, at + 1, `${be} there`, 'there-is', 0.88);
    if (oneOf(words[at], 'there') && oneOf(words[at + 1], 'are', 'is'))
      return say(at, at + 2, `${words[at + 1]?.text} there`, 'there-is', 0.88);
    return [];
  }
  if (question && oneOf(first, 'is', 'are', 'was', 'were') && isAmount(second)) {
    const head = headOfPhrase(words, 1);
    const over =
      head !== undefined &&
      (oneOf(words[head + 1], 'with', 'near', 'in', 'on', 'at', 'here', 'around') ||
        oneOf(words[head + 1], '?'));
    const known =
      is(words[(head ?? 0) + 1], 'mark') ||
      words
        .slice((head ?? 0) + 1)
        .some((word) => is(word, 'adjective', 'state', 'comparative', 'gerund', 'participle'));
    return over && !known ? say(0, 1, `${first.text} there`, 'there-is', 0.84) : [];
  }
  if (
    question &&
    oneOf(first, 'have') &&
    oneOf(second, 'you') &&
    isAmount(words[2]) &&
    oneOf(words.at(-2), 'here') &&
    oneOf(words.at(-3), 'near', 'around')
  )
    return say(0, 2, 'is there', 'there-is', 0.8);
  if (oneOf(first, 'here') && oneOf(second, 'has', 'have') && isAmount(words[2]))
    return say(0, 2, `there ${isMany(words, 2) ? 'are' : 'is'}`, 'there-is', 0.82);
  if (oneOf(first, 'it') && oneOf(second, 'has', 'have') && earlier.size === 0) return itHas(words, 0);
  const after = words.findIndex(
    (word, index) =>
      index > 0 &&
      oneOf(word, 'it') &&
      oneOf(words[index + 1], 'has', 'have') &&
      oneOf(words[index - 1], 'if', 'when', 'because', 'that', 'think'),
  );
  if (after > 0 && !words.slice(0, after).some((word) => is(word, 'noun', 'plural', 'name', 'place')))
    return itHas(words, after);
  return placeFirst(words);
};

/**
 * Replaces "it has" by "there is" if no earlier noun can be meant by "it", as in "It has a lot of people on the
 * bus" and "if it has enough snow in January".
 */
function itHas(words: readonly Word[], at: number): Match[] {
  if (!isAmount(words[at + 2]) || (oneOf(words[at + 2], 'a') && oneOf(words[at + 3], 'good', 'great')))
    return [];
  const people = words
    .slice(at + 2, at + 8)
    .some(
      (word) =>
        is(word, 'human') ||
        oneOf(
          word,
          'people',
          'students',
          'cafe',
          'café',
          'supermarket',
          'hospital',
          'school',
          'bank',
          'snow',
          'rain',
          'traffic',
          'park',
          'restaurant',
          'shop',
          'cinema',
          'accident',
          'museum',
          'pharmacy',
          'cars',
          'tourists',
          'children',
          'mosque',
          'market',
          'hotel',
        ),
    );
  const place = words.findIndex((word, index) => index > at + 2 && oneOf(word, ...places));
  const own = is(words[place + 1], 'possessive');
  const where =
    place > 0 &&
    (own ||
      oneOf(words[place + 1], 'the', 'this', 'january', 'winter', 'summer', 'here') ||
      is(words[place + 1], 'place'));
  const end = words.slice(at + 2, place).some((word) => is(word, 'mark', 'conjunction', 'third', 'past'));
  if (!where || end || (!people && !own)) return [];
  return say(at, at + 2, `there ${isMany(words, at + 2) ? 'are' : 'is'}`, 'there-is', 0.76);
}

/**
 * Inserts "there" into a sentence that starts with a place or time, as in "In the classroom is a big map" and "In
 * recent years have been many protests".
 */
function placeFirst(words: readonly Word[]): Match[] {
  if (!oneOf(words[0], ...places)) return [];
  const phrase = nounPhrase(words, oneOf(words[0], 'next') ? 2 : 1);
  if (
    phrase === undefined ||
    oneOf(words[phrase.to - 1], 'it', 'this', 'that', 'them') ||
    phrase.pronoun ||
    is(words[phrase.head], 'human', 'name')
  )
    return [];
  const at = oneOf(words[phrase.to], ',') ? phrase.to + 1 : phrase.to;
  const [word, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (oneOf(word, 'have', 'has') && oneOf(next, 'been') && isAmount(after))
    return say(at, at + 1, `there ${isMany(words, at + 2) ? 'have' : 'has'}`, 'place-has', 0.86);
  if (
    oneOf(word, 'it', 'they') &&
    oneOf(next, 'has', 'have') &&
    oneOf(after, 'been') &&
    oneOf(words[at + 3], 'very', 'much', 'little', 'many', 'some') &&
    is(words[headOfPhrase(words, at + 4) ?? -1], 'mass', 'plural')
  )
    return say(at, at + 1, 'there', 'place-has', 0.82);
  if (oneOf(word, 'it', 'they') && oneOf(next, 'has', 'have') && isAmount(after))
    return say(at, at + 2, `there ${isMany(words, at + 2) ? 'are' : 'is'}`, 'place-has', 0.82);
  if (
    at === phrase.to &&
    oneOf(word, 'is', 'are') &&
    isAmount(next) &&
    !oneOf(next, 'no', 'much', 'one') &&
    is(words[headOfPhrase(words, at + 1) ?? -1], 'noun', 'plural')
  ) {
    const head = headOfPhrase(words, at + 1) ?? at;
    const over = words[head + 1] === undefined || is(words[head + 1], 'mark', 'preposition');
    return over &&
      is(words[phrase.head], 'noun', 'place') &&
      words.slice(0, at).every((one) => !is(one, 'object', 'subject') || is(one, 'possessive'))
      ? say(at, at + 1, `there ${word?.text}`, 'place-has', 0.78)
      : [];
  }
  return [];
}
