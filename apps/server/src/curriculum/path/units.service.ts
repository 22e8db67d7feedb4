import type { MappedUnit } from '@pratik/contract/path';
import type { Db } from '../../platform/db/database.ts';
import { selectUnits, type UnitItem } from './units.store.ts';

export type { UnitItem } from './units.store.ts';
export type Units = ReturnType<typeof createUnits>;

/** Provides the units of the learning path. */
export const createUnits = (db: Db) => ({
  /** Returns the published units of a level in order. */
  ofLevel: (levelId: string): Promise<UnitItem[]> => selectUnits(db, levelId),

  /** Returns all published units with the descriptors and the theme that they are mapped to. */
  async map(): Promise<MappedUnit[]> {
    const units = await selectUnits(db);
    return units.map((unit) => ({
      id: unit.id,
      levelId: unit.levelId,
      number: units.filter(({ levelId }) => levelId === unit.levelId).indexOf(unit) + 1,
      title: unit.body.title,
      theme: unit.body.theme,
      canDo: statementsOf(unit),
    }));
  },
});

export const statementsOf = ({ body }: Pick<UnitItem, 'body'>): MappedUnit['canDo'] =>
  body.canDo.map(({ skill, scale, tr, en }) => ({ skill, scale, text: { tr, en } }));
