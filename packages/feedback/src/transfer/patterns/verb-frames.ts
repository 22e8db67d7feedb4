import {
  barePlaces,
  needThe,
  noObjects,
  thePlaces,
  verbNeeds,
  verbWithout,
  verbWrong,
} from '../../lexicon/verb-prepositions.ts';
import type { Match, Pattern } from '../match.ts';
import { hasFinite } from '../subjects.ts';
import { is, oneOf, type Word } from '../word.ts';

const musicWords = ['music', 'songs', 'radio', 'podcasts', 'rock', 'pop', 'jazz', 'rap'];

/** "listen music" → "listen to music", "waited me" → "waited for me". */
export const missingPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const needed = word.verb === undefined ? undefined : verbNeeds[word.verb];
    if (needed === undefined || is(words[at - 1], 'determiner', 'possessive')) return [];
    if (!isObject(words, at)) return [];
    const searching = oneOf(word, 'looking') && is(words[at + 1], 'possessive');
    return [addAfter(word, at, searching ? 'for' : needed, `needs-${word.verb}`, 0.85)];
  });

function isObject(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.verb;
  const next = words[at + 1];
  if (verb === 'listen' && oneOf(next, ...musicWords)) return true;
  if (verb !== 'live' && verb !== 'think' && is(next, 'object') && !is(next, 'possessive')) {
    // "Listen, you two", "look you in the eye".
    return at === 0 && oneOf(next, 'you')
      ? false
      : verb !== 'look' || !oneOf(words[at + 2], 'in', 'up', 'over');
  }
  if (
    !is(next, 'determiner', 'possessive') ||
    oneOf(next, 'all', 'no', 'what', 'which', 'both', 'any', 'either', 'each')
  ) {
    return false;
  }
  if (verb === 'live')
    return oneOf(headNoun(words, at + 2), 'village', 'city', 'town', 'house', 'flat', 'apartment', 'country');
  if (verb === 'think') {
    return (
      oneOf(words[at], 'thinking') &&
      is(next, 'possessive') &&
      headNoun(words, at + 2) !== undefined &&
      !hasFinite(words, at + 2)
    );
  }
  if (verb === 'listen') return !noObjects.has(words[at + 2]?.lower ?? '') && !oneOf(next, 'this', 'that');
  if (verb === 'wait' && oneOf(next, 'a', 'an', 'another', 'some', 'every')) return false;
  const head = headNoun(words, at + 2);
  if (head === undefined || noObjects.has(head.lower) || noObjects.has(words[at + 2]?.lower ?? ''))
    return false;
  return verb === 'look' && !oneOf(words[at], 'looking')
    ? oneOf(next, 'this', 'that', 'these', 'those', 'the')
    : true;
}

function headNoun(words: readonly Word[], at: number): Word | undefined {
  const first = words[at];
  if (is(first, 'noun', 'plural', 'mass')) return first;
  return is(first, 'adjective') && is(words[at + 1], 'noun', 'plural', 'mass') ? words[at + 1] : undefined;
}

function addAfter(word: Word, at: number, added: string, pattern: string, confidence: number): Match {
  return {
    code: 'missing-preposition',
    pattern,
    from: at,
    to: at + 1,
    replacements: [`${word.text} ${added}`],
    confidence,
  };
}

/** "went Antalya" → "went to Antalya", "go school" → "go to school", "go to cinema" → "go to the cinema". */
export const goTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'go' && word.verb !== 'come') return [];
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(next, 'to') && after !== undefined) return placeAfterTo(words, at);
    if (
      next === undefined ||
      is(after, 'noun', 'plural', 'gerund') ||
      is(words[at - 1], 'determiner', 'possessive')
    )
      return [];
    if (is(next, 'place')) return [addAfter(word, at, 'to', 'go-to', 0.85)];
    if (barePlaces.has(next.lower)) return word.verb === 'go' ? [addAfter(word, at, 'to', 'go-to', 0.8)] : [];
    if (word.verb === 'go' && thePlaces.has(next.lower)) return [addAfter(word, at, 'to the', 'go-to', 0.85)];
    const named = oneOf(next, 'the') && after !== undefined && thePlaces.has(after.lower);
    return named && word.verb === 'go' ? [addAfter(word, at, 'to', 'go-to', 0.8)] : [];
  });

/** After "go to": no "there", no "home", but an article before "cinema". */
function placeAfterTo(words: readonly Word[], at: number): Match[] {
  const place = words[at + 2];
  if (place === undefined) return [];
  if (oneOf(place, 'there', 'here', 'home', 'abroad') && !is(words[at + 3], 'noun')) {
    return [extra(at + 1, at + 3, place.text, 'to-home')];
  }
  const home = oneOf(place, 'the') && oneOf(words[at + 3], 'home') && !oneOf(words[at + 4], 'of', 'for');
  if (home && !is(words[at + 4], 'noun')) {
    return [{ ...extra(at + 1, at + 4, 'home', 'to-home'), code: 'extra-article' }];
  }
  const ends =
    !is(words[at + 3], 'noun', 'plural', 'gerund', 'name', 'unknown') && !oneOf(words[at + 3], '-');
  if (!needThe.has(place.lower) || !ends) return [];
  return [
    {
      code: 'missing-article',
      pattern: 'the-place',
      from: at + 1,
      to: at + 3,
      replacements: [`to the ${place.text}`],
      confidence: 0.8,
    },
  ];
}

function extra(from: number, to: number, right: string, pattern: string): Match {
  return { code: 'extra-preposition', pattern, from, to, replacements: [right], confidence: 0.85 };
}

/** "discussed about the problem" → "discussed the problem", "told to me" → "told me". */
export const extraPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const unwanted = word.verb === undefined ? undefined : verbWithout[word.verb];
    const preposition = words[at + 1];
    if (unwanted === undefined || preposition === undefined || !unwanted.includes(preposition.lower))
      return [];
    const next = words[at + 2];
    if (!is(next, 'object', 'determiner', 'possessive', 'name', 'place')) return [];
    const people = ['tell', 'ask', 'help', 'thank', 'kiss'].includes(word.verb ?? '');
    if (people && !(is(next, 'object') && !oneOf(next, 'it', 'her'))) return [];
    if (people && oneOf(word, 'thanks', 'asked', 'helped', 'help') && !is(words[at - 1], 'subject'))
      return [];
    if (word.verb === 'call' && !(is(next, 'possessive') && is(words[at + 3], 'human'))) return [];
    if (is(word, 'noun') && !isVerbHere(words, at)) return [];
    // "was married with", and "answer to the best of": not this slip.
    if (word.verb === 'marry' && is(words[at - 1], 'be', 'have')) return [];
    if (word.verb === 'marry' && oneOf(words[at - 1], 'get', 'got', 'gets', 'getting', 'not')) return [];
    if (oneOf(words[at + 3], 'best')) return [];
    return [{ ...extra(at, at + 2, word.text, `without-${word.verb}`), confidence: 0.85 }];
  });

/** "the answer to my question" holds a noun; "please answer to" and "I answered to" a verb. */
function isVerbHere(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return is(words[at], 'past', 'gerund')
    ? !is(before, 'determiner', 'possessive', 'adjective')
    : is(before, 'subject', 'modal', 'do') || oneOf(before, 'to', 'please', 'always', 'never');
}

const giving = ['give', 'send', 'show', 'bring', 'lend', 'offer'];

/** "I gave to him a present" → "gave him a present". */
export const giveTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!giving.includes(word.verb ?? '') || !oneOf(words[at + 1], 'to')) return [];
    if (!oneOf(words[at + 2], 'me', 'him', 'her', 'us', 'them', 'you')) return [];
    if (!is(words[at + 3], 'determiner', 'possessive') || oneOf(words[at + 3], 'that', 'this', 'all'))
      return [];
    return [extra(at, at + 2, word.text, 'give-to')];
  });

/** "laughed to me" → "laughed at me". */
export const wrongVerbPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const right = word.verb === undefined ? undefined : verbWrong[word.verb]?.[words[at + 1]?.lower ?? ''];
    const next = words[at + 2];
    if (right === undefined || !is(next, 'object', 'determiner', 'possessive')) return [];
    if (word.verb === 'believe' && !is(next, 'object')) return [];
    if (is(word, 'noun') && is(words[at - 1], 'determiner', 'possessive')) return [];
    return [
      {
        code: 'wrong-preposition',
        pattern: 'wrong-preposition',
        from: at + 1,
        to: at + 2,
        replacements: [right],
        confidence: 0.8,
      },
    ];
  });
