import type { UnitItem, UnitItemKind } from '@pratik/contract/unit-editing';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { foldedWords, wordBreaks } from '../../../platform/db/search-patterns.ts';
import { refs } from '../list.store.ts';
import type { ItemOfLevel } from './unit-items.policy.ts';

const named = sql`select item.kind, item.id, item.level_id, item.state, item.title,
    case when item.kind in ('grammar-lesson', 'writing-prompt', 'scenario') then item.body->'title' end as titles,
    case when item.kind = 'word' then item.body->>'tr' end as meaning
  from curriculum_items item`;

const found = sql`kind, id, state, meaning,
  coalesce(titles, json_build_object('tr', title, 'en', title)) as title`;

/**
 * Selects published items of a level whose title or meaning contains all words of the search. A custom level includes
 * the items of its CEFR level. Items whose title begins with the search come first.
 */
export const selectFoundItems = async (
  db: Db,
  { levelId, kind, search }: { levelId: string; kind: UnitItemKind; search: string },
  limit: number,
): Promise<UnitItem[]> => {
  const searched = foldedWords(search, [{ column: 'found.searched', breaks: wordBreaks.name }]);
  const matches = searched.length === 0 ? sql<SqlBool>`true` : sql.join(searched, sql` and `);
  const { rows } = await sql<UnitItem>`
    with named as (${named}
      where item.kind = ${kind} and item.state = 'published'
        and item.level_id = any(array[${levelId}, (select cefr from levels where id = ${levelId})])),
    found as (select *, search_fold(concat_ws(' ', title, titles->>'en', meaning)) as searched from named)
    select ${found} from found where ${matches}
    order by not starts_with(searched, search_fold(${search})), title collate turkish, id collate "C"
    limit ${limit}`.execute(db);
  return rows;
};

export const selectNamedItems = async (
  db: Db,
  items: readonly { kind: UnitItemKind; id: string }[],
): Promise<UnitItem[]> => {
  const { rows } = await sql<UnitItem>`
    with named as (${named} join ${refs(items)} on wanted.kind = item.kind and wanted.id = item.id)
    select ${found} from named`.execute(db);
  return rows;
};

/** Selects the items that exist, each with its level. */
export const selectLevelsOfItems = async (
  tx: Tx,
  items: readonly { kind: UnitItemKind; id: string }[],
): Promise<ItemOfLevel[]> => {
  const { rows } = await sql<ItemOfLevel>`
    select item.kind, item.id, item.level_id as "levelId" from curriculum_items item
    join ${refs(items)} on wanted.kind = item.kind and wanted.id = item.id`.execute(tx);
  return rows;
};

/** Selects the levels whose items the units of a level can name: the level itself and its CEFR level. */
export const selectItemLevels = async (tx: Tx, levelId: string): Promise<string[]> => {
  const { rows } = await sql<{ cefr: string }>`select cefr from levels where id = ${levelId}`.execute(tx);
  return [levelId, ...rows.map(({ cefr }) => cefr)];
};
