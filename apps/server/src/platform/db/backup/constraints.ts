import pg from 'pg';

type ForeignKey = { relation: string; name: string; definition: string };
type Trigger = { relation: string; name: string; mode: 'O' | 'R' | 'A' };

const enabling = { O: 'ENABLE', R: 'ENABLE REPLICA', A: 'ENABLE ALWAYS' } as const;

/**
 * Runs work without foreign keys and with disabled triggers, so that tables can be filled in any order, and then
 * restores both. PostgreSQL checks every row when a foreign key is added. The caller must use a transaction and own the
 * tables; superuser rights are not needed.
 */
export async function withoutConstraints<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS relation, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0`);
  const { rows: triggers } = await client.query<Trigger>(`
    SELECT tgrelid::regclass::text AS relation, tgname AS name, tgenabled AS mode
    FROM pg_trigger WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled <> 'D'`);
  for (const { relation, name } of keys) {
    await client.query(`ALTER TABLE ${relation} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  for (const { relation, name } of triggers) {
    await client.query(`ALTER TABLE ${relation} DISABLE TRIGGER ${pg.escapeIdentifier(name)}`);
  }
  const result = await work();
  for (const { relation, name, mode } of triggers) {
    await client.query(`ALTER TABLE ${relation} ${enabling[mode]} TRIGGER ${pg.escapeIdentifier(name)}`);
  }
  for (const { relation, name, definition } of keys) {
    await client.query(`ALTER TABLE ${relation} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
  }
  return result;
}
