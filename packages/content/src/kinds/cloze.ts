import { cefrLevel } from '@pratik/contract/common';
import { correctionCode } from '@pratik/contract/feedback';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { line, slug } from './fields.ts';

export const GAP = '___';

/**
 * A library file contains the grammar point only once for all its items, so the schema of a cloze item omits
 * the grammar point.
 */
const { point, ...itemShape } = declaredFields(itemFields.cloze);

/**
 * A cloze item: a sentence with a gap. The learner types one of `answers`, or chooses it from a list that also
 * contains the `wrong` options.
 */
export const Cloze = z.strictObject({
  ...itemShape,
  id: slug,
  /** All accepted answers of a cloze item, with the best answer first. */
  answers: z.array(line).min(1).max(6),
  wrong: z.array(line).min(2).max(3),
  /** Error codes that the cloze item practises. */
  practises: z.array(correctionCode),
  grammar: slug,
});
export type Cloze = z.infer<typeof Cloze>;

/** Content of `library/clozes/<level>/<point>.yaml`. */
export const ClozeSet = z.strictObject({ level: cefrLevel, point, items: z.array(Cloze).min(1) });
