import { type CodedError, coded } from '@pratik/contract/error-codes';
import { saveWord } from '@pratik/contract/vocabulary';
import type { ImportColumns } from '@pratik/contract/vocabulary-files';
import { foldEnglish, foldTurkish } from '@pratik/text/fold-words';
import type { Row } from './table.ts';

export type ImportedWord = {
  line: number;
  word: string;
  meaning: string;
  sentence: string | null;
  sentenceTr: string | null;
  wordKey: string;
  meaningKey: string;
};
/** A row that is not imported, with the reason. */
export type LeftOut = CodedError & {
  line: number;
  word: string;
  /**
   * True when the row does not contain a valid word; false when the word is already in the file or in the user’s
   * words.
   */
  bad: boolean;
};
export type Checked = { words: ImportedWord[]; left: LeftOut[] };

const { word: wordShape, meaning: meaningShape } = saveWord.body.shape;
const longestSentence = 1000;

export const senseKey = (wordKey: string, meaningKey: string): string => `${wordKey}\n${meaningKey}`;

/**
 * Separates rows with valid words from rows that are not imported. A repeated English word is imported once; with
 * `otherSenses`, a repeated sense is imported once.
 */
export const checkWords = (rows: readonly Row[], columns: ImportColumns, otherSenses: boolean): Checked => {
  const words: ImportedWord[] = [];
  const left: LeftOut[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const cellAt = (index: number | null) => (index === null ? '' : (cells[index] ?? ''));
    const [word, meaning] = [cellAt(columns.word), cellAt(columns.meaning)];
    const [sentence, sentenceTr] = [cellAt(columns.sentence), cellAt(columns.sentenceTr)];
    const leave = (error: CodedError, bad: boolean) =>
      left.push({ line, word: word.slice(0, 80), ...error, bad });
    const wordError = errorOf({ word, meaning, sentence, sentenceTr });
    if (wordError) {
      leave(wordError, true);
      continue;
    }
    const [wordKey, meaningKey] = [foldEnglish(word), foldTurkish(meaning)];
    const key = otherSenses ? senseKey(wordKey, meaningKey) : wordKey;
    const earlier = lines.get(key);
    if (earlier !== undefined) leave(coded('word-in-file', { line: earlier }), false);
    else {
      words.push({
        line,
        word,
        meaning,
        sentence: sentence || null,
        sentenceTr: sentenceTr || null,
        wordKey,
        meaningKey,
      });
    }
    if (earlier === undefined) lines.set(key, line);
  }
  return { words, left };
};

/** The words and senses that the user already has, normalised. */
export type KnownWords = {
  words: ReadonlySet<string>;
  senses: ReadonlySet<string>;
};

/**
 * Removes words that the user already has. Words are compared by the English word, or by word and sense with
 * `otherSenses`.
 */
export const withoutKnown = ({ words, left }: Checked, known: KnownWords, otherSenses: boolean): Checked => {
  const isKnown = ({ wordKey, meaningKey }: ImportedWord) =>
    otherSenses ? known.senses.has(senseKey(wordKey, meaningKey)) : known.words.has(wordKey);
  const already = words.filter(isKnown).map(({ line, word }) => ({
    line,
    word,
    code: 'word-known' as const,
    bad: false,
  }));
  return {
    words: words.filter((word) => !isKnown(word)),
    left: [...left, ...already].toSorted((a, b) => a.line - b.line),
  };
};

type Parts = Record<'word' | 'meaning' | 'sentence' | 'sentenceTr', string>;

const errorOf = ({ word, meaning, sentence, sentenceTr }: Parts): CodedError | null => {
  if (word === '') return coded('word-empty');
  if (meaning === '') return coded('meaning-empty');
  if (word.length > 80) return coded('word-too-long', { most: 80 });
  if (meaning.length > 300) return coded('meaning-too-long', { most: 300 });
  if (Math.max(sentence.length, sentenceTr.length) > longestSentence) {
    return coded('example-too-long', { most: longestSentence });
  }
  if (!wordShape.safeParse(word).success) return coded('word-without-letters');
  if (!meaningShape.safeParse(meaning).success) return coded('meaning-without-letters');
  return null;
};
