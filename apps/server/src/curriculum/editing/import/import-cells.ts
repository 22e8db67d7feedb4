import { type CellForm, type ItemFields, itemFields } from '@pratik/contract/item-fields';
import type { QuestionRecord } from '@pratik/contract/question';
import { questionColumns as headers } from '@pratik/contract/question-columns';
import type { QuestionKind } from '@pratik/contract/question-draft';
import { withoutFormulaMark } from '@pratik/text/formula-cells';
import { withCodes, withWords } from './import-words.ts';

const textFields = {
  title: 'text',
  type: 'text',
  variety: 'text',
  names: 'list',
  glossary: 'glossary',
} as const;

export const cellForms = (declared: ItemFields): Record<string, CellForm> =>
  Object.fromEntries(Object.entries(declared).map(([name, { cell }]) => [name, cell]));

/** How the fields of each kind are written in one cell, or in two cells when they are bilingual. */
const fields: Readonly<Record<QuestionKind, Readonly<Record<string, CellForm>>>> = {
  reading: { ...textFields, text: 'text' },
  listening: { ...textFields, pace: 'number', speakers: 'speakers', text: 'text' },
  question: cellForms(itemFields.question),
  cloze: {
    text: 'text',
    answers: 'list',
    wrong: 'list',
    practises: 'list',
    grammar: 'text',
    word: 'text',
    tr: 'text',
    why: 'text',
    point: 'bilingual',
  },
  'placement-item': { skill: 'text', tests: 'text', text: 'text', ask: 'text', right: 'text', wrong: 'list' },
  'writing-prompt': {
    titles: 'bilingual',
    genre: 'text',
    task: 'bilingual',
    points: 'pairs',
    least: 'number',
    most: 'number',
    phrases: 'pairs',
    practises: 'list',
  },
  word: cellForms(itemFields.word),
};

/** Returns the draft field for a column. Two item kinds use the column `form` with different meanings. */
const fieldInDraft = (field: string): string => (field === 'titles' ? 'title' : field);

const columns = Object.keys(headers);

export const headerCells: readonly string[] = Object.values(headers);

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

const pairNames: Readonly<Record<string, readonly [string, string]>> = {
  pairs: ['en', 'tr'],
  glossary: ['word', 'tr'],
  speakers: ['name', 'voice'],
  matches: ['prompt', 'match'],
};

const toCell = (form: CellForm, value: unknown): string => {
  if (form === 'list') return (value as string[]).map(escaped).join(' | ');
  const names = pairNames[form];
  if (!names) return String(value);
  return (value as Record<string, string>[])
    .map((pair) => names.map((name) => escaped(pair[name] ?? '')).join(' = '))
    .join(' | ');
};

const fromCell = (form: CellForm, cell: string): unknown => {
  if (form === 'number') return Number(cell);
  // Older files name no question form; an empty form means one right answer.
  if (form === 'form') return cell || 'one';
  const names = pairNames[form];
  if (form !== 'list' && !names) return cell;
  const parts = split(cell, '|').filter((part) => part !== '');
  if (!names) return parts.map(unescaped);
  return parts.map((part) => {
    const [first = '', ...rest] = split(part, '=').map(unescaped);
    return { [names[0]]: first, [names[1]]: rest.join(' = ') };
  });
};

type Forms = Readonly<Record<string, CellForm>>;

/** Writes the fields of a draft as cells, by column. */
export const cellsOfFields = (forms: Forms, draft: object): Map<string, string> => {
  const values: Readonly<Record<string, unknown>> = { ...draft };
  const cells = new Map<string, string>();
  for (const [field, form] of Object.entries(forms)) {
    const value = values[fieldInDraft(field)];
    if (form === 'bilingual') {
      const { tr, en } = value as { tr: string; en: string };
      cells.set(`${field}.tr`, tr).set(`${field}.en`, en);
    } else cells.set(field, toCell(form, value));
  }
  return cells;
};

/** Reads the fields of a draft from the cells of a row. */
export const fieldsOfCells = (forms: Forms, cell: (column: string) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(forms).map(([field, form]) => [
      fieldInDraft(field),
      form === 'bilingual'
        ? { tr: cell(`${field}.tr`), en: cell(`${field}.en`) }
        : fromCell(form, cell(field)),
    ]),
  );

/** Converts a record to the cells of one row, in the order of `headerCells`. */
export const cellsOf = ({ kind, id, state, levelId, topic, draft }: QuestionRecord): string[] => {
  const place = Object.entries({ kind, id, state, levelId: levelId ?? '', topic: topic ?? '' });
  const cells = new Map([...place, ...cellsOfFields(fields[kind], draft)]);
  return columns.map(withWords(kind, (column) => cells.get(column) ?? ''));
};

/**
 * Converts a row to a record. Missing columns are read as empty and unknown columns are ignored.
 * @param row cells by the names of `headerCells`
 */
export const recordOf = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  // The export writes an apostrophe before a value that a spreadsheet would run as a formula; it is removed here.
  const cell = withCodes((column) => withoutFormulaMark(String(row[headers[column] ?? ''] ?? '').trim()));
  const kind = cell('kind');
  return {
    kind,
    id: cell('id'),
    state: cell('state'),
    levelId: cell('levelId') || null,
    topic: cell('topic') || null,
    draft: { kind, ...fieldsOfCells(fields[kind as QuestionKind] ?? {}, cell) },
  };
};
