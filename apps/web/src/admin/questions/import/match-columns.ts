import { questionColumns } from '@pratik/contract/question-columns';
import { fold, nearestName } from '../../../lib/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/unknown-columns.ts';

/** The column with the kind of item. No other column is required. */
export const kindColumn = 'Tür';
const knownNames = Object.values(questionColumns);
const byFolded = new Map(knownNames.map((name) => [fold(name), name]));

/** Alternative names of columns. They are only suggested to the user, because their meaning is uncertain. */
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

/** Longer samples are cut. */
const longestSample = 1_000;

type Matched = {
  /** The known column at each column index, including columns that the administrator matched. */
  columns: ReadonlyMap<number, string>;
  unknown: UnknownColumn[];
  /** Known columns that the file does not contain. The administrator’s choices are not considered. */
  open: string[];
};

/**
 * Matches the columns of a table with the known columns, ignoring differences in spelling, and lists the unknown
 * columns.
 * @param ownNames columns that the file of refused rows adds; imports ignore them
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
