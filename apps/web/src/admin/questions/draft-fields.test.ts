import { type ItemField, itemFields } from '@pratik/contract/item-fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emptyFields, fieldsOf, formFields } from './draft-fields.ts';

const origin = {
  schema: z.string(),
  empty: '',
  column: 'Köken',
  cell: 'text',
  input: { form: 'line', label: 'fNote' },
} as const satisfies ItemField;

test('draft fields › a new declared field reaches the form and the empty draft', () => {
  const fields = { ...itemFields.word, origin };
  expect(formFields(fields).at(-1)).toEqual({ path: 'origin', form: 'line', label: 'fNote' });
  expect(emptyFields(fields)).toMatchObject({ word: '', origin: '' });
});

test('draft fields › the form of a question shows the fields of its key inside the options', () => {
  expect(fieldsOf.question.map(({ path }) => path)).toEqual(['ask', 'form', 'evidence', 'why']);
});
