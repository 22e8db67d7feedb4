import type { Asked } from '@pratik/content/asked';
import { type ItemField, type ItemFields, itemFields, type StoredFields } from '@pratik/contract/item-fields';
import type { Bodies } from './items.ts';

const missing = ({ cell }: ItemField): unknown => (cell === 'text' ? '' : []);

const storedValue = (field: ItemField, value: unknown): unknown => {
  const given = value ?? missing(field);
  return field.optional && given === '' ? null : given;
};

const ownFields = (fields: ItemFields): [string, ItemField][] =>
  Object.entries(fields).filter(([, { converted }]) => !converted);

/**
 * Schema of the body fields that are stored exactly as the draft or the library declares them. Optional texts may
 * be missing.
 */
export const storedFields = <F extends ItemFields>(fields: F, values: object): StoredFields<F> => {
  const given: Readonly<Record<string, unknown>> = { ...values };
  const stored = ownFields(fields).map(([name, field]) => [name, storedValue(field, given[name])]);
  return Object.fromEntries(stored) as StoredFields<F>;
};

/** Reads these fields into a draft. A field missing from the stored body becomes empty. */
export const draftFields = <F extends ItemFields>(
  fields: F,
  body: object,
): { [N in keyof StoredFields<F>]: NonNullable<StoredFields<F>[N]> } => {
  const stored: Readonly<Record<string, unknown>> = { ...body };
  const values = ownFields(fields).map(([name, field]) => [name, stored[name] ?? missing(field)]);
  return Object.fromEntries(values) as { [N in keyof StoredFields<F>]: NonNullable<StoredFields<F>[N]> };
};

export const wordBody = (values: object): Bodies['word'] =>
  storedFields(itemFields.word, values) as Bodies['word'];

type OwnText = { ask: string; evidence: string; why: string };

/** Puts the answer options after `ask`, because the digest of a library item depends on the order of its keys. */
export const questionBody = (values: OwnText, asked: Asked): Bodies['question'] => {
  const { ask, ...others } = storedFields(itemFields.question, values);
  return { ask, ...asked, ...others };
};
