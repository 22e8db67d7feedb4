import type { ItemRef, NearDuplicate } from '@pratik/contract/question';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { refs } from './list.store.ts';

/** Share of trigrams two items of a kind have in common from which on they are pointed out. */
export const nearFrom = 0.62;
const most = 5;

/**
 * Items of the same kind that are almost the same, the nearest first. Questions on different texts may well be worded
 * alike: their options are compared with them.
 */
export const selectNear = async (
  db: Db,
  items: readonly ItemRef[],
): Promise<(NearDuplicate & { of: string })[]> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(nearFrom)}, true)`.execute(tx);
    const { rows } = await sql<NearDuplicate & { of: string }>`
      select item.id as of, near.* from curriculum_items item
      join ${refs(items)} on wanted.kind = item.kind and wanted.id = item.id
      cross join lateral (
        select other.kind, other.id, other.title, other.state,
          similarity(other.likeness, item.likeness) as similarity
        from curriculum_items other
        where other.kind = item.kind and other.id <> item.id and other.state <> 'retired'
          and other.likeness % item.likeness
        order by similarity desc, other.id limit ${most}) near`.execute(tx);
    return rows;
  });
