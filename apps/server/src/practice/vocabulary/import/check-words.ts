import { saveWord } from '@pratik/contract/vocabulary';
import type { ImportColumns } from '@pratik/contract/vocabulary-files';
import { foldEnglish, foldTurkish } from '../words/word-key.ts';
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
export type LeftOut = {
  line: number;
  word: string;
  /** The reason, in Turkish. */
  detail: string;
  /** True when the row is not a valid word; false when the word already exists. */
  bad: boolean;
};
export type Checked = { words: ImportedWord[]; left: LeftOut[] };

const { word: wordShape, meaning: meaningShape } = saveWord.body.shape;
const longestSentence = 1000;

export const senseKey = (wordKey: string, meaningKey: string): string => `${wordKey}\n${meaningKey}`;

/** Separates valid words from other rows and gives the reason for each of those. Each English word counts once. */
export const checkWords = (rows: readonly Row[], columns: ImportColumns, otherSenses: boolean): Checked => {
  const words: ImportedWord[] = [];
  const left: LeftOut[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const cellAt = (index: number | null) => (index === null ? '' : (cells[index] ?? ''));
    const [word, meaning] = [cellAt(columns.word), cellAt(columns.meaning)];
    const [sentence, sentenceTr] = [cellAt(columns.sentence), cellAt(columns.sentenceTr)];
    const leave = (detail: string, bad: boolean) => left.push({ line, word: word.slice(0, 80), detail, bad });
    const fault = faultOf({ word, meaning, sentence, sentenceTr });
    if (fault) {
      leave(fault, true);
      continue;
    }
    const [wordKey, meaningKey] = [foldEnglish(word), foldTurkish(meaning)];
    const key = otherSenses ? senseKey(wordKey, meaningKey) : wordKey;
    const earlier = lines.get(key);
    if (earlier !== undefined) leave(`Dosyada ${earlier}. satırda da var`, false);
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

/** Words the user already has, folded. */
export type KnownWords = {
  words: ReadonlySet<string>;
  senses: ReadonlySet<string>;
};

/**
 * Leaves out words that the user already has: compared by the English word, or with `otherSenses` by word and
 * sense.
 */
export const withoutKnown = ({ words, left }: Checked, known: KnownWords, otherSenses: boolean): Checked => {
  const isKnown = ({ wordKey, meaningKey }: ImportedWord) =>
    otherSenses ? known.senses.has(senseKey(wordKey, meaningKey)) : known.words.has(wordKey);
  const already = words.filter(isKnown).map(({ line, word }) => ({
    line,
    word,
    detail: 'Zaten kelimelerinizde',
    bad: false,
  }));
  return {
    words: words.filter((word) => !isKnown(word)),
    left: [...left, ...already].toSorted((a, b) => a.line - b.line),
  };
};

type Parts = Record<'word' | 'meaning' | 'sentence' | 'sentenceTr', string>;

const faultOf = ({ word, meaning, sentence, sentenceTr }: Parts): string | null => {
  if (word === '') return 'Kelime boş';
  if (meaning === '') return 'Anlam boş';
  if (word.length > 80) return 'Kelime çok uzun: en çok 80 harf';
  if (meaning.length > 300) return 'Anlam çok uzun: en çok 300 harf';
  if (Math.max(sentence.length, sentenceTr.length) > longestSentence) {
    return 'Örnek cümle çok uzun: en çok 1.000 harf';
  }
  if (!wordShape.safeParse(word).success) return 'Kelimede harf yok ya da okunamayan karakterler var';
  if (!meaningShape.safeParse(meaning).success) return 'Anlamda harf yok ya da okunamayan karakterler var';
  return null;
};
