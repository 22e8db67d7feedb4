import type { ItemField, ItemFields, PairPart } from '@pratik/contract/item-field';
import type { Names } from '@pratik/contract/question-names';
import { z } from 'zod';
import { bilingual, line } from './fields.ts';

type Chosen<N> = z.ZodEnum<{ [V in string & keyof N]: V }>;
type Text<F> = F extends { names: infer N } ? Chosen<N> : typeof line;
type Row<P extends PairPart> = z.ZodObject<{ [Q in P as Q['name']]: Text<Q> }, z.core.$strict>;
type Schema<F extends ItemField> = F extends { cell: 'text' }
  ? Text<F>
  : F extends { cell: 'number' }
    ? z.ZodInt
    : F extends { cell: 'list' }
      ? z.ZodArray<typeof line>
      : F extends { cell: 'bilingual' }
        ? typeof bilingual
        : F extends { parts: readonly [infer A extends PairPart, infer B extends PairPart] }
          ? z.ZodArray<Row<A | B>>
          : never;
type Shape<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } ? never : N]: F[N] extends { optional: true }
    ? z.ZodOptional<Schema<F[N]>>
    : Schema<F[N]>;
};

const text = ({ names }: { readonly names?: Names }): z.ZodType =>
  names ? z.enum(Object.keys(names)) : line;

const complete = (field: ItemField): z.ZodType => {
  switch (field.cell) {
    case 'text':
    case 'form':
      return text(field);
    case 'number':
      return z.int();
    case 'list':
      return z.array(line).min(1);
    case 'bilingual':
      return bilingual;
    case 'pairs':
      return z
        .array(z.strictObject(Object.fromEntries(field.parts.map((part) => [part.name, text(part)]))))
        .min(1);
  }
};

const schemaOf = (field: ItemField): z.ZodType =>
  field.optional ? complete(field).optional() : complete(field);

/**
 * Returns the library schema for the declared fields of an item kind. A field is required unless its
 * declaration makes it optional.
 */
export const declaredFields = <F extends ItemFields>(fields: F): Shape<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { converted }]) => !converted)
      .map(([name, field]) => [name, schemaOf(field)]),
  ) as Shape<F>;
