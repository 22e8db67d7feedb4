import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import { fold, nearestName } from '../../../lib/files/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/files/unknown-columns.ts';

/** Name of the only required column, which contains the item kind. */
export const kindColumn = 'Tür';
const knownNames = Object.values(questionColumns);
/** Turkish column name for each Turkish or English name, normalised by `fold`. */
const byFolded = new Map(
  Object.entries(questionColumns).flatMap(([field, name]) => [
    [fold(name), name],
    [fold(questionColumnsEn[field] ?? name), name],
  ]),
);

/** Other names for the known columns. They are uncertain matches, so the import only suggests the known column. */
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

/** Maximum length of a sample from a column, in characters. */
const longestSample = 1_000;

type Matched = {
  /** Name of the known column for each column index, including columns that the administrator assigned. */
  columns: ReadonlyMap<number, string>;
  unknown: UnknownColumn[];
  /** Known columns that do not occur in the file by name. */
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
