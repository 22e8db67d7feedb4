import type { KnownWord } from '@pratik/content/kinds/word';
import type { CefrLevel } from '@pratik/contract/common';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export type TaughtWord = KnownWord & { cefr: CefrLevel };

/** Returns a version stamp that changes whenever a word or function word changes. */
export const selectWordsStamp = async (db: Db | Tx): Promise<string> => {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ',
      (select max(updated_at) from curriculum_items where kind = 'word'),
      (select max(updated_at) from curriculum_items where kind = 'function-word')) as stamp`.execute(db);
  return rows[0]?.stamp ?? '';
};

/**
 * Selects published words, easiest level first, because the easier of two words with the same spelling is more
 * common. The senses of a word follow each other, the most frequent sense first.
 */
export const selectKnownWords = async (db: Db | Tx): Promise<TaughtWord[]> => {
  const { rows } = await sql<TaughtWord>`
    select item.id, body->>'word' as word, body->>'pos' as pos, body->>'tr' as tr,
      coalesce(body->'near', '[]') as near, levels.cefr
    from curriculum_items item join levels on levels.id = level_id
    where kind = 'word' and state = 'published'
    order by levels.position, item.id collate "C"`.execute(db);
  return rows;
};

export const selectFunctionWords = async (db: Db | Tx): Promise<{ word: string; tr: string }[]> => {
  const { rows } = await sql<{ word: string; tr: string }>`
    select body->>'word' as word, body->>'tr' as tr from curriculum_items
    where kind = 'function-word' and state = 'published'`.execute(db);
  return rows;
};

export type TextWords = { glossary: Record<string, string>; names: string[] };

/** The words of a text that has neither a glossary nor names. */
export const noTextWords: TextWords = { glossary: {}, names: [] };

/**
 * Selects the glossary and the names of a text. The text may be retired, because a learner may still be reading it.
 * The result is empty when the text does not exist.
 * The words of a reading and a listening exercise with the same id are merged.
 */
export const selectTextWords = async (db: Db, textId: string): Promise<TextWords> => {
  const { rows } = await sql<TextWords>`
    select body->'glossary' as glossary, body->'names' as names from curriculum_items
    where kind in ('reading', 'listening') and id = ${textId} and state in ('published', 'retired')`.execute(
    db,
  );
  return {
    glossary: Object.assign({}, ...rows.map(({ glossary }) => glossary)),
    names: rows.flatMap(({ names }) => names),
  };
};
