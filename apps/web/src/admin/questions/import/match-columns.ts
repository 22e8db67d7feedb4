import { questionColumns } from '@pratik/contract/question-columns';
import { fold, nearestName } from '../../../lib/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/unknown-columns.ts';
import { questionsText } from '../questions.texts.ts';

/** The only required column. */
export const kindColumn = 'Tür';
const knownNames = Object.values(questionColumns);
const byFolded = new Map(knownNames.map((name) => [fold(name), name]));

/** Names that may mean a column but are too uncertain to be used without a question. */
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

type Matched = {
  /** The known column at each index, including those chosen by the administrator. */
  columns: ReadonlyMap<number, string>;
  unknown: UnknownColumn[];
  /** Known columns that the file does not have, before the administrator's choices. */
  open: string[];
};

/** Finds the known columns of a table in any spelling, and the unknown ones. */
export const matchColumns = (
  { names, rows }: { names: readonly string[]; rows: readonly { cells: readonly unknown[] }[] },
  choices: ColumnChoices,
): Matched => {
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
    const sample = String(filled?.cells[index] ?? '');
    return { index, name, sample, suggestion: nearestName(name, likely) };
  }).filter(
    ({ index, name, sample }) => !columns.has(index) && !isOwnColumn(name) && (name !== '' || sample !== ''),
  );
  for (const [index, name] of choices) if (name !== ignoredColumn) columns.set(index, name);
  return { columns, unknown, open };
};

/** Columns that the file of refused rows adds; imports ignore them. */
const isOwnColumn = (name: string): boolean =>
  (['importLine', 'badColumn'] as const).some((key) => fold(questionsText(key)) === fold(name));
