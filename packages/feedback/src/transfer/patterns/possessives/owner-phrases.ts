import { wordList } from '../../../lexicon/word-list.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const owned = (
  from: number,
  to: number,
  right: string,
  pattern = 'missing-possessive',
  confidence = 0.82,
): Match[] => [found('possessive', pattern, from, to, [right], confidence)];
const isVerb = (word: Word | undefined): boolean =>
  is(word, 'be', 'have', 'modal', 'do') || (is(word, 'past', 'third') && !is(word, 'noun'));
const genitive = (owner: string): string => (/s$/i.test(owner) ? `${owner}'` : `${owner}'s`);

/** Corrects "My cousin his car broke down" → "My cousin's car". */
export const ownerAndPronoun: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!oneOf(word, 'his', 'her', 'their') || at === 0) return [];
    const owner = words[at - 1];
    const kin =
      is(owner, 'human') &&
      is(words[at - 2], 'possessive') &&
      (at === 2 || oneOf(words[at - 3], 'because', 'but', 'when', 'that', ','));
    const named = is(owner, 'name') && at === 1;
    const thing = is(words[at + 1], 'adjective') ? at + 2 : at + 1;
    if ((!kin && !named) || !is(words[thing], 'noun', 'plural', 'mass') || !isVerb(words[thing + 1]))
      return [];
    return owned(at - 1, at, genitive(owner?.text ?? '')).map((match) => ({ ...match, to: at + 1 }));
  });

const officials = new Set(
  wordList(
    'mayor president king queen minister director coach captain teacher doctor manager boss principal headmaster judge lawyer nurse driver singer author actor actress artist player neighbour professor scientist prince princess',
  ),
);
const deeds = new Set(
  wordList(
    'speech decision question answer opinion voice advice mistake promise reaction apology resignation words wife husband son daughter car house name idea attitude behaviour success death life face hand hands eyes smile instructions comments plan error',
  ),
);

/** Corrects "The mayor speech didn't" → "The mayor's speech didn't". */
export const officialsDeed: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    if (
      !officials.has(word.lower) ||
      !deeds.has(next?.lower ?? '') ||
      !is(words[at - 1], 'possessive', 'determiner') ||
      oneOf(words[at - 1], 'a', 'an')
    )
      return [];
    const opens =
      at === 1 ||
      is(words[at - 2], 'mark', 'conjunction', 'preposition', 'base', 'past', 'third') ||
      oneOf(words[at - 2], 'that');
    const closes =
      isVerb(words[at + 2]) ||
      (is(words[at + 2], 'mark') && at > 2) ||
      (words[at + 2] === undefined && at > 2);
    return opens && closes ? owned(at, at + 1, genitive(word.text)) : [];
  });

const events = wordList(
  'results result winner winners festival election elections budget exams exam conference tournament sales harvest figures lesson meeting match concert party weather news newspaper homework game race',
);

/**
 * Inserts missing possessive endings: "Last year results" → "Last year's results", "Women rights" → "Women's
 * rights", "the students homework" → "the students' homework". Also corrects "it food" → "its food".
 */
export const ownerWithoutMark: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    if (
      oneOf(word, 'week', 'year', 'month', 'night') &&
      oneOf(before, 'last', 'next', 'this') &&
      oneOf(next, ...events) &&
      (at === 1 || is(words[at - 2], 'preposition', 'mark', 'base', 'past', 'third'))
    )
      return isVerb(words[at + 2]) || is(words[at + 2], 'mark', 'preposition') || words[at + 2] === undefined
        ? owned(at, at + 1, `${word.text}'s`)
        : [];
    if (
      oneOf(word, 'women', 'men', 'children', 'people') &&
      oneOf(
        next,
        'rights',
        'clothes',
        'shoes',
        'health',
        'football',
        'toys',
        'hospital',
        'magazine',
        'lives',
        'opinions',
      ) &&
      !(oneOf(word, 'people') && at === 0)
    )
      return at === 0 || is(before, 'preposition', 'base', 'third', 'past', 'adjective', 'mark', 'gerund')
        ? owned(at, at + 1, `${word.text}'s`)
        : [];
    if (
      is(word, 'plural') &&
      is(word, 'human') === false &&
      oneOf(
        word,
        'students',
        'teachers',
        'players',
        'workers',
        'neighbours',
        'girls',
        'boys',
        'parents',
        'friends',
      ) &&
      is(before, 'possessive', 'determiner') &&
      oneOf(
        next,
        'homework',
        'names',
        'opinions',
        'house',
        'rights',
        'behaviour',
        'performance',
        'parents',
        'results',
        'answers',
      ) &&
      isVerb(words[at + 2])
    )
      return owned(at, at + 1, `${word.text}'`);
    if (
      oneOf(word, 'it') &&
      is(before, 'base', 'third', 'past', 'gerund', 'preposition') &&
      oneOf(
        next,
        'food',
        'tail',
        'owner',
        'mother',
        'legs',
        'leg',
        'bone',
        'toys',
        'wings',
        'nest',
        'fur',
        'own',
        'babies',
        'population',
        'capital',
        'customers',
        'name',
      ) &&
      !['give', 'call', 'bring', 'find', 'feed', 'name', 'buy'].includes(before?.verb ?? '')
    )
      return owned(at, at + 1, 'its', 'its-own');
    const kin = oneOf(word, 'parents', 'grandparents', 'neighbours', 'friends') && is(before, 'possessive');
    const place = oneOf(
      next,
      'house',
      'flat',
      'car',
      'garden',
      'village',
      'farm',
      'home',
      'shop',
      'room',
      'wedding',
    );
    const placeEnds =
      words[at + 2] === undefined ||
      is(words[at + 2], 'mark', 'preposition', 'adverb', 'be') ||
      oneOf(words[at + 2], 'last', 'every');
    if (kin && place && placeEnds && (is(words[at - 2], 'preposition', 'past', 'base', 'third') || at === 1))
      return owned(at, at + 1, `${word.text}'`);
    const person =
      oneOf(word, 'girl', 'boy', 'woman', 'man', 'baby', 'child') && oneOf(before, 'the', 'this', 'that');
    const hers = oneOf(
      next,
      'hair',
      'eyes',
      'face',
      'name',
      'hands',
      'mother',
      'father',
      'dress',
      'shoes',
      'toys',
      'bike',
      'bag',
      'parents',
    );
    if (person && hers && is(words[at + 2], 'be', 'have')) return owned(at, at + 1, `${word.text}'s`);
    const named =
      is(word, 'name') &&
      /^\p{Lu}/u.test(word.text) &&
      is(next, 'adjective') &&
      !is(next, 'noun') &&
      is(words[at + 2], 'noun', 'plural');
    if (
      named &&
      ['see', 'like', 'love', 'borrow', 'use', 'read', 'wear', 'drive', 'hate', 'admire'].includes(
        before?.verb ?? '',
      )
    )
      return owned(at, at + 1, `${word.text}'s`);
    return [];
  });
