import type { CorrectionCode, CorrectionSource } from '@pratik/contract/feedback';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type WeekDecisions = {
  week: string;
  code: CorrectionCode;
  source: CorrectionSource;
  approved: number;
  edited: number;
  rejected: number;
  added: number;
};

/** Selects decisions since an instant, grouped by week (the Monday in a time zone), code and source. */
export const selectDecisions = async (db: Db, from: Date, timeZone: string): Promise<WeekDecisions[]> => {
  const { rows } = await sql<WeekDecisions>`
    select date_trunc('week', decided_at at time zone ${timeZone})::date as week,
      -- An edited correction counts for the code that it had before the edit.
      coalesce(original->>'code', code) as code, source,
      count(*) filter (where verdict = 'approved') as approved,
      count(*) filter (where verdict = 'edited') as edited,
      count(*) filter (where verdict = 'rejected') as rejected,
      count(*) filter (where verdict = 'added') as added
    from corrections where verdict is not null and decided_at >= ${from}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
};
