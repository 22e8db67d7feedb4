import { z } from 'zod';
import { get, post } from './call.ts';
import { cefrLevel, done, instant, oneLine, plainText } from './common.ts';
import { itemKind } from './curriculum.ts';
import type { ErrorCode } from './error-codes.ts';
import { revision } from './problems.ts';

const bilingual = z.object({ tr: z.string(), en: z.string() });

export const level = z.object({
  id: z.string(),
  cefr: cefrLevel,
  name: bilingual,
  position: z.int(),
});
export type Level = z.infer<typeof level>;

export const levelSkills = ['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar'] as const;
export const levelSkill = z.enum(levelSkills);
export type LevelSkill = z.infer<typeof levelSkill>;

/** One can-do statement of a level: something that a learner at the level can do. */
export const canDoStatement = z.object({ id: z.string(), skill: levelSkill, text: bilingual });
export type CanDoStatement = z.infer<typeof canDoStatement>;

export const describedLevel = level.extend({
  /** Description of the level. Null until an administrator writes a description. */
  description: bilingual.nullable(),
  canDo: z.array(canDoStatement),
});
export type DescribedLevel = z.infer<typeof describedLevel>;

export const listLevels = get({
  path: 'level/list',
  access: 'user',
  summary: 'The levels in use, in order, with their meanings and can-do statements',
  answer: z.object({ levels: z.array(describedLevel) }),
});

/** How many learners and curriculum items a level has. */
export const levelUse = z.object({
  /** Number of learners at the level. Counting stops at 1,000. */
  learners: z.int(),
  learnersCapped: z.boolean(),
  /** Number of curriculum items per kind. Kinds without items are omitted. */
  items: z.array(z.object({ kind: itemKind, published: z.int(), drafts: z.int(), retired: z.int() })),
});
export type LevelUse = z.infer<typeof levelUse>;

/** Ability in logits of the placement scale. A1 items are around -3 and C1 items around +3. */
const ability = z.number('number-missing').min(-6).max(6);

const managed = level.extend({
  /** Minimum ability for this level. If null, the placement test can assign the level only as the first level. */
  abilityFrom: ability.nullable(),
  retiredAt: instant.nullable(),
  /**
   * Whether the level ships with Pratik. Such a level can only be retired, because the next server start would
   * create it again after a deletion.
   */
  fromLibrary: z.boolean(),
  use: levelUse,
});

export const managedLevel = managed.extend({
  /** Number of can-do statements of the level that are not retired. */
  canDo: z.int(),
  /**
   * Number of texts of this level that were edited on this instance and of which the library contains a newer
   * version.
   */
  offers: z.int(),
});
export type ManagedLevel = z.infer<typeof managedLevel>;

export const managedStatement = canDoStatement.extend({
  retired: z.boolean(),
  /**
   * The newer library version of a can-do statement that was edited on this instance. Null if there is no
   * newer version.
   */
  offered: z.object({ skill: levelSkill, text: bilingual }).nullable(),
});
export type ManagedStatement = z.infer<typeof managedStatement>;

export const offeredLevel = z.object({
  name: bilingual,
  description: bilingual.nullable(),
  abilityFrom: z.number().nullable(),
});

/**
 * All data of a level that administrators can edit. The can-do statements are in order and include retired
 * statements.
 */
export const editableLevel = managed.extend({
  description: bilingual.nullable(),
  canDo: z.array(managedStatement),
  offered: offeredLevel.nullable(),
  revision,
  changedAt: instant.nullable(),
  changedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type EditableLevel = z.infer<typeof editableLevel>;

const levelName = (missing: ErrorCode) => oneLine.trim().min(1, missing).max(60);
const written = (least: number, most: number, missing: ErrorCode) =>
  plainText.trim().min(least, missing).max(most);

/** Id of a level in URLs, files and spreadsheets. */
export const levelId = z
  .string()
  .min(2)
  .max(16)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'short-name-format');

const statementId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The texts of a level that the browser sends to create or change it. */
export const levelTexts = z.strictObject({
  cefr: cefrLevel,
  name: z.strictObject({
    tr: levelName('name-tr-missing'),
    en: levelName('name-en-missing'),
  }),
  description: z
    .strictObject({
      tr: written(1, 600, 'description-tr-missing'),
      en: written(1, 600, 'description-en-missing'),
    })
    .nullable(),
  abilityFrom: ability.nullable(),
});
export type LevelTexts = z.infer<typeof levelTexts>;

export const statementChange = z.strictObject({
  /** Id of the can-do statement. The client creates the id of a new statement. */
  id: statementId,
  skill: levelSkill,
  text: z.strictObject({
    tr: written(5, 300, 'statement-tr-missing'),
    en: written(5, 300, 'statement-en-missing'),
  }),
  retired: z.boolean(),
});
export type StatementChange = z.infer<typeof statementChange>;

export const manageLevels = get({
  path: 'level/list-all',
  access: 'admin',
  summary: 'All levels, in order, with their uses; retired levels come last',
  answer: z.object({ levels: z.array(managedLevel) }),
});

export const getLevel = get({
  path: 'level/get',
  access: 'admin',
  summary: 'All fields of a level that can be edited',
  query: z.object({ id: plainText.max(16) }),
  answer: editableLevel,
  problems: ['not-found'],
});

export const addLevel = post({
  path: 'level/add',
  access: 'admin',
  summary: 'Adds a level',
  body: levelTexts.extend({
    id: levelId,
    /** Id of the level after which the new level is inserted. With null, the new level becomes the first level. */
    after: plainText.max(16).nullable(),
  }),
  answer: editableLevel,
});

export const updateLevel = post({
  path: 'level/update',
  access: 'admin',
  summary: 'Changes the texts, the threshold and the can-do statements of a level',
  body: levelTexts.extend({
    id: plainText.max(16),
    /** The revision that the level had when the administrator opened the form. */
    revision,
    /**
     * The changed can-do statements, in their new order. Statements that are missing in this list remain
     * unchanged and follow at the end.
     */
    canDo: z.array(statementChange).max(100),
  }),
  answer: editableLevel,
  problems: ['not-found', 'conflict'],
});

export const reorderLevels = post({
  path: 'level/reorder',
  access: 'admin',
  summary: 'Changes the order of the levels in use',
  body: z.strictObject({
    /** The order of levels that the screen showed before the administrator moved a level. */
    from: z.array(plainText.max(16)).max(100),
    to: z.array(plainText.max(16)).max(100),
  }),
  answer: done,
  problems: ['conflict', 'level-order'],
});

export const setLevelRetired = post({
  path: 'level/set-retired',
  access: 'admin',
  summary: 'Retires a level or restores it; its learners remain in it',
  body: z.strictObject({ id: plainText.max(16), retired: z.boolean() }),
  answer: done,
  problems: ['not-found', 'level-order', 'last-level'],
});

export const deleteLevel = post({
  path: 'level/delete',
  access: 'admin',
  summary: 'Deletes a level that was never used',
  body: z.strictObject({ id: plainText.max(16) }),
  answer: done,
  problems: ['not-found', 'level-in-use'],
});

export const keepLevelText = post({
  path: 'level/keep-own',
  access: 'admin',
  summary: 'Keeps the local text of a level instead of the new text of the library',
  body: z.strictObject({
    id: plainText.max(16),
    /** Id of a can-do statement of the level. With null, the call concerns the texts of the level itself. */
    statementId: statementId.nullable(),
  }),
  answer: done,
  problems: ['not-found'],
});
