import type { ItemField, ItemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { bilingual, line } from './fields.ts';

const cells = {
  text: line,
  list: z.array(line).min(1),
  pairs: z.array(bilingual).min(1),
} as const;

type Schema<F extends ItemField> = F['cell'] extends keyof typeof cells
  ? (typeof cells)[F['cell']]
  : z.ZodUnknown;
type Shape<F extends ItemFields> = {
  -readonly [N in keyof F as F[N] extends { converted: true } ? never : N]: F[N] extends { optional: true }
    ? z.ZodOptional<Schema<F[N]>>
    : Schema<F[N]>;
};

const schemaOf = ({ cell, optional }: ItemField): z.ZodType => {
  const schema: z.ZodType = cell in cells ? cells[cell as keyof typeof cells] : z.unknown();
  return optional ? schema.optional() : schema;
};

/**
 * Converts the field declarations of a kind to a library schema: every text is required unless its declaration
 * marks it as optional.
 */
export const declaredFields = <F extends ItemFields>(fields: F): Shape<F> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { converted }]) => !converted)
      .map(([name, field]) => [name, schemaOf(field)]),
  ) as Shape<F>;
