import { cefrLevel } from '@pratik/contract/common';
import { levelSkill } from '@pratik/contract/level';
import { unitFields } from '@pratik/contract/unit-editing';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

/**
 * A unit of the learning path: what it teaches, and the items of the library that teach it. The contract declares its
 * fields, which administrators edit; the library has stricter rules for some of them.
 */
export const Unit = unitFields
  .extend({
    id: slug,
    title: bilingual,
    /** Goal of the unit: one sentence that says what the learner can do after the unit. */
    goal: bilingual,
    /**
     * Can-do statements of the unit. `scale` is the name of the scale in the CEFR Companion Volume (Council
     * of Europe, 2020) to which the statement belongs.
     */
    canDo: z
      .array(z.strictObject({ skill: levelSkill, scale: line, tr: line, en: line }))
      .min(1)
      .max(6),
    lessons: z.array(slug).min(1).max(2),
    readings: z.array(slug).min(1).max(4),
    listenings: z.array(slug).min(1).max(4),
    writing: slug,
    scenarios: z.array(slug).min(1).max(2),
  })
  .strict();
export type Unit = z.infer<typeof Unit>;

/** Content of a file `library/path/<level>.yaml`: the units of a level, in the order of the path. */
export const UnitSet = z.strictObject({ level: cefrLevel, units: z.array(Unit).min(1) });
