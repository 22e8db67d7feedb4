import type { QuestionChange } from '@pratik/contract/question';
import type { ItemRef } from '@pratik/contract/question-draft';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type Version = { version: number; madeAt: Date; madeBy: string | null };

export const selectVersions = async (db: Db, { kind, id }: ItemRef): Promise<Version[]> => {
  const { rows } = await sql<Version>`
    select version, made_at as "madeAt", maker.name || ' ' || maker.surname as "madeBy"
    from curriculum_versions left join users maker on maker.id = made_by
    where kind = ${kind} and curriculum_versions.id = ${id} order by version desc limit 100`.execute(db);
  return rows;
};

export const selectVersionBody = async (
  db: Db,
  { kind, id }: ItemRef,
  version: number,
): Promise<(Version & { body: unknown }) | undefined> => {
  const { rows } = await sql<Version & { body: unknown }>`
    select version, body, made_at as "madeAt", maker.name || ' ' || maker.surname as "madeBy"
    from curriculum_versions left join users maker on maker.id = made_by
    where kind = ${kind} and curriculum_versions.id = ${id} and version = ${version}`.execute(db);
  return rows[0];
};

type ChangeRow = Pick<QuestionChange, 'by' | 'action' | 'toState' | 'version'> & { at: Date };

export const selectChanges = async (db: Db, { kind, id }: ItemRef): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select at, maker.name || ' ' || maker.surname as by, action, to_state as "toState", version
    from curriculum_changes change left join users maker on maker.id = made_by
    where kind = ${kind} and change.id = ${id} order by change_id desc limit 100`.execute(db);
  return rows;
};
