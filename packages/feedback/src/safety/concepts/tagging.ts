import { foldWords } from '../fold.ts';
import type { ConceptTable } from './concept-table.ts';
import { nearestWord, spellingIndex } from './spelling.ts';

/** A range of words that expresses a concept: the index of the first word, and the index after the last word. */
export type Place = { start: number; end: number };

/**
 * The words of several sentences, and the places of the concepts in them. `sentence[i]` is the index of the
 * sentence that contains word `i`.
 */
export type Tagged = { words: readonly string[]; sentence: readonly number[]; places: Map<string, Place[]> };

type Phrase = { concept: string; rest: readonly string[]; open: boolean };
/** Phrases by their first word. `beginnings` contains words with any ending, by their first three letters. */
type Index = { exact: Map<string, Phrase[]>; beginnings: Map<string, (Phrase & { stem: string })[]> };

const stemLength = 3;

const addTo = <Item>(to: Map<string, Item[]>, key: string, item: Item) => {
  const list = to.get(key);
  if (list) list.push(item);
  else to.set(key, [item]);
};

/** Creates a function that finds the concepts of these tables in normalized sentences. */
export const createTagger = (tables: readonly ConceptTable[]) => {
  const index: Index = { exact: new Map(), beginnings: new Map() };
  const known = new Set<string>();
  for (const [concept, phrases] of tables.flatMap((table) => Object.entries(table))) {
    for (const phrase of phrases.split('|')) {
      const open = phrase.endsWith('*');
      const [first = '', ...rest] = foldWords(phrase).split(' ');
      for (const word of open ? [first, ...rest].slice(0, -1) : [first, ...rest]) known.add(word);
      if (open && rest.length === 0)
        addTo(index.beginnings, first.slice(0, stemLength), { concept, rest, open, stem: first });
      else addTo(index.exact, first, { concept, rest, open });
    }
  }
  const spelling = spellingIndex(known);

  const corrected = (word: string): string =>
    known.has(word) ? word : (nearestWord(spelling, word) ?? word);

  const matches = ({ rest, open }: Phrase, words: readonly string[], at: number): boolean =>
    rest.every((word, i) => {
      const given = words[at + 1 + i];
      return given === word || (open && i === rest.length - 1 && given?.startsWith(word) === true);
    });

  return (sentences: readonly string[]): Tagged => {
    const words: string[] = [];
    const sentence: number[] = [];
    for (const [number, text] of sentences.entries()) {
      for (const word of text.split(' ')) {
        words.push(corrected(word));
        sentence.push(number);
      }
    }
    const places = new Map<string, Place[]>();
    for (const [at, word] of words.entries()) {
      for (const phrase of index.exact.get(word) ?? []) {
        if (matches(phrase, words, at))
          addTo(places, phrase.concept, { start: at, end: at + 1 + phrase.rest.length });
      }
      for (const phrase of index.beginnings.get(word.slice(0, stemLength)) ?? []) {
        if (word.startsWith(phrase.stem)) addTo(places, phrase.concept, { start: at, end: at + 1 });
      }
    }
    return { words, sentence, places };
  };
};
