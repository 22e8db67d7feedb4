import type { LevelSkill } from '@pratik/contract/level';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Threshold, Weighed } from './ability.ts';

type AbilityRow = {
  user_id: string;
  skill: LevelSkill;
  ability: number;
  variance: number;
  answers: number;
  updated_at: Date;
};

type Tables = {
  skill_abilities: AbilityRow;
  skill_evidence: {
    user_id: string;
    skill: LevelSkill;
    difficulty: number;
    score: number;
    guess: number;
    weight: number;
    at: Date;
  };
  users: { id: string; level_id: string | null };
  levels: {
    id: string;
    name_tr: string;
    name_en: string;
    ability_from: number | null;
    position: number;
    retired_at: Date | null;
  };
};

/** A level in use with its minimum ability. */
export type ScaleLevel = Threshold & { name: { tr: string; en: string } };

const tables = (db: Db | Tx) => db.withTables<Tables>();

export const selectAbilities = (db: Db | Tx, userId: string): Promise<AbilityRow[]> =>
  tables(db).selectFrom('skill_abilities').selectAll().where('user_id', '=', userId).execute();

export const selectAbilitiesOf = (db: Db, userIds: readonly string[]): Promise<AbilityRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : tables(db).selectFrom('skill_abilities').selectAll().where('user_id', 'in', userIds).execute();

/** Selects the estimate of a skill and locks it until the transaction ends. */
export const lockAbility = (tx: Tx, userId: string, skill: LevelSkill): Promise<AbilityRow | undefined> =>
  tables(tx)
    .selectFrom('skill_abilities')
    .selectAll()
    .where('user_id', '=', userId)
    .where('skill', '=', skill)
    .forUpdate()
    .executeTakeFirst();

/** Inserts the estimate of a skill unless the skill already has one. */
export const insertAbility = async (tx: Tx, row: AbilityRow): Promise<void> => {
  await tables(tx)
    .insertInto('skill_abilities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const putAbility = async (tx: Tx, row: AbilityRow): Promise<void> => {
  const { ability, variance, answers, updated_at } = row;
  await tables(tx)
    .insertInto('skill_abilities')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'skill']).doUpdateSet({ ability, variance, answers, updated_at }),
    )
    .execute();
};

export const insertEvidence = async (
  tx: Tx,
  userId: string,
  skill: LevelSkill,
  work: Weighed,
  at: Date,
): Promise<void> => {
  const { difficulty, score, guess, weight } = work;
  await tables(tx)
    .insertInto('skill_evidence')
    .values({ user_id: userId, skill, difficulty, score, guess, weight, at })
    .execute();
};

/** Selects the levels in use, in order, with the minimum ability of each level. */
export const selectScale = async (db: Db | Tx): Promise<ScaleLevel[]> => {
  const rows = await tables(db)
    .selectFrom('levels')
    .select(['id', 'name_tr', 'name_en', 'ability_from'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name_tr, name_en, ability_from }) => ({
    id,
    name: { tr: name_tr, en: name_en },
    abilityFrom: ability_from,
  }));
};

export const selectOwnLevel = async (db: Db | Tx, userId: string): Promise<string | null> => {
  const row = await tables(db)
    .selectFrom('users')
    .select('level_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.level_id ?? null;
};
