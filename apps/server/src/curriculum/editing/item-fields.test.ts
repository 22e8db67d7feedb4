import { declaredFields } from '@pratik/content/kinds/declared-fields';
import { draftSchema, type ItemField, itemFields } from '@pratik/contract/item-fields';
import { questionColumns } from '@pratik/contract/question-columns';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { draftFields, storedFields } from '../stored-fields.ts';
import { cellForms, cellsOfFields, fieldsOfCells } from './import/import-cells.ts';

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
  ipa: 'ˈæpəl',
  tr: 'elma',
  also: [],
  note: '',
  examples: [{ tr: 'Bir elma yedim.', en: 'I ate an apple.' }],
  origin: 'Old English',
};

test('item fields › include a newly declared field in the draft, the stored body and the library schema', () => {
  const draft = draftSchema('word', fields).parse({ kind: 'word', ...values });
  expect(draft).toMatchObject({ origin: 'Old English' });
  const body = storedFields(fields, draft);
  expect(body).toMatchObject({ origin: 'Old English', note: null });
  expect(draftFields(fields, body)).toEqual(values);
  const library = z.strictObject(declaredFields(fields));
  expect(library.shape.origin.safeParse('Old English').success).toBe(true);
  expect(library.shape.origin.safeParse('').success).toBe(false);
});

test('item fields › write a newly declared field to the cells of an exported row and read it back', () => {
  const forms = cellForms(fields);
  const cells = cellsOfFields(forms, values);
  expect(cells.get('origin')).toBe('Old English');
  expect(fieldsOfCells(forms, (column) => cells.get(column) ?? '')).toEqual(values);
});

test('item fields › return an empty field when the stored body lacks a declared field', () => {
  const { origin: _, ...before } = storedFields(fields, values);
  expect(draftFields(fields, before)).toMatchObject({ origin: '', note: '' });
});

test.each(Object.entries(itemFields))(
  'item fields › have a column for every declared field of a %s',
  (_, declared) => {
    for (const [name, { column }] of Object.entries(declared)) expect(questionColumns[name]).toBe(column);
  },
);
