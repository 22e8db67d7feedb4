import type { ItemField, ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import type { QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionRecord } from '@pratik/contract/question-list';
import { withoutFormulaMark } from '@pratik/text/formula-cells';
import { withCodes, withWords } from './import-words.ts';

const headers = { tr: questionColumns, en: questionColumnsEn } as const;
type Language = keyof typeof headers;
const columns = Object.keys(questionColumns);

/** Returns the column names of an export, in the language of the administrator. */
export const headerCells = (language: Language): string[] =>
  columns.map((column) => headers[language][column] ?? column);

const escaped = (text: string) => text.replaceAll(/[\\|=]/g, '\\$&');
/** Splits a cell at separators that are not escaped with a backslash. The parts keep their backslashes. */
const split = (cell: string, mark: '|' | '='): string[] => {
  const parts = [''];
  for (const [piece] of cell.matchAll(/\\.|./gsu)) {
    if (piece === mark) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts.map((part) => part.trim());
};
const unescaped = (text: string) => text.replaceAll(/\\([\\|=])/g, '$1');

/**
 * Returns the names of the parts that each entry of a cell has; undefined for a list of texts, whose entries have no
 * parts.
 */
const partNames = (field: ItemField): readonly string[] | undefined =>
  field.cell === 'pairs' ? field.parts.map(({ name }) => name) : undefined;

const toCell = (field: ItemField, value: unknown): string => {
  if (field.cell === 'list') return (value as string[]).map(escaped).join(' | ');
  const names = partNames(field);
  if (!names) return String(value);
  return (value as Record<string, string>[])
    .map((pair) => names.map((name) => escaped(pair[name] ?? '')).join(' = '))
    .join(' | ');
};

const fromCell = (field: ItemField, cell: string): unknown => {
  if (field.cell === 'number') return Number(cell);
  // Files exported by earlier versions have no question form. An empty form means a question with exactly one
  // correct option.
  if (field.cell === 'form') return cell || 'one';
  const names = partNames(field);
  if (field.cell !== 'list' && !names) return cell;
  const parts = split(cell, '|').filter((part) => part !== '');
  if (!names) return parts.map(unescaped);
  const [first = '', second = ''] = names;
  return parts.map((part) => {
    const [value = '', ...rest] = split(part, '=').map(unescaped);
    return { [first]: value, [second]: rest.join(' = ') };
  });
};

/** Converts the fields of a draft to cells. The result maps each column to its cell. */
export const cellsOfFields = (fields: ItemFields, draft: object): Map<string, string> => {
  const values: Readonly<Record<string, unknown>> = { ...draft };
  const cells = new Map<string, string>();
  for (const [name, field] of Object.entries(fields)) {
    const { cellName = name } = field;
    if (field.cell === 'bilingual') {
      const { tr, en } = values[name] as { tr: string; en: string };
      cells.set(`${cellName}.tr`, tr).set(`${cellName}.en`, en);
    } else cells.set(cellName, toCell(field, values[name]));
  }
  return cells;
};

/** Reads the fields of a draft from the cells of a row. */
export const fieldsOfCells = (
  fields: ItemFields,
  cell: (column: string) => string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { cellName = name } = field;
      const value =
        field.cell === 'bilingual'
          ? { tr: cell(`${cellName}.tr`), en: cell(`${cellName}.en`) }
          : fromCell(field, cell(cellName));
      return [name, value];
    }),
  );

/** Converts a record to the cells of one row. The cells have the order and the language of `headerCells`. */
export const cellsOf = (
  { kind, id, state, levelId, topic, draft }: QuestionRecord,
  language: Language,
): string[] => {
  const place = Object.entries({ kind, id, state, levelId: levelId ?? '', topic: topic ?? '' });
  const cells = new Map([...place, ...cellsOfFields(itemFields[kind], draft)]);
  return columns.map(withWords(kind, language, (column) => cells.get(column) ?? ''));
};

/** Returns the value under the Turkish or the English name of the column. */
const cellValueOf = (row: Readonly<Record<string, unknown>>, column: string): unknown =>
  row[questionColumns[column] ?? ''] ?? row[questionColumnsEn[column] ?? ''] ?? '';

/**
 * Converts a row to a record. A missing column counts as empty; an unknown column is ignored.
 * @param row cells by the column names in `headerCells`, in Turkish or English
 */
export const recordOf = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  // Removes the apostrophe that the export adds before a value that a spreadsheet would otherwise run as a formula.
  const cell = withCodes((column) => withoutFormulaMark(String(cellValueOf(row, column)).trim()));
  const kind = cell('kind');
  return {
    kind,
    id: cell('id'),
    state: cell('state'),
    levelId: cell('levelId') || null,
    topic: cell('topic') || null,
    draft: { kind, ...fieldsOfCells(itemFields[kind as QuestionKind] ?? {}, cell) },
  };
};
