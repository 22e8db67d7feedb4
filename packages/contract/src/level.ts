import { z } from 'zod';
import { get } from './call.ts';
import { cefrLevel } from './common.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });

export const level = z.object({
  id: z.string(),
  cefr: cefrLevel,
  name: bilingual,
  position: z.int(),
});
export type Level = z.infer<typeof level>;

export const levelSkill = z.enum(['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar']);
export type LevelSkill = z.infer<typeof levelSkill>;

/** One thing a learner of a level is able to do. */
export const canDoStatement = z.object({ id: z.string(), skill: levelSkill, text: bilingual });
export type CanDoStatement = z.infer<typeof canDoStatement>;

export const describedLevel = level.extend({
  /** Null until somebody wrote one. */
  description: bilingual.nullable(),
  canDo: z.array(canDoStatement),
});
export type DescribedLevel = z.infer<typeof describedLevel>;

export const listLevels = get({
  path: 'level/list',
  access: 'user',
  summary: 'Kullanımdaki seviyeler, sırasıyla, anlamları ve neler yapılabildiğiyle',
  answer: z.object({ levels: z.array(describedLevel) }),
});
