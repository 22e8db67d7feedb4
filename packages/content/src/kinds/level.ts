import { cefrLevel } from '@pratik/contract/common';
import { z } from 'zod';
import { bilingual, slug } from './fields.ts';

export const skills = ['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar'] as const;

/** Content of a file `library/levels/<level>.yaml`. */
export const Level = z.strictObject({
  id: cefrLevel,
  name: bilingual,
  /** Description of the level: one or two sentences about what a learner at this level can do. */
  description: bilingual,
  /**
   * Minimum ability for the level, in logits of the placement scale. A1 items are around -3, C1 items around
   * +3. Null for the first level.
   */
  abilityFrom: z.number().min(-6).max(6).nullable(),
  canDo: z
    .array(
      z.strictObject({
        id: slug,
        skill: z.enum(skills),
        tr: z.string().trim().min(5),
        en: z.string().trim().min(5),
      }),
    )
    .min(12),
});
export type Level = z.infer<typeof Level>;
