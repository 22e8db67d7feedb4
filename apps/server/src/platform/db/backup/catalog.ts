import pg from 'pg';
import { presentName } from '../migration-names.ts';
import type { SequenceRecord, TableRecord } from './backup-file.ts';

/**
 * SQL that selects all relations of the application, without system schemas and without everything that belongs to an
 * extension.
 */
const ownRelations = (kinds: string) => `
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN (${kinds}) AND NOT c.relispartition
    AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

/**
 * Tables that a backup leaves out: the tables of the migration tool, whose state is in the header, and the marker table
 * of a restore.
 */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock', 'pratik_restore'];

/** Returns the quoted name of a table or sequence. */
export function qualified(record: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(record.schema)}.${pg.escapeIdentifier(record.name)}`;
}

export function columnList(table: TableRecord): string {
  return table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

/**
 * Returns the application’s tables with their stored columns, without generated columns. A partitioned table includes
 * its partitions.
 */
export async function readTables(client: pg.Client): Promise<TableRecord[]> {
  const { rows } = await client.query<TableRecord>(`
    SELECT n.nspname AS schema, c.relname AS name, coalesce((
      SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''), '[]') AS columns
    ${ownRelations("'r', 'p'")} ORDER BY 1, 2`);
  return rows.filter((table) => !bookkeeping.includes(table.name));
}

/** Returns the application’s sequences with their current values. */
export async function readSequences(client: pg.Client): Promise<SequenceRecord[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name ${ownRelations("'S'")} ORDER BY 1, 2`,
  );
  const found: SequenceRecord[] = [];
  for (const sequence of rows) {
    const { rows: state } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${qualified(sequence)}`,
    );
    if (state[0]) found.push({ ...sequence, ...state[0] });
  }
  return found;
}

/**
 * Returns whether a backup can be restored: the database has no tables, or an earlier restore was interrupted and
 * no user exists yet.
 */
export async function isRestorable(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name ${ownRelations("'r', 'p'")}`,
  );
  if (rows.length === 0) return true;
  if (!rows.some((table) => table.name === 'pratik_restore')) return false;
  if (!(await exists(client, 'users'))) return true;
  const { rows: users } = await client.query('SELECT FROM users LIMIT 1');
  return users.length === 0;
}

/** Returns the current names of the applied migrations, in order; empty when the database was never migrated. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  if (!(await exists(client, 'kysely_migration'))) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return rows.map((row) => presentName(row.name));
}

/** Returns the schema version of the job store; null when the database has no job store. */
export async function readJobsVersion(client: pg.Client): Promise<number | null> {
  if (!(await exists(client, 'pgboss.version'))) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? null;
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    table,
  ]);
  return rows[0]?.found ?? false;
}
