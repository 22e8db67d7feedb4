import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration';
import pg from 'pg';
import { renamedMigrations } from './migration-names.ts';
import { longWork, poolConfig } from './watched-client.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** Reads the numbered SQL files, which only migrate forward; the file name is the name of the migration. */
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

/** Names of all migrations in this version of Pratik, in order. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await sqlFiles.getMigrations());

/**
 * Renames applied migrations from their earlier to their present names. Row locks make processes that start at the
 * same time wait for each other.
 */
const renameApplied = async (db: Kysely<Record<string, never>>): Promise<void> => {
  const { rows } = await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (rows.length === 0) return;
  const names = JSON.stringify(renamedMigrations.map(([before, now]) => ({ before, now })));
  await sql`
    update kysely_migration applied set name = renamed.now
    from jsonb_to_recordset(${names}::jsonb) renamed (before text, now text)
    where applied.name = renamed.before`.execute(db);
};

const migrate = async (
  url: string,
  step: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> => {
  const pool = new pg.Pool({ ...poolConfig({ url, name: 'pratik-migrate', bounds: longWork }), max: 2 });
  // The pool’s error event is ignored, because the running statement is rejected with the same error.
  pool.on('error', () => undefined);
  const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) });
  try {
    await renameApplied(db);
    const { error, results } = await step(new Migrator({ db, provider: sqlFiles }));
    if (error) throw error;
    return (results ?? [])
      .filter((result) => result.status === 'Success')
      .map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
};

/**
 * Migrates a database to the newest schema under a lock, so that several processes may call this function at once.
 * @returns names of the migrations applied by this call
 * @throws the error of the first migration that failed; all migrations of the same call are rolled back
 */
export const migrateToLatest = (url: string): Promise<string[]> =>
  migrate(url, (migrator) => migrator.migrateToLatest());

/**
 * Like `migrateToLatest`, but stops after the named migration, so that the database has the schema of an older
 * backup.
 */
export const migrateTo = (url: string, last: string): Promise<string[]> =>
  migrate(url, (migrator) => migrator.migrateTo(last));
