import { table } from '../../../lexicon/table.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';
import { genderOf } from './people.ts';

/**
 * Nouns to which "he" or "she" may refer, such as ships, animals and babies, and nouns after which the
 * meaning of the pronoun is unclear, such as body parts and works of art.
 */
const livingOrShe = new Set(
  `ship boat yacht ferry dog cat kitten puppy horse bird rabbit parrot fish cow sheep goat lion tiger bear monkey elephant baby child
  animal pet wolf fox snake duck hen chicken donkey camel mouse turtle whale shark dolphin bee spider king queen ghost monster robot
  character hero heroine singer company team voice part name face hand eye friend enemy angel god insect butterfly owl eagle country`.split(
    /\s+/,
  ),
);
const toIt = table<string>({ he: 'it', she: 'it', him: 'it', her: 'it' });
/** Adjectives that describe only people. If one of them follows "he was", "he" is a person. */
const personal = new Set(
  `happy sad angry tired bored excited worried afraid scared nervous hungry thirsty ill sick late ready sorry proud jealous kind shy
  polite rude generous honest married single alone asleep awake surprised disappointed glad busy lonely handsome clever unhappy upset
  drunk embarrassed ashamed confused interested pregnant friendly nice young right wrong good great tall famous rich poor dead alive`.split(
    /\s+/,
  ),
);

const isThing = (word: Word): boolean =>
  (is(word, 'countable') ||
    is(word, 'place') ||
    oneOf(word, 'computer', 'phone', 'film', 'city', 'song', 'match', 'exam', 'food', 'soup')) &&
  is(word, 'noun', 'place') &&
  !is(word, 'human', 'name', 'plural', 'occupation') &&
  genderOf(word.lower) === undefined &&
  !livingOrShe.has(word.lower);

const namesPerson = (word: Word): boolean =>
  is(word, 'human', 'name', 'occupation') ||
  genderOf(word.lower) !== undefined ||
  livingOrShe.has(word.lower) ||
  oneOf(word, 'people', 'children', 'everyone', 'who', 'whose');

/**
 * Corrects "I bought a computer and he is very fast" → "it is". Applies only if the sentence mentions a thing and
 * no person.
 */
export const itForThing: Pattern = ({ words, earlier }) =>
  words.flatMap((word, at): Match[] => {
    const right = toIt[word.lower];
    if (right === undefined || (oneOf(word, 'her') && !ends(words[at + 1]))) return [];
    const before = words.slice(0, at);
    if (before.some(namesPerson) || earlier.size > 12) return [];
    if (
      [...earlier].some(
        (lower) =>
          genderOf(lower) !== undefined || livingOrShe.has(lower) || ['people', 'who'].includes(lower),
      )
    )
      return [];
    const things = before.filter(isThing);
    const spoken = things.length > 0 || (earlier.size > 0 && before.length === 0);
    if (
      !spoken ||
      before.some((one) => /^\p{Lu}\p{Ll}/u.test(one.text) && one !== words[0] && is(one, 'unknown'))
    )
      return [];
    const fits = oneOf(word, 'he', 'she')
      ? saysOfThing(words, at)
      : ownedObject(words, at) && things.length > 0;
    return fits ? [found('he-she-it', 'it-for-thing', at, at + 1, [right], 0.72)] : [];
  });

const ends = (word: Word | undefined): boolean =>
  word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'"));

/**
 * Whether the predicate can describe a thing, as in "is very fast", "was too complicated for", "is about" and "was
 * on the table".
 */
function saysOfThing(words: readonly Word[], at: number): boolean {
  if (!oneOf(words[at + 1], 'is', 'was', "isn't", "wasn't")) return false;
  let index = at + 2;
  while (
    oneOf(
      words[index],
      'not',
      'very',
      'too',
      'so',
      'really',
      'quite',
      'also',
      'always',
      'still',
      'a',
      'bit',
      'little',
    )
  )
    index++;
  const word = words[index];
  if (oneOf(word, 'about') && is(words[index + 1], 'determiner', 'plural', 'mass')) return true;
  if (
    oneOf(word, 'on', 'in', 'under') &&
    oneOf(words[index + 1], 'the', 'my') &&
    is(words[index + 2], 'noun') &&
    oneOf(words[index + 2], 'table', 'bag', 'desk', 'floor', 'shelf', 'drawer', 'pocket', 'box', 'fridge')
  )
    return true;
  if (oneOf(word, 'made', 'broken', 'delicious', 'expensive', 'cheap', 'full', 'closed')) return true;
  return (
    is(word, 'adjective', 'state') &&
    !personal.has(word?.lower ?? '') &&
    (ends(words[index + 1]) ||
      is(words[index + 1], 'conjunction') ||
      oneOf(words[index + 1], 'for', 'to', 'and'))
  );
}

const ownedObject = (words: readonly Word[], at: number): boolean =>
  ends(words[at + 1]) &&
  [
    'love',
    'like',
    'sell',
    'buy',
    'hate',
    'use',
    'repair',
    'fix',
    'wash',
    'clean',
    'lose',
    'find',
    'read',
    'eat',
    'break',
  ].includes(words[at - 1]?.verb ?? '') &&
  is(words[at - 2], 'subject') &&
  !oneOf(words[at - 2], 'he', 'she');

const toFemale = table<string>({ he: 'she', him: 'her', his: 'her', himself: 'herself' });
const toMale = table<string>({ she: 'he', her: 'him', herself: 'himself' });
const titles = table<'female' | 'male'>({
  mrs: 'female',
  ms: 'female',
  miss: 'female',
  aunt: 'female',
  mr: 'male',
  uncle: 'male',
});
const openers = ['when', 'because', 'after', 'before', 'if', 'although', 'while', 'as', 'since'];

/**
 * Returns the only person that the sentence mentions before `at`, such as "Mrs Taylor", "the waitress" or "our
 * neighbour Ayşe". Returns undefined if it mentions no person or several.
 */
function onlyPerson(
  words: readonly Word[],
  at: number,
): { gender: 'female' | 'male'; index: number } | undefined {
  let person: { gender: 'female' | 'male'; index: number } | undefined;
  for (let index = 0; index < at; index++) {
    const word = words[index];
    if (word === undefined) continue;
    const gender = titles[word.lower] ?? genderOf(word.lower);
    const titled = titles[words[index - 1]?.lower ?? ''] !== undefined;
    if (titled || (gender === undefined && !is(word, 'human', 'name', 'occupation'))) continue;
    if (is(word, 'plural') && !is(word, 'noun')) continue;
    if (gender === undefined || gender === 'unknown') {
      const next = genderOf(words[index + 1]?.lower ?? '');
      if (next === undefined || next === 'unknown' || !is(words[index + 1], 'name')) return undefined;
      continue;
    }
    if (person !== undefined && person.gender !== gender) return undefined;
    if (person === undefined && is(word, 'subject', 'object', 'possessive')) return undefined;
    person = person ?? { gender, index };
  }
  return person;
}

/**
 * Corrects "When Mrs Taylor retired, we gave him a watch" → "gave her". Applies only if an earlier clause mentions
 * exactly one person.
 */
export const samePerson: Pattern = ({ words, earlier }) =>
  words.flatMap((word, at): Match[] => {
    if (earlier.size > 0 || !oneOf(word, 'he', 'she', 'him', 'her', 'his', 'himself', 'herself')) return [];
    const person = onlyPerson(words, at);
    if (person === undefined) return [];
    const right = (person.gender === 'female' ? toFemale : toMale)[word.lower];
    if (right === undefined || words.slice(0, at).some((one) => oneOf(one, '"', '“', ':', 'they', 'who')))
      return [];
    const start = clauseOf(words, person.index);
    const subject = start === 0 || oneOf(words[start - 1], ...openers) || oneOf(words[0], 'i', 'we');
    const between = words.slice(person.index + 1, at);
    const linked = between.some((one) =>
      oneOf(one, ',', 'and', 'but', 'so', 'because', 'when', 'before', 'after'),
    );
    const before = words[at - 1];
    if (oneOf(word, 'her', 'his') && is(words[at + 1], 'human') && !oneOf(words[at + 1], 'husband'))
      return [];
    const object =
      oneOf(word, 'him', 'his') ||
      (oneOf(word, 'her') && !is(words[at + 1], 'noun', 'plural', 'mass', 'adjective', 'unknown'));
    if (oneOf(word, 'her') && !object) return [];
    const promised = oneOf(before, 'that') && words[at - 2]?.verb === 'promise';
    const reported =
      oneOf(before, 'that') &&
      ['say', 'promise', 'announce', 'swear', 'declare'].includes(words[at - 2]?.verb ?? '') &&
      oneOf(words[at + 1], 'would');
    if (oneOf(word, 'he', 'she')) {
      const follows =
        oneOf(before, ',', 'and', 'but', 'so', 'because') &&
        is(words[at + 1], 'be', 'past', 'third', 'modal', 'have');
      if (!(follows && linked && subject) && !promised && !reported) return [];
    } else if (oneOf(word, 'him', 'her')) {
      const toOther =
        linked &&
        subject &&
        oneOf(words[clauseOf(words, at)], 'i', 'we', 'the', 'they', 'everybody', 'everyone');
      if (!toOther || !oneOf(words[start - 1], ...openers)) return [];
    } else if (oneOf(word, 'his')) {
      const own = words
        .slice(at + 1, at + 4)
        .some((one) =>
          oneOf(
            one,
            'husband',
            'life',
            'bag',
            'job',
            'career',
            'keys',
            'purse',
            'own',
            'hair',
            'child',
            'children',
            'voice',
            'hands',
            'time',
            'work',
            'speech',
            'first',
            'phone',
          ),
        );
      const wed = oneOf(words[at + 1], 'husband');
      if (
        !(
          wed ||
          (own && start === 0 && words.slice(person.index, at).some((one) => is(one, 'past', 'third')))
        )
      )
        return [];
    } else if (linked) return [];
    return [found('he-she-it', 'he-she', at, at + 1, [right], 0.7)];
  });

/** Returns the index at which the clause that contains `at` begins. */
function clauseOf(words: readonly Word[], at: number): number {
  let index = at;
  while (index > 0 && !oneOf(words[index - 1], ',', 'and', 'but', 'so', ...openers)) index--;
  return index;
}
