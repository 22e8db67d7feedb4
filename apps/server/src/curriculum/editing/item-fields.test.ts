import { declaredFields } from '@pratik/content/kinds/declared-fields';
import { draftFields, storedFields } from '@pratik/content/stored-fields';
import { draftSchema, type ItemField, type ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import { questionColumns } from '@pratik/contract/question-columns';
import { voiceNames } from '@pratik/contract/question-names';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { cellsOfFields, fieldsOfCells } from './import/import-cells.ts';

const origin = {
  schema: z.string(),
  empty: '',
  column: 'Köken',
  cell: 'text',
  input: { form: 'line', label: 'fNote' },
  optional: true,
} as const satisfies ItemField;
const fields = { ...itemFields.word, origin };

const values = {
  word: 'apple',
  pos: 'noun',
  sense: '',
  ipa: 'ˈæpəl',
  tr: 'elma',
  also: [],
  near: ['tree'],
  collocation: '',
  note: '',
  examples: [{ tr: 'Bir elma yedim.', en: 'I ate an apple.' }],
  origin: 'Old English',
};

test('item field › appears in the draft, the stored body and the library schema after one declaration', () => {
  const draft = draftSchema('word', fields).parse({ kind: 'word', ...values });
  expect(draft).toMatchObject({ origin: 'Old English' });
  const body = storedFields(fields, draft);
  expect(body).toMatchObject({ origin: 'Old English', note: null });
  expect(draftFields(fields, body)).toEqual(values);
  const library = z.strictObject(declaredFields(fields));
  expect(library.shape.origin.safeParse('Old English').success).toBe(true);
  expect(library.shape.origin.safeParse('').success).toBe(false);
});

test('item field › is not stored when it is declared as sparse and its value is empty', () => {
  const body = storedFields(fields, values);
  expect(body).toMatchObject({ near: ['tree'] });
  expect(Object.keys(body)).not.toContain('sense');
  expect(Object.keys(body)).not.toContain('collocation');
  expect(Object.keys(storedFields(fields, { ...values, near: [] }))).not.toContain('near');
});

test('item fields › have the same values after a conversion to the cells of a row and back', () => {
  const cells = cellsOfFields(fields, values);
  expect(cells.get('origin')).toBe('Old English');
  expect(fieldsOfCells(fields, (column) => cells.get(column) ?? '')).toEqual(values);
});

test('item field › is empty in the draft when the stored body was saved before the field was declared', () => {
  const { origin: _, ...before } = storedFields(fields, values);
  expect(draftFields(fields, before)).toMatchObject({ origin: '', note: '' });
});

const columnsOf = (name: string, { cell, cellName = name, column }: ItemField) =>
  cell === 'bilingual'
    ? { [`${cellName}.tr`]: `${column} (Türkçe)`, [`${cellName}.en`]: `${column} (İngilizce)` }
    : { [cellName]: column };

test.each(Object.entries<ItemFields>(itemFields))(
  'item fields › each have a column in the import file, for an item of kind %s',
  (_, declared) => {
    const columns = Object.entries(declared).map(([name, field]) => columnsOf(name, field));
    for (const column of columns) expect(questionColumns).toMatchObject(column);
    const cells = columns.flatMap((column) => Object.keys(column));
    expect(new Set(cells).size).toBe(cells.length);
  },
);

test('import file › has a unique name for each column', () => {
  const names = Object.values(questionColumns);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const level = {
  schema: z.object({ tr: z.string(), en: z.string() }),
  empty: { tr: '', en: '' },
  column: 'Düzey',
  cell: 'bilingual',
  input: { form: 'bilingual', languages: [{ name: 'tr', label: 'fNote', form: 'line' }] },
} as const satisfies ItemField;
const voices = {
  schema: z.array(z.object({ name: z.string(), voice: z.string() })),
  empty: [],
  column: 'Sesler',
  cell: 'pairs',
  parts: [
    { name: 'name', label: 'fName' },
    { name: 'voice', label: 'fVoice', names: voiceNames },
  ],
  input: { form: 'pairs', label: 'fSpeakers' },
} as const satisfies ItemField;

test('item fields › can contain texts in two languages and lists of pairs, both in the library schema and in import files', () => {
  const declared = { level, voices };
  const library = z.strictObject(declaredFields(declared));
  const written = { level: { tr: 'orta', en: 'middle' }, voices: [{ name: 'A = B', voice: 'female' }] };
  expect(library.parse(written)).toEqual(written);
  const unknown = { ...written, voices: [{ name: 'A', voice: 'robot' }] };
  expect(library.safeParse(unknown).error?.issues.map(({ path }) => path)).toEqual([['voices', 0, 'voice']]);
  const cells = cellsOfFields(declared, written);
  expect([...cells.keys()]).toEqual(['level.tr', 'level.en', 'voices']);
  expect(fieldsOfCells(declared, (column) => cells.get(column) ?? '')).toEqual(written);
  expect(draftFields(declared, storedFields(declared, written))).toEqual(written);
});
