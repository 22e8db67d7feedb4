import { cefrLevel } from '@pratik/contract/common';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { line, slug } from './fields.ts';

/** An item of the placement test: a sentence with one gap, or a short text with a question (`ask`). */
export const PlacementItem = z.strictObject({
  ...declaredFields(itemFields['placement-item']),
  id: slug,
  /** Name of the tested grammar point or skill, in one to three words. */
  tests: slug,
  right: line,
  wrong: z.array(line).length(3),
});
export type PlacementItem = z.infer<typeof PlacementItem>;

/** Content of a file `library/placement/<level>.yaml`. */
export const PlacementSet = z.strictObject({ level: cefrLevel, items: z.array(PlacementItem).min(1) });
