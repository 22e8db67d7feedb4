import { abbreviations } from '../lexicon/abbreviations.ts';
import { englishFunctionWords } from '../lexicon/english-function-words.ts';
import { informalWords } from '../lexicon/informal-words.ts';
import { turkishNames } from '../lexicon/turkish-names.ts';
import type { RawCorrection } from '../raw-correction.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { isKnownWord } from '../transfer/tagger.ts';
import type { Place, SpellingRank } from './spelling-rank.ts';

/**
 * Maximum length, in characters, of a word whose spelling is checked. Longer tokens are not words and make Harper’s
 * search for suggestions fail.
 */
const longestWord = 30;

/**
 * Returns the words of an English sentence whose spelling is checked. Excludes names, chat words, Turkish words,
 * addresses and acronyms.
 */
export function wordsToSpell(sentence: Sentence): Token[] {
  const first = sentence.tokens.findIndex((token) => token.kind === 'word');
  return sentence.tokens.filter((token, index) => {
    if (token.kind !== 'word' || token.text.length < 2 || token.text.length > longestWord) return false;
    if (englishFunctionWords.has(token.lower) || isKnown(token.lower)) return false;
    if (/[^a-z'’‘]|['’‘]s?$/i.test(token.text) || /(.)\1\1/i.test(token.text)) return false;
    if (/\p{Lu}/u.test(token.text.slice(1)) || isNoise(token.lower)) return false;
    // A capitalised word inside a sentence is probably a name, and no dictionary contains all names.
    if (index > first && /^\p{Lu}/u.test(token.text)) return false;
    return !touchesStranger(sentence.tokens, index);
  });
}

/**
 * Whether a token is not a word: it has no vowel, five consecutive consonants, or letters in keyboard order such as
 * "asdf". Random letters and unknown abbreviations match.
 */
function isNoise(lower: string): boolean {
  return (
    !/[aeiouy]/.test(lower) || /[bcdfghjklmnpqrstvwxz]{5}/.test(lower) || /qwert|asdf|zxcv|lkjh/.test(lower)
  );
}

/**
 * Returns the maximum edit distance between a word of this length and a suggestion. For example, "the" is accepted
 * for "teh", but "assign" is not accepted for "asdfgh".
 */
function mostDistance(length: number): number {
  if (length < 5) return 1;
  return length < 8 ? 2 : 3;
}

function isKnown(lower: string): boolean {
  const bare = lower.replace(/'s?$/, '');
  return (
    informalWords.has(bare) ||
    abbreviations.has(bare) ||
    turkishNames.has(bare) ||
    turkishNames.has(bare.replace(/s$/, ''))
  );
}

/**
 * Whether the token is directly attached to an emoji, digit, hyphen, slash or zero-width character, so that it is
 * only part of a word.
 */
function touchesStranger(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token === undefined) return true;
  const strange = (neighbour: Token | undefined, touching: boolean) =>
    neighbour !== undefined && touching && (neighbour.kind !== 'mark' || /[-_/\\]/.test(neighbour.text));
  return strange(before, before?.end === token.start) || strange(after, after?.start === token.end);
}

/**
 * Converts the suggestions for one unknown word to a correction. `rank` sorts the suggestions by the cost of the
 * change and the frequency of the word. With `anyDialect`, a word that occurs in correct English texts is accepted.
 * Returns undefined if the word is accepted, has no suggestion, or is probably a name.
 */
export function spellingCorrection(
  token: Token,
  suggestions: readonly string[],
  rank?: SpellingRank,
  anyDialect = true,
  place: Place = {},
): RawCorrection | undefined {
  if (anyDialect && rank?.knows(token.lower)) return undefined;
  const wellFormed = suggestions.filter((suggestion) => /^[\p{L}'’ -]+$/u.test(suggestion));
  const near = wellFormed
    .map((suggestion) => ({ suggestion, distance: editDistance(token.lower, suggestion.toLowerCase(), 3) }))
    .filter(({ distance }) => distance <= mostDistance(token.text.length))
    .toSorted((a, b) => a.distance - b.distance || rarity(a.suggestion) - rarity(b.suggestion));
  const ranked = rank?.rank(token.lower, wellFormed, place) ?? [];
  const nearest = near[0];
  const words = ranked.length > 0 ? ranked.map(({ word }) => word) : near.map(({ suggestion }) => suggestion);
  const [best] = words;
  if (best === undefined || isPlural(token.lower, best)) return undefined;
  const base = { start: token.start, end: token.end, source: 'harper' as const };
  if (nearest?.distance === 0) {
    return {
      ...base,
      code: 'capital-letters',
      replacements: [nearest.suggestion],
      confidence: 0.85,
      pattern: 'name-capital',
    };
  }
  const cost = ranked[0]?.cost ?? nearest?.distance ?? 2;
  const capital = /^\p{Lu}/u.test(token.text);
  if (capital && (cost > 1.2 || token.text.length < 5)) return undefined;
  const replacements = words.slice(0, 3).map((word) => (capital ? capitalise(word) : word));
  const pattern = cost <= 1.2 ? 'spelling-near' : 'spelling-far';
  return { ...base, code: 'spelling', replacements, confidence: cost <= 1.2 ? 0.8 : 0.6, pattern };
}

/**
 * Returns 0 for a common word and 1 for any other word. For "studing", the suggestion "studying" (0) is
 * therefore placed before "studding" (1).
 */
function rarity(word: string): number {
  return isKnownWord(word.toLowerCase()) || englishFunctionWords.has(word.toLowerCase()) ? 0 : 1;
}

/**
 * Whether the word is a plural, although the suggestion differs from it only by an apostrophe. "waiters" does not
 * mean "waiter's", but "thats" means "that's".
 */
function isPlural(word: string, suggestion: string): boolean {
  return (
    suggestion.toLowerCase() === `${word.slice(0, -1)}'s` && !englishFunctionWords.has(word.slice(0, -1))
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
