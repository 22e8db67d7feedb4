import { z } from 'zod';
import { post } from './call.ts';
import { done, oneLine } from './common.ts';
import { type ItemKind, itemState } from './curriculum.ts';
import { levelSkill } from './level.ts';
import { unitTheme } from './path.ts';
import { revision } from './problems.ts';

/** The calls with which administrators edit the units of the learning path. */

const unitId = oneLine.min(1).max(120);
const levelId = oneLine.min(1).max(60);
const itemId = oneLine.min(1).max(120);

/** The fields of a unit that refer to library items, each with the kind of these items. */
export const unitItemFields = {
  words: 'word',
  lessons: 'grammar-lesson',
  readings: 'reading',
  listenings: 'listening',
  scenarios: 'scenario',
  writing: 'writing-prompt',
} as const satisfies Record<string, ItemKind>;
export type UnitItemField = keyof typeof unitItemFields;

/** Maximum number of items that each field of a unit can name. */
export const mostItems: Readonly<Record<UnitItemField, number>> = {
  words: 200,
  lessons: 4,
  readings: 6,
  listenings: 6,
  scenarios: 4,
  writing: 1,
};

/** Maximum number of can-do statements of a unit. */
export const mostStatements = 6;

/** The fields of a unit that administrators edit. */
export const unitFields = z.object({
  title: z.object({
    tr: oneLine.trim().min(1, 'name-tr-missing').max(120),
    en: oneLine.trim().min(1, 'name-en-missing').max(120),
  }),
  goal: z.object({
    tr: oneLine.trim().min(1).max(300),
    en: oneLine.trim().min(1).max(300),
  }),
  theme: unitTheme,
  canDo: z
    .array(
      z.object({
        skill: levelSkill,
        scale: oneLine.trim().max(200),
        tr: oneLine.trim().min(1, 'statement-tr-missing').max(300),
        en: oneLine.trim().min(1, 'statement-en-missing').max(300),
      }),
    )
    .min(1)
    .max(mostStatements),
  lessons: z.array(itemId).max(mostItems.lessons),
  words: z.array(itemId).max(mostItems.words),
  readings: z.array(itemId).max(mostItems.readings),
  listenings: z.array(itemId).max(mostItems.listenings),
  writing: itemId.nullable(),
  scenarios: z.array(itemId).max(mostItems.scenarios),
});
export type UnitFields = z.infer<typeof unitFields>;

export const managedUnit = z.object({
  id: z.string(),
  levelId: z.string(),
  number: z.int(),
  state: itemState,
  version: z.int(),
  /**
   * Whether an administrator has edited the unit. If true, loading the library no longer updates the unit.
   */
  edited: z.boolean(),
  revision,
  fields: unitFields,
});
export type ManagedUnit = z.infer<typeof managedUnit>;

export const listUnits = post({
  path: 'path/list-units',
  access: 'admin',
  summary: 'The units of a level for editing, in order; retired units come last',
  body: z.object({ levelId }),
  answer: z.object({ units: z.array(managedUnit) }),
  problems: ['not-found'],
});

export const saveUnit = post({
  path: 'path/save-unit',
  access: 'admin',
  summary: 'Saves a unit as a new version, or adds a unit at the end of its level',
  body: z.object({
    /** Id created by the browser for a new unit. */
    id: unitId,
    levelId,
    /** Revision of the unit that the administrator edited. Null for a new unit. */
    revision: revision.nullable(),
    fields: unitFields,
  }),
  answer: z.object({ unit: managedUnit }),
  problems: ['not-found', 'conflict'],
});

export const reorderUnits = post({
  path: 'path/reorder',
  access: 'admin',
  summary: 'Changes the order of the units of a level',
  body: z.object({
    levelId,
    /** Ids of the units in the order that the administrator saw, and in the new order. */
    from: z.array(unitId).max(200),
    to: z.array(unitId).max(200),
  }),
  answer: done,
  problems: ['not-found', 'conflict'],
});

export const setUnitRetired = post({
  path: 'path/set-retired',
  access: 'admin',
  summary: 'Retires a unit, or returns it to the path',
  body: z.object({ id: unitId, retired: z.boolean() }),
  answer: done,
  problems: ['not-found'],
});

export const unitItemKinds = Object.values(unitItemFields);
export const unitItemKind = z.enum(unitItemKinds);
export type UnitItemKind = z.infer<typeof unitItemKind>;

/** A library item that a unit can name. */
export const unitItem = z.object({
  kind: unitItemKind,
  id: z.string(),
  title: z.object({ tr: z.string(), en: z.string() }),
  /** Turkish meaning of a word. Null for library items of other kinds. */
  meaning: z.string().nullable(),
  state: itemState,
});
export type UnitItem = z.infer<typeof unitItem>;

export const findUnitItems = post({
  path: 'path/find-items',
  access: 'admin',
  summary: 'The published items of a level that a unit can name; the best matches of a search first',
  body: z.object({
    levelId,
    kind: unitItemKind,
    /** Search text for the title or the Turkish meaning of a library item. */
    search: oneLine.max(80).default(''),
  }),
  answer: z.object({ items: z.array(unitItem) }),
});

export const nameUnitItems = post({
  path: 'path/name-items',
  access: 'admin',
  summary: 'The titles of the items that a unit names; an item that does not exist is left out',
  body: z.object({ items: z.array(z.object({ kind: unitItemKind, id: itemId })).max(500) }),
  answer: z.object({ items: z.array(unitItem) }),
});
