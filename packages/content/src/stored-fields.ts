import type { ItemField, ItemFields, StoredFields } from '@pratik/contract/item-field';

const missing = ({ cell }: ItemField): unknown => {
  switch (cell) {
    case 'text':
    case 'form':
      return '';
    case 'number':
      return 0;
    case 'bilingual':
      return { tr: '', en: '' };
    case 'list':
    case 'pairs':
      return [];
  }
};

const storedValue = (field: ItemField, value: unknown): unknown => {
  const given = value ?? missing(field);
  return field.optional && given === '' ? null : given;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

const ownFields = (fields: ItemFields): [string, ItemField][] =>
  Object.entries(fields).filter(([, { converted }]) => !converted);

/**
 * Returns the body fields that are stored exactly as the draft or the library contains them. Optional texts may be
 * missing. A field declared as `sparse` is omitted when it is empty, so that adding such a field to the schema
 * changes no stored item.
 */
export const storedFields = <F extends ItemFields>(fields: F, values: object): StoredFields<F> => {
  const given: Readonly<Record<string, unknown>> = { ...values };
  const stored = ownFields(fields).map(([name, field]) => ({
    name,
    value: storedValue(field, given[name]),
    sparse: field.sparse === true,
  }));
  const present = stored.filter(({ value, sparse }) => !(sparse && isEmpty(value)));
  return Object.fromEntries(present.map(({ name, value }) => [name, value])) as StoredFields<F>;
};

/**
 * Copies the declared fields from a stored body into a draft. A field that is missing in the stored body
 * becomes empty in the draft.
 */
export const draftFields = <F extends ItemFields>(
  fields: F,
  body: object,
): { [N in keyof StoredFields<F>]-?: NonNullable<StoredFields<F>[N]> } => {
  const stored: Readonly<Record<string, unknown>> = { ...body };
  const values = ownFields(fields).map(([name, field]) => [name, stored[name] ?? missing(field)]);
  return Object.fromEntries(values) as { [N in keyof StoredFields<F>]-?: NonNullable<StoredFields<F>[N]> };
};
