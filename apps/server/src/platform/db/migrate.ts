import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);

/** Numbered SQL files, forward only; the file's name is the migration's. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
    const migrations = files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return [file.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  },
};

/**
 * Brings a database to the newest schema, under a lock: several processes may call it at once.
 * @returns names of the migrations applied by this call
 * @throws the fault of the first migration that failed; everything of that call is rolled back
 */
export const migrateToLatest = async (url: string): Promise<string[]> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest();
    if (error) throw error;
    return (results ?? [])
      .filter((result) => result.status === 'Success')
      .map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
};
