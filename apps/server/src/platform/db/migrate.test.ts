import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { withClient } from './backup/session.ts';
import { migrateTo, migrateToLatest, migrationNames } from './migrate.ts';
import { renamedMigrations } from './migration-names.ts';

let fresh: TestDatabase;
const created: string[] = [];

beforeAll(async () => {
  fresh = await cloneDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await fresh?.drop();
  for (const name of created) await ask(inject('postgresUrl'), `drop database ${name}`);
});

const ask = (url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(text, values)).rows);

/** Gives the applied migrations the names that they had before release 0.1.0. */
const useEarlierNames = async (url: string): Promise<void> => {
  for (const [before, now] of renamedMigrations) {
    await ask(url, 'update kysely_migration set name = $1 where name = $2', [before, now]);
  }
};

/** Creates a database to which an earlier version of Pratik applied its migrations up to the migration `last`. */
const startedByEarlierVersion = async (last: string): Promise<string> => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await ask(inject('postgresUrl'), `create database ${name}`);
  created.push(name);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  await migrateTo(url.href, last);
  await useEarlierNames(url.href);
  return url.href;
};

const applied = async (url: string) =>
  (await ask(url, 'select name from kysely_migration order by timestamp, name')).map(({ name }) => name);

const own =
  "n.nspname = 'public' and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')";

/**
 * Returns the columns, constraints, indexes, functions and triggers of a database as text, as PostgreSQL prints
 * them.
 */
const schemaOf = async (url: string) => ({
  columns: await ask(
    url,
    `select o.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
       a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid) as value
     from pg_class o join pg_namespace n on n.oid = o.relnamespace join pg_attribute a on a.attrelid = o.oid
     left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
     where o.relkind = 'r' and a.attnum > 0 and not a.attisdropped and ${own} order by 1, a.attnum`,
  ),
  constraints: await ask(
    url,
    `select o.conrelid::regclass::text as table, o.conname as name, pg_get_constraintdef(o.oid) as text
     from pg_constraint o join pg_namespace n on n.oid = o.connamespace where ${own} order by 1, 2`,
  ),
  indexes: await ask(
    url,
    `select pg_get_indexdef(o.oid) as text from pg_class o join pg_namespace n on n.oid = o.relnamespace
     where o.relkind = 'i' and ${own} order by 1`,
  ),
  functions: await ask(
    url,
    `select pg_get_functiondef(o.oid) as text from pg_proc o join pg_namespace n on n.oid = o.pronamespace
     where ${own} order by 1`,
  ),
  triggers: await ask(
    url,
    `select pg_get_triggerdef(o.oid) as text from pg_trigger o join pg_class c on c.oid = o.tgrelid
     join pg_namespace n on n.oid = c.relnamespace where not o.tgisinternal and ${own} order by 1`,
  ),
});

it('migrateToLatest › applies no migration when all migrations are recorded under their earlier names', async () => {
  const { url, drop } = await cloneDatabase(inject('postgresUrl'));
  await useEarlierNames(url);
  expect(await applied(url)).toContain('0025_duties');
  expect(await Promise.all([migrateToLatest(url), migrateToLatest(url)])).toEqual([[], []]);
  expect(await applied(url)).toEqual(await migrationNames());
  await drop();
});

it('migrateToLatest › applies the remaining migrations to the database of an earlier version', async () => {
  const url = await startedByEarlierVersion('0024_safety_and_minors');
  const all = await migrationNames();
  expect(await migrateToLatest(url)).toEqual(all.slice(all.indexOf('0024_safety_and_minors') + 1));
  const schema = await schemaOf(url);
  expect(schema.columns.length).toBeGreaterThan(500);
  expect(schema.indexes.length).toBeGreaterThan(150);
  expect(schema).toEqual(await schemaOf(fresh.url));
});

it.each([
  { own: false, versions: [1, 2] },
  { own: true, versions: [1, 2], text: 'Kurumun kendi metni' },
])(
  'migrateToLatest › adds a version of the shipped privacy notice, but not to an organisation’s own notice [own notice: $own]',
  async ({ own, versions, text }) => {
    const url = await startedByEarlierVersion('0041_ai_replies');
    if (own)
      await ask(
        url,
        `insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at)
       values ('notice', 2, '${text}', 'Our own text', false, now())`,
      );
    await migrateToLatest(url);
    const rows = await ask(
      url,
      `select version, text_tr, text_en from privacy_texts where kind = 'notice' order by version`,
    );
    expect(rows.map(({ version }) => version)).toEqual(versions);
    const [first, newest] = rows;
    if (own) expect(newest?.text_tr).toBe(text);
    else {
      expect(newest?.text_tr).toContain(`${first?.text_tr}\n\nTehlike belirtileri:`);
      expect(newest?.text_tr).toContain('Sohbet arkadaşının hafızası:');
      expect(newest?.text_en).toContain('Signs of danger:');
      expect(newest?.text_en).toContain('The partner’s memory:');
    }
  },
);

it('migrateToLatest › dates each privacy text with the time of the migration that added it', async () => {
  const url = await startedByEarlierVersion('0037_mail_letters');
  await ask(url, `update kysely_migration set timestamp = '2026-11-03T00:00:00Z' where name = '0025_duties'`);
  await ask(url, `update kysely_migration set timestamp = '2026-11-02T00:00:00Z' where name < '0025'`);
  await ask(url, `update kysely_migration set timestamp = '2026-11-04T00:00:00Z' where name > '0026'`);
  await migrateToLatest(url);
  const rows = await ask(url, 'select kind, made_at from privacy_texts where version = 1 order by kind');
  expect(rows.map(({ kind, made_at }) => [kind, (made_at as Date).toISOString().slice(0, 10)])).toEqual([
    ['ai', '2026-11-02'],
    ['notice', '2026-11-03'],
    ['reminders', '2026-11-02'],
    ['speech', '2026-11-04'],
    ['voice', '2026-11-02'],
  ]);
});

it('migrateToLatest › renames the actions of re-authentication in the audit log, which stays append-only', async () => {
  const url = await startedByEarlierVersion('0051_guardian_reports');
  await ask(
    url,
    `insert into audit_log (at, action, target_kind) values (now(), 'proof.give', 'user'), (now(), 'user.update', 'user')`,
  );
  await migrateToLatest(url);
  const rows = await ask(url, 'select action from audit_log order by id');
  expect(rows.map(({ action }) => action)).toEqual(['reauthentication.give', 'user.update']);
  await expect(ask(url, `update audit_log set action = 'user.delete'`)).rejects.toThrow('audit_log');
});
