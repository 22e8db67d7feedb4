import type { LevelSkill } from '@pratik/contract/level';
import type { SkillAbility } from '@pratik/contract/progress';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import {
  insertAbility,
  insertEvidence,
  lockAbility,
  putAbility,
  type ScaleLevel,
  selectAbilities,
  selectOwnLevel,
  selectScale,
} from './ability.store.ts';
import { afterPause, learnt, levelAt, middleOf, priorOf, rangeOf } from './ability.ts';

/**
 * Evidence of a learner’s ability. `difficulty` is in logits of the placement scale. `score` is from 0 to 1. `guess` is
 * the expected score by chance, for example 0.25 for one of four options; its default is 0. The default of `weight` is
 * 1.
 */
export type Evidence = {
  skill: LevelSkill;
  difficulty: number;
  score: number;
  guess?: number;
  weight?: number;
};
export type Estimate = { skill: LevelSkill; ability: number; standardError: number };

export type Abilities = {
  /**
   * Updates the estimate of a skill in the caller’s transaction. The caller must pass each piece of evidence only
   * once. A transaction that also records activity must do this first, so that two transactions of one learner
   * cannot deadlock.
   */
  recordEvidence(tx: Tx, userId: string, evidence: Evidence, now: Date): Promise<void>;
  /** Returns a learner’s current abilities with their 90 % ranges, for the skills that have evidence. */
  abilities(userId: string): Promise<SkillAbility[]>;
  /** Returns the levels in use, in order, with the minimum ability of each level. */
  scale(): Promise<ScaleLevel[]>;
  /** Replaces the estimates of these skills with the results of a placement test. */
  setAbilities(tx: Tx, userId: string, estimates: readonly Estimate[], now: Date): Promise<void>;
};

/** Returns a stored estimate with its 90 % range at the time `now`. */
export const abilityView = (
  row: Awaited<ReturnType<typeof selectAbilities>>[number],
  levels: readonly ScaleLevel[],
  now: Date,
): SkillAbility => {
  const belief = afterPause({ mean: row.ability, variance: row.variance }, row.updated_at, now);
  const range = rangeOf(belief);
  return {
    skill: row.skill,
    ability: belief.mean,
    standardError: Math.sqrt(belief.variance),
    answers: row.answers,
    level: levelAt(belief.mean, levels),
    from: levelAt(range.from, levels),
    to: levelAt(range.to, levels),
  };
};

export const createAbilities = ({ db, clock }: { db: Db; clock: Clock }): Abilities => {
  const begin = async (tx: Tx, userId: string, skill: LevelSkill, now: Date) => {
    const [others, levelId, levels] = [
      await selectAbilities(tx, userId),
      await selectOwnLevel(tx, userId),
      await selectScale(tx),
    ];
    const { mean, variance } = priorOf(
      others.map(({ ability }) => ability),
      levelId === null ? null : middleOf(levelId, levels),
    );
    await insertAbility(tx, { user_id: userId, skill, ability: mean, variance, answers: 0, updated_at: now });
    return lockAbility(tx, userId, skill);
  };

  return {
    async recordEvidence(tx, userId, { skill, difficulty, score, guess = 0, weight = 1 }, now) {
      const row = (await lockAbility(tx, userId, skill)) ?? (await begin(tx, userId, skill, now));
      if (!row) return;
      const work = { difficulty, score, guess, weight };
      const known = { mean: row.ability, variance: row.variance };
      const { mean, variance } = learnt(afterPause(known, row.updated_at, now), work);
      await insertEvidence(tx, userId, skill, work, now);
      await putAbility(tx, {
        ...row,
        ability: mean,
        variance,
        answers: row.answers + 1,
        updated_at: new Date(Math.max(now.getTime(), row.updated_at.getTime())),
      });
    },

    async abilities(userId) {
      const now = clock.now();
      const [rows, levels] = await Promise.all([selectAbilities(db, userId), selectScale(db)]);
      return rows.map((row) => abilityView(row, levels, now));
    },

    scale: () => selectScale(db),

    async setAbilities(tx, userId, estimates, now) {
      // Always updates the skills in the same order, so that two transactions of one learner cannot deadlock.
      for (const { skill, ability, standardError } of estimates.toSorted((a, b) =>
        a.skill < b.skill ? -1 : 1,
      )) {
        const row = await lockAbility(tx, userId, skill);
        await putAbility(tx, {
          user_id: userId,
          skill,
          ability,
          variance: standardError ** 2,
          answers: row?.answers ?? 0,
          updated_at: now,
        });
      }
    },
  };
};
