import { mensNames, womensNames } from '../../../lexicon/given-names-by-gender.ts';
import { table } from '../../../lexicon/table.ts';
import { negativeContractions } from '../../contractions.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf, type Word } from '../../word.ts';

const apostrophes = table<string>({
  cant: "can't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  theyre: "they're",
  theyve: "they've",
  weve: "we've",
  youve: "you've",
  thats: "that's",
  whats: "what's",
  wheres: "where's",
  heres: "here's",
  theres: "there's",
  hes: "he's",
  shes: "she's",
});

function mark(from: number, to: number, replacements: string[], pattern: string, confidence = 0.9): Match {
  return { code: 'punctuation', pattern, from, to, replacements, confidence };
}

/** Corrects apostrophes: "I dont know" → "don't", "Its raining" → "It's", "the dog wagged it's tail" → "its". */
export const apostrophe: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (negativeContractions[word.text.toLowerCase()] !== undefined)
      return [mark(at, at + 1, [word.lower], 'apostrophe', 0.93)];
    const right = apostrophes[word.lower];
    const next = words[at + 1];
    // "youre book" means "your book", although the missing apostrophe suggests "you're".
    if (oneOf(word, 'youre') && is(next, 'noun') && !is(next, 'adjective', 'determiner', 'preposition'))
      return [found('spelling', 'small-slip', at, at + 1, ['your'], 0.85)];
    if (right !== undefined && !/['’]/.test(word.text))
      return [mark(at, at + 1, [right], 'apostrophe', 0.93)];
    if (
      oneOf(word, 'its') &&
      (at === 0 || is(words[at - 1], 'mark', 'conjunction')) &&
      (oneOf(
        next,
        'a',
        'an',
        'the',
        'not',
        'very',
        'so',
        'too',
        'been',
        'my',
        'your',
        'his',
        'raining',
        'cold',
        'hot',
        'time',
        'ok',
        'okay',
        'really',
        'important',
        'difficult',
        'easy',
        'nice',
        'beautiful',
        'great',
      ) ||
        is(next, 'gerund'))
    ) {
      return [mark(at, at + 1, ["it's"], 'apostrophe', 0.93)];
    }
    if (
      oneOf(word, "it's") &&
      is(words[at - 1], 'preposition', 'base', 'past', 'third') &&
      !is(words[at - 1], 'be') &&
      is(next, 'noun', 'plural') &&
      !is(next, 'adjective', 'mass', 'gerund') &&
      !oneOf(
        words[at - 1],
        'think',
        'say',
        'said',
        'know',
        'hope',
        'guess',
        'like',
        'because',
        'since',
        'than',
        'believe',
        'thought',
        'as',
      )
    )
      return [{ ...mark(at, at + 2, [`its ${next?.text}`], 'its-own', 0.92), code: 'possessive' }];
    if (
      oneOf(word, "who's") &&
      is(next, 'noun', 'countable') &&
      (oneOf(words[at + 2], 'is', 'are', 'was', 'were') ||
        (words.slice(at).some((one) => oneOf(one, '?')) && oneOf(words[at + 2], 'is', 'did', 'are', 'do')))
    )
      return [{ ...mark(at, at + 1, ['whose'], 'its-own'), code: 'possessive' }];
    return [];
  });

const openers = new Set('however therefore moreover furthermore nevertheless consequently'.split(' '));
const phraseOpeners = new Set([
  'first of all',
  'on the other hand',
  'in addition',
  'in conclusion',
  'for example',
  'as a result',
  'in my opinion',
  'for instance',
  'in fact',
  'of course',
  'after that',
]);

/**
 * Inserts a comma after an introductory word or phrase: "However I" → "However, I", "First of all we" → "First of
 * all, we".
 */
export const openingComma: Pattern = ({ words }) => {
  const starts = (word: Word | undefined) =>
    is(word, 'subject', 'possessive') || oneOf(word, 'the', 'there', 'this', 'these', 'people');
  if (openers.has(words[0]?.lower ?? '') && starts(words[1]) && !oneOf(words[0], 'finally'))
    return [mark(0, 1, [`${words[0]?.text},`], 'opening-comma', 0.8)];
  for (const length of [2, 3, 4]) {
    const phrase = words
      .slice(0, length)
      .map(({ lower }) => lower)
      .join(' ');
    if (
      phraseOpeners.has(phrase) &&
      !['of course', 'after that', 'in my opinion'].includes(phrase) &&
      starts(words[length])
    ) {
      const last = words[length - 1];
      return [mark(length - 1, length, [`${last?.text},`], 'opening-comma', 0.8)];
    }
  }
  return [];
};

/** Removes a space before a punctuation mark, as in "Hello , how are you ?". */
export const blankBeforeMark: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const before = words[at - 1];
    if (
      before === undefined ||
      before.kind !== 'word' ||
      !/^[,.!?;:]$/.test(word.text) ||
      word.start === before.end
    )
      return [];
    if (
      words[at + 1]?.kind === 'mark' ||
      (oneOf(word, ':', ';') && !is(words[at + 1], 'subject', 'determiner', 'noun'))
    )
      return [];
    return [mark(at - 1, at + 1, [`${before.text}${word.text}`], 'blank-before-mark', 0.82)];
  });

const places = table<string>({
  europe: 'Europe',
  asia: 'Asia',
  africa: 'Africa',
  america: 'America',
  mediterranean: 'Mediterranean',
  aegean: 'Aegean',
  bosphorus: 'Bosphorus',
  bosporus: 'Bosporus',
  anatolia: 'Anatolia',
  ramadan: 'Ramadan',
  muslim: 'Muslim',
  muslims: 'Muslims',
  christian: 'Christian',
  islam: 'Islam',
  christmas: 'Christmas',
  ottoman: 'Ottoman',
  atatürk: 'Atatürk',
  türkiye: 'Türkiye',
});

/** Capitalises names: "my friend ahmet" → "Ahmet", "in europe" → "Europe". */
export const nameInSmallLetters: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.kind !== 'word' || word.text !== word.text.toLowerCase() || word.text.length < 3) return [];
    const place = places[word.lower];
    const capital = (right: string): Match[] => [
      {
        code: 'capital-letters',
        pattern: 'capital-name',
        from: at,
        to: at + 1,
        replacements: [right],
        confidence: 0.9,
      },
    ];
    if (place !== undefined) return capital(place);
    const person = (womensNames.has(word.lower) || mensNames.has(word.lower)) && is(word, 'name');
    const named =
      oneOf(
        words[at - 1],
        'is',
        'friend',
        'brother',
        'sister',
        'named',
        'called',
        'with',
        'and',
        'uncle',
        'aunt',
        'cousin',
        'mr',
        'mrs',
        'dear',
        'hi',
        'hello',
        ',',
      ) || at === 0;
    return person && named ? capital(word.text.charAt(0).toLocaleUpperCase('tr') + word.text.slice(1)) : [];
  });
