import type { ItemKind } from '@pratik/contract/curriculum';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Returns a version stamp that changes whenever an item of one of these kinds changes. */
export const selectStampOf = async (db: Db, kinds: readonly ItemKind[]): Promise<string> => {
  const { rows } = await sql<{ stamp: string | null }>`
    select max(newest.at)::text as stamp from unnest(${[...kinds]}::text[]) as asked (kind),
      lateral (select max(updated_at) as at from curriculum_items item where item.kind = asked.kind) newest`.execute(
    db,
  );
  return rows[0]?.stamp ?? '';
};
