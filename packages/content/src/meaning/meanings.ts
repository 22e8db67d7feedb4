import type { KnownWord } from '../kinds/word.ts';
import { type FormKind, formsOf } from './forms.ts';
import { createPhrases } from './phrases.ts';
import { plain, type Token, tokensOf } from './tokens.ts';

/** The meaning of a tapped word. `key` is the dictionary entry in which the meaning was found: a lemma or a phrase. */
export type Meaning = {
  key: string;
  tr: string;
  source: 'glossary' | 'word' | 'function-word';
  /** Id of the library word. Absent if the meaning is from another source. */
  wordId?: string;
};

/** A word of a text with its meaning. `meaning` is `name` if the word is a name, and null if the word is unknown. */
export type Tapped = Token & { meaning: Meaning | 'name' | null };

type Candidate = {
  word: KnownWord;
  kind: FormKind;
  /** All forms of the words that often occur near a word with this sense. */
  near: ReadonlySet<string>;
};

export type Meanings = {
  /** Looks up one word without its context. A phrase is looked up only in its dictionary form. */
  of(word: string, glossary?: Readonly<Record<string, string>>): Meaning | null;
  /**
   * Looks up every word of a text. A phrase of the glossary takes precedence over a phrase of the library; any
   * phrase takes precedence over a single word.
   */
  inText(text: string, glossary: Readonly<Record<string, string>>, names?: readonly string[]): Tapped[];
  /** Returns the Turkish meanings of the other senses of a library word, most frequent sense first. */
  otherSenses(wordId: string): string[];
};

const CLITIC = /(?:n't|'(?:s|re|ve|ll|d|m))$/;
const LONGEST_PHRASE = 5;

/** Words that typically precede a verb. Together with `BEFORE_NOUN`, they distinguish "to walk" from "a walk". */
const BEFORE_VERB =
  /^(?:to|i|you|we|they|he|she|it|who|can|could|will|would|should|must|may|might|don't|doesn't|didn't|can't|won't|let's|please|not|never|always|often|usually|and)$/;
const BEFORE_NOUN =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|of|two|three|in|on|at|for|with|'s)$/;

/** The word before a tapped word, and the words around the tapped word. */
type Context = { before: string | undefined; nearby: ReadonlySet<string> };
const noContext: Context = { before: undefined, nearby: new Set() };

/** Number of words on each side of a word that are used to choose its sense. */
const NEARBY = 6;

const contextOf = (tokens: readonly Token[], at: number): Context => ({
  before: tokens[at - 1]?.lower,
  nearby: new Set(
    [...tokens.slice(Math.max(0, at - NEARBY), at), ...tokens.slice(at + 1, at + 1 + NEARBY)].map(
      ({ lower }) => lower.replace(CLITIC, ''),
    ),
  ),
});

/**
 * Chooses a candidate in two steps. First, chooses the word by the part of speech that the preceding word
 * suggests, or by its base form. Then chooses the sense with the most `near` words nearby; if several senses
 * have equally many, chooses the most frequent sense.
 */
function best(candidates: readonly Candidate[], { before, nearby }: Context): KnownWord | undefined {
  const wanted =
    before === undefined
      ? []
      : BEFORE_NOUN.test(before)
        ? ['noun', 'adjective']
        : BEFORE_VERB.test(before)
          ? ['verb']
          : [];
  const byContext = wanted.map((pos) => candidates.find(({ word }) => word.pos === pos)).find(Boolean);
  const base = candidates.find(({ kind }) => kind === 'base');
  const found = byContext ?? base ?? candidates[0];
  if (found === undefined) return undefined;
  const score = ({ near }: Candidate) => [...nearby].filter((word) => near.has(word)).length;
  return candidates
    .filter(({ word }) => isSameWord(word, found.word))
    .reduce((chosen, sense) => (score(sense) > score(chosen) ? sense : chosen), found).word;
}

const isSameWord = (a: KnownWord, b: KnownWord): boolean => a.word === b.word && a.pos === b.pos;

function index(words: readonly KnownWord[]): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const word of words) {
    const near = new Set((word.near ?? []).flatMap((lemma) => formsOf(lemma).map(({ form }) => form)));
    for (const { form, kind } of formsOf(word.word, word.pos)) {
      const here = found.get(form);
      if (here === undefined) found.set(form, [{ word, kind, near }]);
      else if (!here.some((other) => other.word === word)) here.push({ word, kind, near });
    }
  }
  return found;
}

function glossaryIndex(glossary: Readonly<Record<string, string>>): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [key, tr] of Object.entries(glossary)) {
    for (const { form } of formsOf(key)) {
      if (!found.has(form) || form === plain(key)) found.set(form, { key, tr, source: 'glossary' });
    }
  }
  return found;
}

/**
 * Creates the dictionary for tapped words. The dictionary searches the glossary of the text, then the library
 * words. If a word is both a function word and the base form of a library word, the function word takes
 * precedence.
 */
export function createMeanings(from: {
  words: readonly KnownWord[];
  functionWords: ReadonlyMap<string, string>;
}): Meanings {
  const words = index(from.words);
  const phrases = createPhrases(from.words);
  const byId = new Map(from.words.map((word) => [word.id, word]));
  const senses = Map.groupBy(from.words, ({ word, pos }) => `${word} ${pos}`);
  const meaningOf = (word: KnownWord): Meaning => ({
    key: word.word,
    tr: word.tr,
    source: 'word',
    wordId: word.id,
  });

  const single = (lower: string, glossary: Map<string, Meaning>, context: Context): Meaning | null => {
    const glossed = glossary.get(lower);
    if (glossed) return glossed;
    const functional = from.functionWords.get(lower);
    const word = best(words.get(lower) ?? [], context);
    if (word && (functional === undefined || plain(word.word) !== lower)) return meaningOf(word);
    if (functional !== undefined) return { key: lower, tr: functional, source: 'function-word' };
    return null;
  };

  const resolve = (lower: string, glossary: Map<string, Meaning>, context: Context): Meaning | null => {
    const whole = single(lower, glossary, context);
    if (whole) return whole;
    const stem = lower.replace(CLITIC, '');
    if (stem !== lower) return single(stem, glossary, context);
    const parts = lower.split('-').filter((part) => part !== '');
    if (parts.length < 2) return null;
    const meanings = parts.map((part) => single(part, glossary, noContext));
    return meanings.every((meaning) => meaning !== null)
      ? {
          key: lower,
          tr: meanings.map((meaning) => meaning.tr).join(' + '),
          source: meanings[0]?.source ?? 'word',
        }
      : null;
  };

  return {
    of(word, glossary = {}) {
      return resolve(plain(word.trim()), glossaryIndex(glossary), noContext);
    },
    otherSenses(wordId) {
      const word = byId.get(wordId);
      const all = word ? (senses.get(`${word.word} ${word.pos}`) ?? []) : [];
      return all.filter(({ id }) => id !== wordId).map(({ tr }) => tr);
    },
    inText(text, glossary, names = []) {
      const tokens = tokensOf(text);
      const glossed = glossaryIndex(glossary);
      const longest = Math.min(
        LONGEST_PHRASE,
        Math.max(1, ...[...glossed.keys()].map((key) => key.split(' ').length)),
      );
      const capitals = new Set(names.flatMap((name) => plain(name).split(/\s+/)));
      for (const { text: word, lower, first } of tokens)
        if (!first && /^\p{Lu}/u.test(word)) capitals.add(lower.replace(/'s$/, ''));
      const meanings = new Array<Meaning | 'name' | null | undefined>(tokens.length).fill(undefined);
      for (let at = 0; at < tokens.length; at += 1) {
        for (let length = longest; length > 1; length -= 1) {
          const span = tokens.slice(at, at + length);
          const phrase = glossed.get(span.map(({ lower }) => lower).join(' '));
          if (span.length === length && phrase) {
            for (let one = at; one < at + length; one += 1) meanings[one] ??= phrase;
            break;
          }
        }
      }
      for (let at = 0; at < tokens.length; at += 1) {
        const found = meanings[at] === undefined ? phrases.startingAt(tokens, at, text) : null;
        if (found?.at.every((one) => meanings[one] === undefined))
          for (const one of found.at) meanings[one] = meaningOf(found.word);
      }
      return tokens.map((token, at) => {
        const found = meanings[at] ?? resolve(token.lower, glossed, contextOf(tokens, at));
        const name = /^\p{Lu}/u.test(token.text) && capitals.has(token.lower.replace(/'s$/, ''));
        return { ...token, meaning: found ?? (name ? 'name' : null) };
      });
    },
  };
}

/**
 * Returns the share of words with a meaning among all words of a text that are not names, from 0 to 1.
 * Returns 1 if the text contains only names.
 */
export function coverage(tapped: readonly Tapped[]): number {
  const running = tapped.filter(({ meaning }) => meaning !== 'name');
  return running.length === 0 ? 1 : running.filter(({ meaning }) => meaning !== null).length / running.length;
}
