import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';

/**
 * Searches all tables, including those of the job queue, for the words: in text, in JSON, and in binary data, which
 * PostgreSQL writes as hexadecimal. Returns each table and word that were found, as "schema.table: word".
 */
export const traces = async (pool: pg.Pool, words: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await pool.query(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    for (const word of words) {
      const { rows: hits } = await pool.query(
        `select count(*)::int as count from "${schema}"."${name}" t
         where position(lower($1) in lower(to_jsonb(t)::text)) > 0
           or position($2 in to_jsonb(t)::text) > 0`,
        [word, Buffer.from(word).toString('hex')],
      );
      if (hits[0].count > 0) found.push(`${schema}.${name}: ${word}`);
    }
  }
  return found;
};

/** Lists every file in the data folder. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .sort();

/** Lists the files in the data folder that contain one of the words. */
export const filesWith = async (folder: string, words: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    for (const word of words) if (`${path} ${content.toString('utf8')}`.includes(word)) found.push(path);
  }
  return found;
};
