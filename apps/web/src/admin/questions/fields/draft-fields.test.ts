import type { ItemField } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
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

test('fields of a question draft › include each declared field, both in the form and in an empty draft', () => {
  const fields = { ...itemFields.word, origin };
  expect(formFields(fields).at(-1)).toEqual({ path: 'origin', form: 'line', label: 'fNote' });
  expect(emptyFields(fields)).toMatchObject({ word: '', origin: '' });
});

test('generated fields of a question draft › omit the answers, because the form has separate inputs for them', () => {
  expect(fieldsOf.question.map(({ path }) => path)).toEqual(['ask', 'form', 'evidence', 'why']);
});
