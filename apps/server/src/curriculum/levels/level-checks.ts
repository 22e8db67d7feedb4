import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { orderError, thresholdError } from '../thresholds.policy.ts';
import type { LevelRow } from './levels-editing.store.ts';

type Placed = { id: string; name: { tr: string; en: string }; abilityFrom: number | null; inUse: boolean };

export const onScale = (
  row: Pick<LevelRow, 'id' | 'name_tr' | 'name_en' | 'ability_from' | 'retired_at'>,
): Placed => ({
  id: row.id,
  name: { tr: row.name_tr, en: row.name_en },
  abilityFrom: row.ability_from,
  inUse: row.retired_at === null,
});

/**
 * Checks that the threshold of level `id` fits the level’s position.
 * @throws Problem `validation` for the threshold field when it does not fit
 */
export const checkThreshold = (levels: readonly Placed[], id: string): void => {
  const error = thresholdError(levels.filter((level) => level.inUse || level.id === id));
  if (error) throw new Problem('validation', { errors: [{ pointer: '/abilityFrom', ...orderError(error) }] });
};

/**
 * Checks that the thresholds of the levels in use increase with the level order.
 * @throws Problem `level-order` when they do not
 */
export const checkOrder = (levels: readonly LevelRow[]): void => {
  const error = thresholdError(levels.map(onScale));
  if (error) throw new Problem('level-order', orderError(error));
};

/**
 * Rejects a name that another level already has, because users could not distinguish the two levels in a list.
 * @throws Problem `validation`
 */
export const checkName = (levels: readonly LevelRow[], id: string | undefined, name: string): void => {
  const fold = (text: string) => text.toLocaleLowerCase('tr');
  const twin = levels.find((level) => level.id !== id && fold(level.name_tr) === fold(name));
  if (twin) throw fieldProblem('/name/tr', 'level-name-taken');
};

/** Returns the row with this id. @throws Problem `not-found` */
export const found = <Row extends { id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Problem('not-found');
  return row;
};

export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
