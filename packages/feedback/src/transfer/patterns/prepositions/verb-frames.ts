import {
  needsBefore,
  needsOnlyWith,
  verbNeeds,
  verbWithout,
  verbWrong,
  withoutBeforePronoun,
  withoutOnlyWith,
} from '../../../lexicon/verb-needs.ts';
import { barePlaces, needThe, noObjects, thePlaces } from '../../../lexicon/verb-prepositions.ts';
import type { Match, Pattern } from '../../match.ts';
import { clauseEnd, hasFinite } from '../../subjects.ts';
import { actsAsVerb, before, headOfPhrase } from '../../verbs.ts';
import { is, oneOf, type Word } from '../../word.ts';

/**
 * Inserts a missing preposition after a verb: "listen music" → "listen to music", "waited me" → "waited for me",
 * "apply a job" → "apply for a job".
 */
export const missingPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb === undefined || !(actsAsVerb(words, at) || isCommand(words, at))) return [];
    const bound = needsBefore.find(
      ([verb, , heads]) => verb === word.verb && heads.has(headWord(words, at + 1)?.lower ?? ''),
    );
    const needed = bound?.[1] ?? verbNeeds[word.verb]?.to[0];
    if (needed === undefined || (!bound && !isObject(words, at))) return [];
    const searching = oneOf(word, 'looking') && is(words[at + 1], 'possessive');
    const toPerson = word.verb.startsWith('apologi') && is(headWord(words, at + 1), 'human');
    const preposition = searching ? 'for' : toPerson ? 'to' : needed;
    return [addAfter(word, at, preposition, `needs-${word.verb}`, 0.85)];
  });

const headWord = (words: readonly Word[], at: number): Word | undefined =>
  words[headOfPhrase(words, at) ?? -1];

/** Whether an imperative begins at this index, as in "Listen me" and "Wait me here". */
const isCommand = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'base') &&
  (at === 0 || is(words[at - 1], 'mark') || oneOf(words[at - 1], 'please', "don't", 'and'));

const pronounObjects = ['me', 'him', 'her', 'us', 'them', 'you', 'it'];

/**
 * Whether the verb at `at` is followed directly by an object (a thing or a person), although it takes no direct
 * object.
 */
function isObject(words: readonly Word[], at: number): boolean {
  const verb = words[at]?.verb ?? '';
  const next = words[at + 1];
  if (next === undefined || is(next, 'preposition', 'mark')) return false;
  const person =
    oneOf(next, ...pronounObjects) && !(is(next, 'possessive') && headWord(words, at + 1) !== undefined);
  // Skips "you" after the first word of a sentence, because "you" is not an object in "Listen, you two".
  if (person && oneOf(next, 'you') && at === 0) return false;
  // Skips objects and adverbs that are right directly after these verbs, as in "talked him into it" and "laughed a
  // lot".
  if (
    oneOf(words[at + 2], 'into', 'through', 'out') ||
    (oneOf(next, 'a') && oneOf(words[at + 2], 'lot', 'little', 'bit'))
  )
    return false;
  const after = words[at + 2];
  const only = needsOnlyWith[verb];
  if (only !== undefined) {
    if (verb === 'look') return looksAt(words, at);
    if (person) return only.has(next.lower) && (after === undefined || !is(after, 'base', 'be', 'modal'));
    return (
      only.has(headWord(words, at + 1)?.lower ?? '') && !hasFinite(words, at + 1, clauseEnd(words, at + 1))
    );
  }
  if (person) return !is(after, 'be', 'modal', 'have', 'do');
  // The preposition may also be missing before a form with -ing, as in "insisted paying".
  if (
    is(next, 'gerund') &&
    !is(next, 'noun', 'adjective') &&
    [
      'insist',
      'succeed',
      'concentrate',
      'apologise',
      'apologize',
      'complain',
      'participate',
      'specialise',
    ].includes(verb)
  )
    return true;
  if (oneOf(next, 'that', 'what', 'which', 'all', 'no', 'both', 'each', 'either', 'every', 'any'))
    return false;
  const head = headOfPhrase(words, at + 1);
  if (head === undefined) return false;
  const first = is(next, 'determiner', 'possessive') ? words[at + 2] : next;
  if (noObjects.has(words[head]?.lower ?? '') || noObjects.has(first?.lower ?? '')) return false;
  if (is(next, 'adverb', 'frequency', 'subject', 'conjunction', 'number')) return false;
  if (verb === 'wait' && oneOf(next, 'a', 'an', 'another', 'some')) return false;
  const bare = !is(next, 'determiner', 'possessive');
  if (
    bare &&
    (is(next, 'adjective', 'base', 'third', 'past', 'gerund') || oneOf(next, 'home')) &&
    !is(next, 'mass', 'name', 'place')
  )
    return false;
  if (bare && is(next, 'unknown')) return false;
  // Skips the verb if a whole clause follows, as in "They insisted the price was right".
  return !hasFinite(words, head + 1, clauseEnd(words, head + 1));
}

function looksAt(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (oneOf(next, ...pronounObjects) && !is(next, 'possessive'))
    return !oneOf(words[at + 2], 'in', 'up', 'over');
  const head = headWord(words, at + 1);
  if (head === undefined || noObjects.has(head.lower) || !is(next, 'determiner', 'possessive')) return false;
  return oneOf(words[at], 'looking')
    ? is(next, 'possessive') || oneOf(next, 'the', 'this', 'that', 'these', 'those')
    : oneOf(next, 'this', 'that', 'these', 'those', 'the');
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

/**
 * Corrects places after "go": "went Antalya" → "went to Antalya", "go school" → "go to school", "go to cinema" →
 * "go to the cinema".
 */
export const goTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (word.verb !== 'go' && word.verb !== 'come') return [];
    const next = words[at + 1];
    const after = words[at + 2];
    if (oneOf(next, 'to') && after !== undefined) return placeAfterTo(words, at);
    const the = oneOf(next, 'the') && thePlaces.has(after?.lower ?? '') && word.verb === 'go';
    if (the && !is(words[at - 1], 'determiner', 'possessive'))
      return [addAfter(word, at, 'to', 'go-to', 0.82)];
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

/**
 * Corrects the place after "go to". Removes "to" before "there" and "home", and inserts an article before places
 * such as "cinema".
 */
function placeAfterTo(words: readonly Word[], at: number): Match[] {
  const place = words[at + 2];
  if (place === undefined) return [];
  if (oneOf(place, 'there', 'here', 'home', 'abroad') && !is(words[at + 3], 'noun', 'plural')) {
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

const pronouns = ['me', 'him', 'us', 'them', 'you'];

/**
 * Removes an unnecessary preposition: "discussed about the problem" → "discussed the problem", "told to me" → "told
 * me", "married with" → "married".
 */
export const extraPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const verb = word.verb ?? '';
    const preposition = words[at + 1];
    if (preposition === undefined || !verbWithout[verb]?.includes(preposition.lower)) return [];
    const next = words[at + 2];
    if (next === undefined || oneOf(words[at + 3], 'best', 'name') || is(next, 'number')) return [];
    if (!(actsAsVerb(words, at) || isCommand(words, at))) return [];
    if (
      verb === 'marry' &&
      (is(before(words, at), 'be', 'have') || oneOf(before(words, at), 'get', 'got', 'gets', 'getting'))
    )
      return [];
    const only = withoutOnlyWith[verb];
    const head = headWord(words, at + 2)?.lower ?? '';
    if (only !== undefined) {
      const fits = only.has(next.lower) || only.has(head);
      if (!fits) return [];
    } else if (withoutBeforePronoun.has(verb)) {
      const her = oneOf(next, 'her') && headWord(words, at + 3) === undefined;
      const family = is(next, 'possessive') && is(words[at + 3], 'human') && verb !== 'talk';
      if (!oneOf(next, ...pronouns) && !her && !family) return [];
      // Skips "to" if a verb follows the pronoun, as in "helped to them move", because "to" may then have another
      // function than in "ask to me".
      if (oneOf(preposition, 'to') && is(words[at + 3], 'base') && !is(words[at + 3], 'noun')) return [];
    } else if (!is(next, 'object', 'determiner', 'possessive', 'name', 'place', 'plural', 'mass', 'noun'))
      return [];
    // Skips "to" before a verb, because "to" belongs to an infinitive, as in "need to work" and "want to
    // change".
    if (oneOf(preposition, 'to') && is(next, 'base') && !is(next, 'determiner', 'possessive', 'object'))
      return [];
    return [{ ...extra(at, at + 2, word.text, `without-${verb}`), confidence: 0.85 }];
  });

const giving = ['give', 'send', 'show', 'bring', 'lend', 'offer'];

/** Corrects "I gave to him a present" → "gave him a present". */
export const giveTo: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    if (!giving.includes(word.verb ?? '') || !oneOf(words[at + 1], 'to')) return [];
    if (!oneOf(words[at + 2], 'me', 'him', 'her', 'us', 'them', 'you')) return [];
    if (!is(words[at + 3], 'determiner', 'possessive') || oneOf(words[at + 3], 'that', 'this', 'all'))
      return [];
    return [extra(at, at + 2, word.text, 'give-to')];
  });

const withObjectBetween = new Set(
  `congratulate accuse suspect blame charge remind inform cure rob protect save borrow steal spend waste compare fill cover
  thank forgive punish translate divide prevent invest warn share`.split(/\s+/),
);

/**
 * Corrects a wrong preposition after a verb: "laughed to me" → "laughed at me", "spent money for clothes" → "on
 * clothes".
 */
export const wrongVerbPreposition: Pattern = ({ words }) =>
  words.flatMap((word, at): Match[] => {
    const frame = word.verb === undefined ? undefined : verbWrong[word.verb];
    if (
      frame === undefined ||
      !(actsAsVerb(words, at) || isCommand(words, at) || is(before(words, at), 'be'))
    )
      return [];
    const place = prepositionAfter(words, at, frame);
    if (place === undefined) return [];
    const right = frame[words[place]?.lower ?? ''];
    const next = words[place + 1];
    if (right === undefined || next === undefined) return [];
    if (!is(next, 'object', 'determiner', 'possessive', 'name', 'place', 'plural', 'mass', 'noun', 'gerund'))
      return [];
    if (oneOf(words[place], 'to') && is(next, 'base') && !is(next, 'determiner', 'possessive', 'object'))
      return [];
    if (word.verb === 'believe' && !is(next, 'object')) return [];
    if (word.verb === 'agree' && !(is(next, 'object') && !is(next, 'possessive') && !oneOf(next, 'it')))
      return [];
    if (
      is(next, 'number') ||
      (oneOf(next, 'a') &&
        oneOf(words[place], 'for') &&
        is(words[place + 2], 'noun') &&
        noObjects.has(words[place + 2]?.lower ?? ''))
    )
      return [];
    if (oneOf(words[place], 'for') && noObjects.has(words[place + 2]?.lower ?? '')) return [];
    return [
      {
        code: 'wrong-preposition',
        pattern: 'wrong-preposition',
        from: place,
        to: place + 1,
        replacements: [right],
        confidence: 0.8,
      },
    ];
  });

/**
 * Returns the index of the preposition that follows the verb directly or after a simple object. Returns undefined
 * if there is none.
 */
function prepositionAfter(
  words: readonly Word[],
  at: number,
  frame: Readonly<Record<string, string>>,
): number | undefined {
  if (frame[words[at + 1]?.lower ?? ''] !== undefined) return at + 1;
  if (
    oneOf(words[at + 1], 'very', 'much', 'a', 'really') &&
    oneOf(words[at + 2], 'much', 'lot') &&
    frame[words[at + 3]?.lower ?? '']
  )
    return at + 3;
  if (!withObjectBetween.has(words[at]?.verb ?? '')) return undefined;
  const person = oneOf(words[at + 1], ...pronounObjects) && !is(words[at + 2], 'noun', 'plural', 'mass');
  const end = person ? at + 1 : headOfPhrase(words, at + 1);
  if (words[at]?.verb === 'prevent' && !is(words[(end ?? at) + 2], 'gerund')) return undefined;
  return end !== undefined && frame[words[end + 1]?.lower ?? ''] !== undefined ? end + 1 : undefined;
}
