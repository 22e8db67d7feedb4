import type { ItemRef } from '@pratik/contract/question-draft';
import type { NearDuplicate } from '@pratik/contract/question-list';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { refs } from './list.store.ts';

/** Minimum trigram similarity (0 to 1) at which two items of the same kind are reported as near duplicates. */
export const nearFrom = 0.62;
const most = 5;

/**
 * Selects nearly identical items of the same kind, the most similar first. Questions on different texts may have
 * the same wording, so the options of questions are compared too.
 */
export const selectNear = async (
  db: Db,
  items: readonly ItemRef[],
): Promise<(NearDuplicate & { of: string })[]> => {
  const { rows } = await sql<NearDuplicate & { of: string }>`
    select item.id as of, near.* from curriculum_items item
    join ${refs(items)} on wanted.kind = item.kind and wanted.id = item.id
    cross join lateral (
      select * from (
        select other.kind, other.id, other.title, other.state,
          similarity(other.likeness, item.likeness) as similarity
        from curriculum_items other where other.kind = item.kind and other.state <> 'retired'
        order by other.likeness <-> item.likeness limit ${most + 1}) nearest
      where nearest.id <> item.id and similarity >= ${nearFrom}) near
    order by item.id, near.similarity desc, near.id`.execute(db);
  return rows;
};
