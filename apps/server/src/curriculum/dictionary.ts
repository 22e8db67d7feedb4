import { createMeanings, type Meanings } from '@pratik/content/meaning/meanings';
import type { CefrLevel } from '@pratik/contract/common';
import { createWordLevels, type WordLevels } from '@pratik/dialogue/level/word-levels';
import { readWordCounts } from '@pratik/feedback/statistics/vocabulary';
import { printedWord } from '@pratik/text/printed-marks';
import type { Db, Tx } from '../platform/db/database.ts';
import {
  selectFunctionWords,
  selectKnownWords,
  selectWordsStamp,
  type TaughtWord,
  type TextWords,
} from './look-up.store.ts';

/** A word of the library and the level at which it is taught. */
export type LevelledWord = { word: string; level: CefrLevel };

/** A word of a text with its meaning there. `level` is null if the meaning comes from the glossary of the text. */
export type WordInText = {
  word: string;
  meaning: string;
  level: CefrLevel | null;
  /** Id of the library word; undefined when the meaning comes from the glossary. */
  wordId?: string;
  /** Position of the word’s first occurrence in the text, in UTF-16 code units. */
  at: number;
  /**
   * Frequency of the word in the texts of the word statistics; 0 for phrases and for words that do not occur in these
   * texts.
   */
  frequency: number;
};

export type Dictionary = {
  meanings(within?: Db | Tx): Promise<Meanings>;
  /** Returns the distinct library words in an English text, in order of appearance. */
  wordsIn(text: string, within?: Db | Tx): Promise<LevelledWord[]>;
  /**
   * Returns the distinct words with a meaning in an English text, in order of appearance: words of the glossary and
   * library words. Names and function words are omitted.
   */
  meaningsIn(text: string, textWords: TextWords): Promise<WordInText[]>;
  /**
   * Returns the levels of words, including words outside the library. Used to judge the level of a partner’s
   * sentences.
   */
  wordLevels(): Promise<WordLevels>;
};

type Made = {
  meanings: Meanings;
  levels: ReadonlyMap<string, CefrLevel>;
  /** The word levels are created on first use, because the word counts take 5 MB of memory. */
  wordLevels(): Promise<WordLevels>;
};

/** Creates the dictionary of library words. It is cached in memory and rebuilt when any process has changed a word. */
export const createDictionary = (db: Db): Dictionary => {
  let stored: { stamp: string; made: Promise<Made> } | undefined;
  const made = async (within: Db | Tx): Promise<Made> => {
    const stamp = await selectWordsStamp(within);
    // Builds the dictionary outside the caller’s transaction: if that transaction were rolled back, the cache would
    // otherwise contain uncommitted words.
    if (stored?.stamp !== stamp) stored = { stamp, made: make(db) };
    const { made } = stored;
    made.catch(() => {
      if (stored?.made === made) stored = undefined;
    });
    return made;
  };
  return {
    meanings: async (within = db) => (await made(within)).meanings,
    async wordsIn(text, within = db) {
      const { meanings, levels } = await made(within);
      const found = new Map<string, LevelledWord>();
      for (const { meaning } of meanings.inText(text, {})) {
        const id = meaning === null || meaning === 'name' ? undefined : meaning.wordId;
        const level = id === undefined ? undefined : levels.get(id);
        if (meaning === null || meaning === 'name' || id === undefined || level === undefined) continue;
        if (!found.has(id)) found.set(id, { word: meaning.key, level });
      }
      return [...found.values()];
    },
    async meaningsIn(text, { glossary, names }) {
      const [{ meanings, levels }, seen] = await Promise.all([made(db), wordCounts()]);
      const found = new Map<string, WordInText>();
      for (const { meaning, start } of meanings.inText(text, glossary, names)) {
        if (meaning === null || meaning === 'name' || meaning.source === 'function-word') continue;
        const { key, tr, wordId } = meaning;
        const level = wordId === undefined ? null : (levels.get(wordId) ?? null);
        const frequency = seen.get(key)?.count ?? 0;
        const word = { word: printedWord(key), meaning: tr, level, at: start, frequency };
        if (!found.has(key)) found.set(key, wordId === undefined ? word : { ...word, wordId });
      }
      return [...found.values()];
    },
    wordLevels: async () => (await made(db)).wordLevels(),
  };
};

let counts: ReturnType<typeof readWordCounts> | undefined;
/** The word counts are read on first use, because they take 5 MB of memory. */
const wordCounts = () => {
  counts ??= readWordCounts();
  return counts;
};

const make = async (db: Db): Promise<Made> => {
  const [words, functionWords] = await Promise.all([selectKnownWords(db), selectFunctionWords(db)]);
  let wordLevels: Promise<WordLevels> | undefined;
  return {
    meanings: createMeanings({
      words,
      functionWords: new Map(functionWords.map(({ word, tr }) => [word, tr])),
    }),
    levels: new Map(words.map(({ id, cefr }) => [id, cefr])),
    wordLevels: () => {
      wordLevels ??= levelsOf(words, functionWords);
      return wordLevels;
    },
  };
};

const levelsOf = async (
  words: readonly TaughtWord[],
  functionWords: readonly { word: string }[],
): Promise<WordLevels> => {
  return createWordLevels({
    words: words.map(({ word, pos, cefr }) => ({ word, pos, level: cefr })),
    functionWords: functionWords.map(({ word }) => word),
    counts: await wordCounts(),
  });
};
