import type { ImportColumns } from '@pratik/contract/vocabulary-files';
import type { Row } from './table.ts';

type Part = keyof ImportColumns;

const known: Record<Part, readonly string[]> = {
  word: [
    'kelime',
    'ingilizcekelime',
    'ingilizce',
    'sozcuk',
    'word',
    'english',
    'term',
    'front',
    'on',
    'onyuz',
    'expression',
  ],
  meaning: [
    'anlam',
    'anlami',
    'turkceanlami',
    'turkce',
    'ceviri',
    'meaning',
    'turkish',
    'translation',
    'definition',
    'back',
    'arka',
    'arkayuz',
  ],
  sentence: ['ornek', 'ornekcumle', 'cumle', 'example', 'examplesentence', 'sentence', 'context'],
  sentenceTr: ['cumleninturkcesi', 'ornekturkce', 'cumleceviri', 'exampletranslation', 'sentencetranslation'],
};
const parts = Object.keys(known) as Part[];

/** Normalises a column name, so that `ÖRNEK CÜMLE` and `Örnek cümle` are equal; only letters and digits remain. */
const fold = (text: string): string =>
  text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');

const partOf = (name: string): Part | undefined => parts.find((part) => known[part].includes(fold(name)));

/** Returns the column names in the first row; undefined when the first row contains a word. */
export const namesOf = (cells: readonly string[]): string[] | undefined => {
  const named = new Set(cells.flatMap((cell) => partOf(cell) ?? []));
  return named.has('word') && named.has('meaning') ? cells.map((cell) => cell.trim()) : undefined;
};

const turkish = /[ğışçöüİĞŞÇÖÜ]/;

/**
 * Guesses which columns contain the word, the meaning and the sentence. Uses the column names, otherwise the order
 * of the columns and the language of their text.
 */
export const guessColumns = (names: readonly string[], rows: readonly Row[]): ImportColumns => {
  const at = (part: Part): number | undefined => {
    const index = names.findIndex((name) => partOf(name) === part);
    return index === -1 ? undefined : index;
  };
  const named = { word: at('word'), meaning: at('meaning') };
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const rest = (index: number) => (width > index ? index : null);
  // Column names such as "Front" and "Back" say nothing about the language.
  const byName = named.word !== undefined && named.meaning !== undefined && named.word !== named.meaning;
  const [word, meaning] = byName ? [named.word ?? 0, named.meaning ?? 1] : [0, 1];
  const swapped = turkishShare(rows, word) > turkishShare(rows, meaning);
  const free = (index: number | null) => (index === word || index === meaning ? null : index);
  return {
    word: swapped ? meaning : word,
    meaning: swapped ? word : meaning,
    sentence: free(at('sentence') ?? (byName ? null : rest(2))),
    sentenceTr: free(at('sentenceTr') ?? (byName ? null : rest(3))),
  };
};

const turkishShare = (rows: readonly Row[], column: number): number =>
  rows.filter(({ cells }) => turkish.test(cells[column] ?? '')).length;
