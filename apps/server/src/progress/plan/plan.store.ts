import type { PlanMinutes } from '@pratik/contract/progress';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Step } from './plan.policy.ts';

/** `levelId` is the learner’s level when the plan was made. */
export type StoredPlan = { levelId: string | null; list: Step[] };
export type PlanRow = { minutes: PlanMinutes; day: string; steps: StoredPlan };

export const selectPlan = async (db: Db, userId: string): Promise<PlanRow | undefined> => {
  const { rows } = await sql<PlanRow>`
    select minutes, day::text as day, steps from learner_plans where user_id = ${userId}`.execute(db);
  return rows[0];
};

/** Stores the plan of a day. When another request has stored a plan for this day and level, keeps that plan. */
export const putPlan = async (db: Db, userId: string, { minutes, day, steps }: PlanRow): Promise<PlanRow> => {
  const { rows } = await sql<PlanRow>`
    insert into learner_plans (user_id, minutes, day, steps)
    values (${userId}, ${minutes}, ${day}, ${JSON.stringify(steps)})
    on conflict (user_id) do update set
      day = excluded.day,
      steps = case when learner_plans.day = excluded.day and learner_plans.minutes = excluded.minutes
          and learner_plans.steps ->> 'levelId' is not distinct from excluded.steps ->> 'levelId'
        then learner_plans.steps else excluded.steps end,
      minutes = excluded.minutes
    returning minutes, day::text as day, steps`.execute(db);
  return rows[0] ?? { minutes, day, steps };
};
