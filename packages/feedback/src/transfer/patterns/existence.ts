import { table } from '../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../match.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { headOfPhrase } from '../verbs.ts';
import { is, oneOf, type Word } from '../word.ts';

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

function say(from: number, to: number, right: string, pattern = 'there-is', confidence = 0.84): Match[] {
  return [found('there-is-have', pattern, from, to, [right], confidence)];
}

/** Does the amount or noun phrase at `at` speak of more than one thing? */
export function isMany(words: readonly Word[], at: number): boolean {
  if (oneOf(words[at], 'a', 'some', 'no', 'any', 'enough', 'lots', 'hundreds', 'thousands', 'plenty')) {
    const of = words.findIndex((word, index) => index > at && index < at + 5 && oneOf(word, 'of'));
    const from =
      of > 0 && oneOf(words[of - 1], 'lot', 'lots', 'hundreds', 'thousands', 'plenty', 'couple', 'number')
        ? of + 1
        : at + 1;
    if (oneOf(words[at], 'hundreds', 'thousands') || oneOf(words[of - 1], 'couple', 'number')) return true;
    if (oneOf(words[at], 'a') && from === at + 1) return oneOf(words[at + 1], 'few');
    const head = headOfPhrase(words, from) ?? from;
    return (
      (is(words[head], 'plural') && !is(words[head], 'noun')) || oneOf(words[head], 'people', 'children')
    );
  }
  if (oneOf(words[at], 'many', 'several', 'two', 'both', 'these', 'few', 'fewer')) return true;
  if (is(words[at], 'number')) return !oneOf(words[at], 'one', '1');
  const head = headOfPhrase(words, at);
  return (
    head !== undefined &&
    ((is(words[head], 'plural') && !is(words[head], 'noun')) || oneOf(words[head], 'people'))
  );
}

const isAmount = (word: Word | undefined): boolean =>
  is(word, 'number') ||
  oneOf(
    word,
    'a',
    'an',
    'many',
    'some',
    'several',
    'no',
    'lots',
    'much',
    'any',
    'enough',
    'few',
    'fewer',
    'little',
    'another',
  );

const many = table<string>({
  is: 'are',
  was: 'were',
  "isn't": "aren't",
  "wasn't": "weren't",
  "there's": 'there are',
  has: 'have',
  seems: 'seem',
});
const one = table<string>({ are: 'is', were: 'was', "aren't": "isn't", "weren't": "wasn't" });
const counters = ['many', 'several', 'few', 'hundreds', 'thousands', 'lots'];

/** "There was hundreds of cyclists" → "were", "There are some water" → "is", "Is there many hotels" → "Are there". */
export const thereAgrees: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'there')) return [];
    const asked = oneOf(words[at - 1], ...Object.keys(one), 'is', 'was', "isn't", "wasn't") && at < 3;
    const be = asked ? at - 1 : at + 1;
    let from = asked ? at + 1 : at + 2;
    if (oneOf(words[at + 1], 'has', 'have') && oneOf(words[at + 2], 'been') && !asked) from = at + 3;
    while (oneOf(words[from], 'not', 'always', 'usually', 'also', 'still', 'only')) from++;
    const form = words[be];
    const next = words[from];
    if (form === undefined || next === undefined) return [];
    const amount = oneOf(next, 'much', 'little', 'enough', 'many') ? from + 1 : from;
    const head = headOfPhrase(words, amount);
    if (oneOf(next, 'no') && oneOf(words[from + 1], 'any'))
      return [found('negation', 'double-negative', from, from + 2, ['no'], 0.86)];
    const perfect = from === at + 3 && oneOf(words[at + 2], 'been');
    if (oneOf(form, 'is', 'was', "isn't", "wasn't", 'seems') || (perfect && oneOf(form, 'has'))) {
      const counted =
        oneOf(next, ...counters) ||
        (is(next, 'number') && !oneOf(next, 'one', '1')) ||
        oneOf(words[from + 1], 'lot', 'couple') ||
        oneOf(next, 'any', 'some', 'no', 'enough');
      if (!counted || !isMany(words, from) || oneOf(words[from + 1], 'than', 'o')) return [];
      if (oneOf(next, 'many', 'few') && oneOf(words[from + 1], 'a', 'of')) return [];
      // "There is a table and two chairs" agrees with what comes first; "two hours' walk" is one thing.
      if (
        is(next, 'number') &&
        !(is(words[head ?? -1], 'plural') && !/['’]$/.test(words[head ?? -1]?.text ?? ''))
      )
        return [];
      const right = many[form.lower];
      return right === undefined ? [] : say(be, be + 1, right, 'there-are', 0.85);
    }
    const mass =
      is(words[head ?? -1], 'mass') &&
      !is(words[head ?? -1], 'plural') &&
      !oneOf(words[head ?? -1], 'data', 'police', 'fish');
    const single =
      oneOf(next, 'a', 'an') &&
      is(words[head ?? -1], 'noun') &&
      !is(words[head ?? -1], 'plural') &&
      !oneOf(words[from + 1], 'few', 'lot', 'couple', 'number', 'great', 'good');
    const lotOf =
      oneOf(next, 'a', 'lots') && words.slice(from, from + 3).findIndex((one) => oneOf(one, 'of'));
    const ofMass =
      typeof lotOf === 'number' && lotOf > 0 && oneOf(words[from + lotOf - 1], 'lot', 'lots')
        ? words[from + lotOf + 1]
        : undefined;
    if (
      oneOf(form, 'are', 'were') &&
      is(ofMass, 'mass') &&
      !is(ofMass, 'plural') &&
      !is(words[from + 3 + (oneOf(next, 'a') ? 1 : 0)], 'noun', 'plural') &&
      !oneOf(ofMass, 'police', 'data', 'fish', 'fruit')
    )
      return say(be, be + 1, one[form.lower] ?? 'is', 'there-are', 0.85);
    if (oneOf(form, 'are', 'were', "aren't", "weren't")) {
      const little =
        mass && oneOf(next, 'some', 'much', 'any', 'no', 'little', 'enough') && head === from + 1;
      const right = one[form.lower];
      const afterHead = words[(head ?? 0) + 1];
      if (
        right === undefined ||
        (!little && !single) ||
        is(afterHead, 'noun', 'plural') ||
        oneOf(afterHead, 'and', ',')
      )
        return [];
      return say(be, be + 1, right, 'there-are', 0.85);
    }
    if (perfect && oneOf(form, 'have') && single && !oneOf(words[(head ?? 0) + 1], 'and'))
      return say(be, be + 1, 'has', 'there-are', 0.85);
    return [];
  });

/** "How many rooms has in your flat?" → "are there", "In the classroom is a big map", "Is a problem with it?", "Here has a café". */
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

/** "It has a lot of people on the bus", "if it has enough snow in January": nothing was spoken of that could have it. */
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

/** "In the classroom is a big map", "In the report it has no information", "In recent years have been many protests". */
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

/** "My grandfather there are two cows" → "has": who has something is its subject. */
export const personThereIs: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'there') || !oneOf(words[at + 1], 'is', 'are') || !isAmount(words[at + 2]) || at === 0)
      return [];
    const owner = words[at - 1];
    const first = oneOf(owner, 'i', 'we', 'they', 'you');
    const person =
      (is(owner, 'human') && is(words[at - 2], 'possessive')) ||
      is(owner, 'name') ||
      oneOf(owner, 'he', 'she');
    if ((!first && !person) || (at > 2 && !is(words[at - 3], 'mark', 'conjunction'))) return [];
    return say(at, at + 2, first || is(owner, 'plural') ? 'have' : 'has', 'has-for-there', 0.86);
  });
