import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@pratik/contract/call';
import type {
  findUnitItems,
  ManagedUnit,
  nameUnitItems,
  reorderUnits,
  saveUnit,
  setUnitRetired,
  UnitFields,
  UnitItem,
} from '@pratik/contract/unit-editing';
import { recordAudit } from '../../../identity/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { selectUserName } from '../../levels/levels-editing.store.ts';
import { insertChanges, insertItem, lockItem, updateItem, updateStates } from '../editing.store.ts';
import { itemErrors, namedItems } from './unit-items.policy.ts';
import {
  selectFoundItems,
  selectItemLevels,
  selectLevelsOfItems,
  selectNamedItems,
} from './unit-items.store.ts';
import {
  type EditedUnitRow,
  lockLevel,
  selectEditedUnit,
  selectEditedUnits,
  selectLevelExists,
  updatePosition,
} from './units-editing.store.ts';

/** Maximum number of items that a search returns. */
const mostFound = 30;

export type UnitsEditing = ReturnType<typeof createUnitsEditing>;

/**
 * Creates the service with which administrators edit the units of the learning path. Each action writes an audit log
 * entry.
 */
export const createUnitsEditing = ({ db, clock }: { db: Db; clock: Clock }) => {
  const audit = (tx: Tx, by: string, action: string, id: string | null, detail = {}) =>
    recordAudit(tx, {
      at: clock.now(),
      actorId: by,
      action: `unit.${action}`,
      targetKind: 'unit',
      targetId: id,
      detail,
    });

  const managed = async (on: Db | Tx, levelId: string): Promise<ManagedUnit[]> =>
    (await selectEditedUnits(on, levelId)).map((row, index) => unitView(row, index + 1));

  const one = async (on: Db | Tx, { id, levelId }: { id: string; levelId: string }): Promise<ManagedUnit> => {
    const unit = (await managed(on, levelId)).find((each) => each.id === id);
    if (!unit) throw new Problem('not-found');
    return unit;
  };

  const conflictOf = async (tx: Tx, row: EditedUnitRow): Promise<Problem> => {
    const by = row.editedBy === null ? undefined : await selectUserName(tx, row.editedBy);
    return new Problem('conflict', {
      current: {
        revision: row.edits,
        changedAt: row.editedAt?.toISOString() ?? null,
        changedBy: by ?? null,
        present: await one(tx, row),
      },
    });
  };

  /**
   * Checks the items that a unit names.
   * @throws Problem `validation` when an item does not exist or belongs to another level
   */
  const checkItems = async (tx: Tx, levelId: string, fields: UnitFields) => {
    const named = namedItems(fields);
    const existing = await selectLevelsOfItems(tx, named);
    const errors = itemErrors(named, existing, await selectItemLevels(tx, levelId));
    if (errors.length > 0) throw new Problem('validation', { errors });
  };

  const add = async (tx: Tx, by: string, { id, levelId, fields }: BodyOf<typeof saveUnit>) => {
    await checkItems(tx, levelId, fields);
    const units = await selectEditedUnits(tx, levelId);
    const position = Math.max(0, ...units.map((unit) => unit.position)) + 1;
    const maker = { at: clock.now(), by };
    const added = await insertItem(
      tx,
      ref(id),
      { ...placed(levelId, position), ...written(fields) },
      'published',
      maker,
    );
    if (!added) throw new Problem('conflict');
    await insertChanges(tx, maker, [{ ...ref(id), action: 'added', version: 1, toState: 'published' }]);
    await audit(tx, by, 'add', id, { levelId });
  };

  const change = async (tx: Tx, by: string, row: EditedUnitRow, fields: UnitFields) => {
    if (isDeepStrictEqual(fieldsOf(row), fields)) return;
    await checkItems(tx, row.levelId, fields);
    const maker = { at: clock.now(), by };
    const version = await updateItem(
      tx,
      ref(row.id),
      { ...placed(row.levelId, row.position), ...written(fields) },
      maker,
    );
    await insertChanges(tx, maker, [{ ...ref(row.id), action: 'edited', version, toState: null }]);
    await audit(tx, by, 'update', row.id, { levelId: row.levelId, version });
  };

  return {
    /** Returns the units of a level in order, retired units last. @throws Problem `not-found` */
    async list(levelId: string): Promise<ManagedUnit[]> {
      if (!(await selectLevelExists(db, levelId))) throw new Problem('not-found');
      return managed(db, levelId);
    },

    /** Returns the published items of a level that match the search and that a unit can name. */
    findItems: (asked: BodyOf<typeof findUnitItems>): Promise<UnitItem[]> =>
      selectFoundItems(db, asked, mostFound),

    /** Returns the existing items among the given items, with their titles. */
    nameItems: ({ items }: BodyOf<typeof nameUnitItems>): Promise<UnitItem[]> => selectNamedItems(db, items),

    /**
     * Saves a unit, or adds it at the end of its level when the revision is null.
     * @throws Problem `not-found`, `conflict`, `validation`
     */
    save: (by: string, body: BodyOf<typeof saveUnit>): Promise<ManagedUnit> =>
      db.transaction().execute(async (tx) => {
        if (!(await lockLevel(tx, body.levelId))) throw new Problem('not-found');
        await lockItem(tx, ref(body.id));
        const row = await selectEditedUnit(tx, body.id);
        if (row === undefined) {
          if (body.revision !== null) throw new Problem('not-found');
          await add(tx, by, body);
        } else {
          if (row.levelId !== body.levelId) throw new Problem('not-found');
          if (row.edits !== body.revision && !isDeepStrictEqual(fieldsOf(row), body.fields))
            throw await conflictOf(tx, row);
          await change(tx, by, row, body.fields);
        }
        return one(tx, body);
      }),

    /** Changes the order of the units of a level. @throws Problem `not-found`, `conflict` */
    reorder: (by: string, { levelId, from, to }: BodyOf<typeof reorderUnits>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await lockLevel(tx, levelId))) throw new Problem('not-found');
        const units = (await selectEditedUnits(tx, levelId)).filter(({ state }) => state !== 'retired');
        const now = units.map(({ id }) => id);
        if (isDeepStrictEqual(now, to)) return;
        if (!isDeepStrictEqual(now, from) || !isDeepStrictEqual(now.toSorted(), to.toSorted()))
          throw new Problem('conflict');
        const maker = { at: clock.now(), by };
        for (const [index, id] of to.entries()) await updatePosition(tx, id, index + 1, maker);
        await audit(tx, by, 'reorder', null, { levelId, order: to });
      }),

    /** Retires a unit, or restores a retired unit. @throws Problem `not-found` */
    setRetired: (by: string, { id, retired }: BodyOf<typeof setUnitRetired>): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockItem(tx, ref(id));
        const row = await selectEditedUnit(tx, id);
        if (row === undefined) throw new Problem('not-found');
        const state = retired ? 'retired' : 'published';
        if (row.state === state) return;
        const maker = { at: clock.now(), by };
        await updateStates(tx, [ref(id)], state, maker);
        await insertChanges(tx, maker, [
          { ...ref(id), action: 'state', version: row.version, toState: state },
        ]);
        await audit(tx, by, retired ? 'retire' : 'revive', id, { levelId: row.levelId });
      }),
  };
};

const ref = (id: string) => ({ kind: 'unit' as const, id });

const placed = (levelId: string, position: number) => ({
  level_id: levelId,
  topic: null,
  parent_kind: null,
  parent_id: null,
  position,
});

const written = (fields: UnitFields) => ({ title: fields.title.tr, codes: [], body: fields });

const fieldsOf = ({ body }: EditedUnitRow): UnitFields => ({
  title: body.title,
  goal: body.goal,
  theme: body.theme,
  canDo: body.canDo,
  lessons: body.lessons,
  words: body.words,
  readings: body.readings,
  listenings: body.listenings,
  writing: body.writing ?? null,
  scenarios: body.scenarios,
});

const unitView = (row: EditedUnitRow, number: number): ManagedUnit => ({
  id: row.id,
  levelId: row.levelId,
  number,
  state: row.state,
  version: row.version,
  edited: row.editedAt !== null,
  revision: row.edits,
  fields: fieldsOf(row),
});
