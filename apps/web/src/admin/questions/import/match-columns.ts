import { questionColumns } from '@pratik/contract/question-columns';
import { fold, nearestName } from '../../../lib/files/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/files/unknown-columns.ts';

/** Name of the column with the kind of item. This is the only required column. */
export const kindColumn = 'Tür';
const knownNames = Object.values(questionColumns);
const byFolded = new Map(knownNames.map((name) => [fold(name), name]));

/**
 * Other words that files use for known columns. The import only suggests the known column to the user, because the
 * match is uncertain.
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
   * The known column at each column index. The map includes columns that the administrator matched with a known
   * column.
   */
  columns: ReadonlyMap<number, string>;
  unknown: UnknownColumn[];
  /**
   * Known columns that the file does not contain under their own names. Columns that the administrator matched are
   * still listed.
   */
  open: string[];
};

/**
 * Matches the columns of a table with the known columns, ignoring differences in spelling, and lists the unknown
 * columns.
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
