import { cefrLevel } from '@pratik/contract/common';
import { levelSkill } from '@pratik/contract/level';
import { unitTheme } from '@pratik/contract/path';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

/** A sentence that says what a learner can do after the unit. */
const UnitStatement = z.strictObject({
  skill: levelSkill,
  /** Name of the scale in the CEFR Companion Volume (Council of Europe, 2020) that the statement belongs to. */
  scale: line,
  tr: line,
  en: line,
});

/** A unit of the learning path: what it teaches, and the items of the library that teach it. */
export const Unit = z.strictObject({
  id: slug,
  title: bilingual,
  /** One sentence that says what the learner can do after the unit. */
  goal: bilingual,
  /** Theme of the Turkish national English programme of 2025. */
  theme: unitTheme,
  canDo: z.array(UnitStatement).min(1).max(6),
  /** Ids of grammar lessons. */
  lessons: z.array(slug).min(1).max(2),
  /** Ids of words and phrases. Each word of the level belongs to one unit. */
  words: z.array(z.string().min(1).max(120)).max(200),
  readings: z.array(slug).min(1).max(4),
  listenings: z.array(slug).min(1).max(4),
  /** Id of a writing prompt. */
  writing: slug,
  scenarios: z.array(slug).min(1).max(2),
});
export type Unit = z.infer<typeof Unit>;

/** Content of `library/path/<level>.yaml`: the units of a level, in the order of the path. */
export const UnitSet = z.strictObject({ level: cefrLevel, units: z.array(Unit).min(1) });
