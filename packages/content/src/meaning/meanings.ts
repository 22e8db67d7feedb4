import type { Word } from '../kinds/word.ts';
import { type FormKind, formsOf } from './forms.ts';
import { plain, type Token, tokensOf } from './tokens.ts';

/** The meaning of a tapped word. `key` is the dictionary entry in which the meaning was found: a lemma or a phrase. */
export type Meaning = {
  key: string;
  tr: string;
  source: 'glossary' | 'word' | 'function-word';
  /** Id of the library word. Absent if the meaning comes from another source. */
  wordId?: string;
};

/** A word of a text with its meaning. The meaning is `name` for a name, and null for an unknown word. */
export type Tapped = Token & { meaning: Meaning | 'name' | null };

type KnownWord = Pick<Word, 'word' | 'pos' | 'tr'> & { id: string };
type Candidate = { word: KnownWord; kind: FormKind };

export type Meanings = {
  /** Looks up one word without its context. A phrase is looked up only in its dictionary form. */
  of(word: string, glossary?: Readonly<Record<string, string>>): Meaning | null;
  /** Looks up every word of a text. A phrase of the glossary takes precedence over a single word. */
  inText(text: string, glossary: Readonly<Record<string, string>>, names?: readonly string[]): Tapped[];
};

const CLITIC = /(?:n't|'(?:s|re|ve|ll|d|m))$/;
const LONGEST_PHRASE = 5;

/** Words that typically precede a verb or a noun. They distinguish "a walk" from "to walk". */
const BEFORE_VERB =
  /^(?:to|i|you|we|they|he|she|it|who|can|could|will|would|should|must|may|might|don't|doesn't|didn't|can't|won't|let's|please|not|never|always|often|usually|and)$/;
const BEFORE_NOUN =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|every|each|of|two|three|in|on|at|for|with|'s)$/;

function best(candidates: readonly Candidate[], before: string | undefined): KnownWord | undefined {
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
  return (byContext ?? base ?? candidates[0])?.word;
}

function index(words: readonly KnownWord[]): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const word of words) {
    for (const { form, kind } of formsOf(word.word, word.pos)) {
      const here = found.get(form);
      if (here === undefined) found.set(form, [{ word, kind }]);
      else if (!here.some((other) => other.word === word)) here.push({ word, kind });
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
 * Creates the dictionary for tapped words. It searches the glossary of the text, then the words of the library,
 * then the function words.
 */
export function createMeanings(from: {
  words: readonly KnownWord[];
  functionWords: ReadonlyMap<string, string>;
}): Meanings {
  const words = index(from.words);

  const single = (lower: string, glossary: Map<string, Meaning>, before?: string): Meaning | null => {
    const glossed = glossary.get(lower);
    if (glossed) return glossed;
    const functional = from.functionWords.get(lower);
    const word = best(words.get(lower) ?? [], before);
    if (word && (functional === undefined || plain(word.word) !== lower))
      return { key: word.word, tr: word.tr, source: 'word', wordId: word.id };
    if (functional !== undefined) return { key: lower, tr: functional, source: 'function-word' };
    return null;
  };

  const resolve = (lower: string, glossary: Map<string, Meaning>, before?: string): Meaning | null => {
    const whole = single(lower, glossary, before);
    if (whole) return whole;
    const stem = lower.replace(CLITIC, '');
    if (stem !== lower) return single(stem, glossary, before);
    const parts = lower.split('-').filter((part) => part !== '');
    if (parts.length < 2) return null;
    const meanings = parts.map((part) => single(part, glossary));
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
      return resolve(plain(word.trim()), glossaryIndex(glossary));
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
      return tokens.map((token, at) => {
        const found = meanings[at] ?? resolve(token.lower, glossed, tokens[at - 1]?.lower);
        const name = /^\p{Lu}/u.test(token.text) && capitals.has(token.lower.replace(/'s$/, ''));
        return { ...token, meaning: found ?? (name ? 'name' : null) };
      });
    },
  };
}

/**
 * Returns the share of words that have a meaning, from 0 to 1. Names are not counted. Returns 1 for a text without
 * words.
 */
export function coverage(tapped: readonly Tapped[]): number {
  const running = tapped.filter(({ meaning }) => meaning !== 'name');
  return running.length === 0 ? 1 : running.filter(({ meaning }) => meaning !== null).length / running.length;
}
