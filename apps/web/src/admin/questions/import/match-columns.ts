import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import { fold, nearestName } from '../../../lib/files/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/files/unknown-columns.ts';

/** Name of the column with the kind of item. This is the only required column. */
export const kindColumn = 'Tür';
const knownNames = Object.values(questionColumns);
/** Maps the Turkish and the English name of each column, normalised by `fold`, to its Turkish name. */
const byFolded = new Map(
  Object.entries(questionColumns).flatMap(([field, name]) => [
    [fold(name), name],
    [fold(questionColumnsEn[field] ?? name), name],
  ]),
);

/**
 * Other names that files may use for the known columns. Such a name is not a certain match, so the import only
 * suggests the known column to the administrator.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Tür: ['kind', 'tip', 'cesit', 'turu', 'sorutipi', 'soruturu'],
  Durum: ['state', 'status'],
  Seviye: ['level', 'sinif', 'kur', 'duzey', 'cefr'],
  Konu: ['topic', 'tema'],
  Metin: ['text', 'paragraf', 'cumle'],
  Soru: ['question'],
  Doğru: ['dogruyanit', 'dogrucevap', 'dogrusik', 'correct', 'cevap'],
  Yanlışlar: ['yanlis', 'celdirici', 'wrong'],
  Açıklama: ['explanation', 'gerekce', 'neden'],
  Kelime: ['word', 'sozcuk'],
  Türkçesi: ['turkce', 'ceviri', 'anlam', 'translation'],
  Örnekler: ['ornek', 'example'],
};

/** Maximum length of a column sample in characters. Longer samples are cut. */
const longestSample = 1_000;

type Matched = {
  /**
   * Maps a column index to the name of its known column. Columns that the administrator assigned to a known column
   * are included.
   */
  columns: ReadonlyMap<number, string>;
  unknown: UnknownColumn[];
  /**
   * Known columns whose names do not occur in the file. A known column is listed even if the administrator assigned
   * a column of the file to it.
   */
  open: string[];
};

/**
 * Compares the column names of a table with the known columns, ignoring differences in spelling, and lists the
 * columns that match no known column.
 * @param ownNames names of the columns that only the file of rejected rows has; imports ignore these columns
 */
export const matchColumns = (
  { names, rows }: { names: readonly string[]; rows: readonly { cells: readonly unknown[] }[] },
  choices: ColumnChoices,
  ownNames: readonly string[],
): Matched => {
  const own = new Set(ownNames.map(fold));
  const columns = new Map<number, string>();
  names.forEach((name, index) => {
    const known = byFolded.get(fold(name));
    if (known && ![...columns.values()].includes(known)) columns.set(index, known);
  });
  const taken = new Set(columns.values());
  const open = knownNames.filter((name) => !taken.has(name));
  const likely = open.map((name) => [name, [fold(name), ...(synonyms[name] ?? [])]] as const);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  const unknown = Array.from({ length: width }, (_, index) => {
    const name = names[index] ?? '';
    const filled = rows.find(({ cells }) => String(cells[index] ?? '').trim() !== '');
    const sample = String(filled?.cells[index] ?? '').slice(0, longestSample);
    return { index, name, sample, suggestion: nearestName(name, likely) };
  }).filter(
    ({ index, name, sample }) =>
      !columns.has(index) && !own.has(fold(name)) && (name !== '' || sample !== ''),
  );
  for (const [index, name] of choices) if (name !== ignoredColumn) columns.set(index, name);
  return { columns, unknown, open };
};
