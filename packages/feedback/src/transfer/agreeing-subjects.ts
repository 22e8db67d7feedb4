import { nounPhrase } from './noun-phrase.ts';
import { is, oneOf, type Word } from './word.ts';

/**
 * The subject of a clause. `to` is the index at which the verb must begin. `plural`: whether the subject is plural.
 * `sure`: whether these words are certainly the subject.
 */
export type AgreeingSubject = { to: number; plural: boolean; sure: boolean };

const after = [
  'because',
  'when',
  'if',
  'although',
  'but',
  'while',
  'whereas',
  'so',
  'unless',
  'whenever',
  'until',
];
const saying = new Set('think know say believe hope guess suppose mean feel hear understand'.split(' '));
/** Words after which a verb has its base form, as in "suggest that he see" and "make my mother cook". */
export const keepsBare =
  `suggest suggests suggested suggesting recommend recommends recommended insist insists insisted demand demands demanded propose
  proposed request requested important essential vital necessary crucial let lets make makes made making help helps helped see saw
  seen hear heard watch watched watching have had rather wish feel felt notice noticed desirable imperative require required
  long may can must should will would could might shall`.split(/\s+/);
/**
 * Singular nouns that can take a plural verb in British English, nouns without a clear number, and nouns for
 * amounts.
 */
export const collective = new Set(
  `family team class government staff police group company couple audience crowd committee band rest majority half army crew public
  press data media number percentage proportion minority pair lot variety range police cattle youth board council club`.split(
    /\s+/,
  ),
);

/** Returns the indexes at which clauses begin. */
export function clauseStarts(words: readonly Word[]): number[] {
  return words.flatMap((_, at) => {
    const before = words[at - 1];
    if (before === undefined) return [at];
    if (oneOf(before, ...after) && !(oneOf(before, 'so') && is(words[at], 'adjective', 'adverb')))
      return [at];
    if (oneOf(before, 'that') && saying.has(words[at - 2]?.verb ?? '')) return [at];
    if (saying.has(before.verb ?? '') && is(words[at], 'possessive', 'determiner', 'subject', 'name'))
      return [at];
    if (oneOf(before, ',') && opening(words, at - 1)) return [at];
    if (
      at <= 3 &&
      opening(words, at) &&
      !is(before, 'conjunction', 'preposition') &&
      is(words[at], 'possessive', 'determiner', 'name')
    )
      return [at];
    return [];
  });
}

/**
 * Whether the words before `end` are an introduction without a main verb, or a complete clause.
 * Examples: "Every year", "In summer", "If it rains,".
 */
function opening(words: readonly Word[], end: number): boolean {
  const first = words[0];
  if (oneOf(first, 'if', 'when', 'although', 'because', 'while', 'after', 'before'))
    return oneOf(words[end], ',');
  const phrase =
    is(first, 'preposition') ||
    oneOf(first, 'every', 'sometimes', 'usually', 'nowadays', 'today', 'now', 'however', 'unfortunately');
  return (
    phrase &&
    words
      .slice(0, end)
      .every((word) => !is(word, 'mark', 'be', 'have', 'do', 'modal', 'subject', 'gerund', 'past'))
  );
}

export function subjectAt(words: readonly Word[], at: number): AgreeingSubject | undefined {
  const word = words[at];
  if (
    word === undefined ||
    (is(word, 'subject', 'question', 'preposition', 'conjunction') && !oneOf(word, 'the'))
  )
    return undefined;
  if (oneOf(word, 'neither')) {
    const nor = words.findIndex((one, index) => index > at && index < at + 6 && oneOf(one, 'nor'));
    const second = nor > 0 ? nounPhrase(words, nor + 1) : undefined;
    return second !== undefined && !second.plural && !second.pronoun
      ? { to: second.to, plural: false, sure: true }
      : undefined;
  }
  const doing = gerundSubject(words, at);
  if (doing !== undefined) return doing;
  if (oneOf(word, 'everyone', 'everybody', 'nobody', 'everything'))
    return withTail(words, { to: at + 1, plural: false, sure: true });
  if (is(word, 'place') && /^\p{Lu}/u.test(word.text)) return { to: at + 1, plural: false, sure: true };
  const phrase = nounPhrase(words, at);
  if (phrase === undefined || phrase.pronoun) return undefined;
  const head = words[phrase.head];
  const determined = is(word, 'determiner', 'possessive') || oneOf(word, 'each', 'one');
  const counted = oneOf(word, 'the') && oneOf(head, 'number') && oneOf(words[phrase.head + 1], 'of');
  if (head === undefined || is(head, 'unknown', 'gerund') || (collective.has(head.lower) && !counted))
    return undefined;
  if (oneOf(word, 'each', 'one', 'every') || counted)
    return withTail(words, { to: phrase.to, plural: false, sure: true });
  if (oneOf(word, 'any', 'some', 'no', 'what', 'which', 'all', 'both', 'half', 'most')) return undefined;
  // Without a determiner, a noun phrase of several words may not be the subject, as in "Let Deniz handle it" and "a
  // hundred euros is".
  if (!determined && phrase.head !== at) return undefined;
  if (words.slice(at, phrase.head).some((one) => is(one, 'number') || oneOf(one, 'hundred', 'million')))
    return undefined;
  const named = is(head, 'name') && /^\p{Lu}/u.test(head.text);
  // A noun without an article may be a subject, as in "water boils" and "People think".
  const bare =
    !determined && !named && (is(head, 'mass') || is(head, 'plural') || oneOf(head, 'people', 'children'));
  if (!determined && !named && !bare) return undefined;
  if (bare && is(head, 'base', 'adjective') && !oneOf(head, 'water')) return undefined;
  let { to } = phrase;
  if (!named && is(head, 'human') && is(words[to], 'name') && /^\p{Lu}/u.test(words[to]?.text ?? '')) to++;
  const people = oneOf(head, 'people', 'children');
  if (oneOf(words[to], 'and', 'or') && !phrase.plural) return joined(words, to, named || determined);
  const several =
    phrase.plural &&
    phrase.to > phrase.head + 1 &&
    words.slice(phrase.head, phrase.to).some((one) => oneOf(one, 'and'));
  const plural = people || several || (is(head, 'plural') && !is(head, 'noun'));
  if (is(head, 'plural') && !plural) return undefined;
  return withTail(words, { to, plural, sure: determined || named });
}

/** Returns a subject whose parts are joined by "and", such as "my brother and I" or "Ali and Veli". */
function joined(words: readonly Word[], at: number, sure: boolean): AgreeingSubject | undefined {
  if (!oneOf(words[at], 'and') || !sure) return undefined;
  const second = nounPhrase(words, at + 1);
  const proper =
    second !== undefined &&
    (second.pronoun || is(words[at + 1], 'possessive', 'determiner') || is(words[second.head], 'name'));
  return proper ? { to: second.to, plural: true, sure: true } : undefined;
}

/**
 * Extends a subject by the words that follow it before the verb, as in "the door of the house" and "the gallery
 * behind the churches".
 */
function withTail(words: readonly Word[], subject: AgreeingSubject): AgreeingSubject {
  let { to } = subject;
  while (
    oneOf(words[to], 'of', 'in', 'near', 'behind', 'from', 'at', 'with', 'next', 'opposite', 'on', 'for') &&
    to < words.length
  ) {
    const from = oneOf(words[to], 'next') && oneOf(words[to + 1], 'to') ? to + 2 : to + 1;
    const tail = nounPhrase(words, from);
    if (tail === undefined || oneOf(words[from], 'which', 'whom', 'what') || is(words[tail.head], 'unknown'))
      break;
    to = tail.to;
  }
  return { ...subject, to };
}

const doings = [
  'make',
  'help',
  'cause',
  'improve',
  'keep',
  'reduce',
  'give',
  'allow',
  'mean',
  'increase',
  'require',
  'teach',
];
/** Words with -ing that can describe the noun after them, as in "rising rents" and "working mothers". */
const moving = new Set(
  'rising growing falling working living changing aging ageing flying remaining following leading missing sleeping running moving boiling freezing barking increasing existing surrounding interesting boring exciting'.split(
    ' ',
  ),
);

/** Returns a phrase with -ing that is a singular subject, as in "Watching films helps". */
function gerundSubject(words: readonly Word[], at: number): AgreeingSubject | undefined {
  const word = words[at];
  if (at !== 0 || !is(word, 'gerund') || is(word, 'preposition')) return undefined;
  const far = words.findIndex(
    (one, index) =>
      index > 1 &&
      index < 9 &&
      oneOf(one, ...doings) &&
      is(words[index + 1], 'object', 'determiner', 'possessive', 'noun', 'plural', 'mass'),
  );
  if (
    far > 1 &&
    words
      .slice(1, far)
      .every(
        (one) =>
          !is(one, 'mark', 'be', 'modal', 'do', 'have', 'subject', 'conjunction', 'third') &&
          !oneOf(one, 'to', 'who', 'that', 'which'),
      )
  )
    return moving.has(word?.lower ?? '') ? undefined : { to: far, plural: false, sure: true };
  if (isVerb(words, 1)) return { to: 1, plural: false, sure: false };
  const object = nounPhrase(words, 1);
  if (object === undefined || object.pronoun || moving.has(word?.lower ?? '')) return undefined;
  let { to } = object;
  if (oneOf(words[to], 'online', 'together', 'every', 'alone')) to += oneOf(words[to], 'every') ? 2 : 1;
  return { to, plural: false, sure: true };
}

const adverbs =
  `always usually often never sometimes rarely seldom hardly generally normally frequently occasionally also really still just
  even only suddenly already now finally probably almost both all actually quickly slowly`.split(/\s+/);

export function verbAt(words: readonly Word[], from: number): number {
  let at = from;
  while (oneOf(words[at], ...adverbs)) at++;
  return at;
}

export const isVerb = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word?.verb !== undefined && is(word, 'base') && !is(word, 'adverb', 'preposition', 'modal');
};

/**
 * Whether the clause contains a finite verb at or after the index `from`. If so, the word before `from` need not be
 * its verb.
 */
export function otherVerb(words: readonly Word[], from: number): boolean {
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || (is(word, 'mark') && !oneOf(word, '-', "'"))) return false;
    if (
      oneOf(
        word,
        ...after,
        'and',
        'or',
        'that',
        'who',
        'which',
        'where',
        'before',
        'after',
        'as',
        'how',
        'what',
        'why',
      )
    )
      return false;
    if (is(word, 'be', 'modal', 'do', 'have') && !oneOf(word, 'being', 'been', 'be', 'having'))
      return !oneOf(words[at - 1], 'to');
    if (is(word, 'past', 'third') && !is(word, 'plural', 'noun', 'adjective', 'preposition')) return true;
  }
  return false;
}

/**
 * Whether the sentence contains another verb in the past tense, so that a verb without -s may lack its past
 * form instead: "He get up and left".
 */
const tellsPast = (words: readonly Word[]): boolean =>
  words.some(
    (word) =>
      oneOf(word, 'was', 'were', 'did', "didn't", "wasn't", "weren't") ||
      (is(word, 'past') && !is(word, 'participle', 'base', 'noun', 'adjective', 'preposition', 'modal')),
  );

/**
 * Whether a verb may need its past form instead of the form `right` with -s, because the sentence is about the
 * past.
 */
export const losesPast = (words: readonly Word[], right: string | undefined): boolean =>
  right !== undefined && /[^s]s$/.test(right) && !['has', 'does'].includes(right) && tellsPast(words);
