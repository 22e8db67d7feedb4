import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrationNames } from '../migrate.ts';
import { renamedMigrations } from '../migration-names.ts';
import { backUp } from './backup.ts';
import { backupSchema } from './backup-schema.ts';
import { qualified, readSequences, readTables } from './catalog.ts';
import { type BackupSchema, restore } from './restore.ts';
import { withClient } from './session.ts';

const folder = mkdtempSync(join(tmpdir(), 'pratik-backup-'));
const file = join(folder, 'yedek.gz');
let source: TestDatabase;
let other: EmbeddedPostgres;

/**
 * Tables that are difficult to restore: circular foreign keys, a trigger that rejects rows, a generated column, a
 * partitioned table.
 */
const hardTables = `
  CREATE SCHEMA hard;
  CREATE TABLE hard.b (id int PRIMARY KEY, a_id int, parent int REFERENCES hard.b);
  CREATE TABLE hard.a (id int PRIMARY KEY, b_id int REFERENCES hard.b, t text, j jsonb, n numeric, d timestamptz,
    y bytea, l text[], f double precision, twice numeric GENERATED ALWAYS AS (n * 2) STORED);
  ALTER TABLE hard.b ADD FOREIGN KEY (a_id) REFERENCES hard.a;
  CREATE TABLE hard.closed (id int);
  CREATE FUNCTION hard.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'closed'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT ON hard.closed FOR EACH ROW EXECUTE FUNCTION hard.refuse();
  CREATE TABLE hard.parted (n int) PARTITION BY LIST (n);
  CREATE TABLE hard.parted_one PARTITION OF hard.parted FOR VALUES IN (1);`;
const hardTexts = [
  'İstanbul’da ığışçöü',
  'tab\there',
  'line\nbreak\r\n',
  'back\\slash \\.\n\\N',
  '"quoted"',
  '😀',
  '',
];
const manyRows = 20_000;

const schema: BackupSchema = {
  ...backupSchema,
  async prepare(url, header) {
    await backupSchema.prepare(url, header);
    await ask(url, hardTables);
  },
};

beforeAll(async () => {
  source = await cloneDatabase(inject('postgresUrl'));
  await fillSource(source.url);
  await backUp(source.url, file);
  other = await startEmbeddedPostgres({ dataDir: join(folder, 'other'), log: () => undefined });
});
afterAll(async () => {
  await other?.stop();
  await source?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function fillSource(url: string): Promise<void> {
  await ask(
    url,
    `${hardTables}
     INSERT INTO hard.b VALUES (2, NULL, NULL), (1, NULL, 2);
     INSERT INTO hard.parted VALUES (1);
     ALTER TABLE hard.closed DISABLE TRIGGER refuse;
     INSERT INTO hard.closed VALUES (7);
     ALTER TABLE hard.closed ENABLE TRIGGER refuse;`,
  );
  for (const [id, text] of hardTexts.entries()) {
    await ask(url, 'INSERT INTO hard.a VALUES ($1, 1, $2, $3, $4, now(), $5, $6, 0.1::float8 + 0.2)', [
      id,
      text,
      JSON.stringify({ text, list: [1, null] }),
      '12345678901234567890.123456789',
      Buffer.from([0, 255, 10, 92]),
      [text, null],
    ]);
  }
  await ask(url, 'UPDATE hard.b SET a_id = 0 WHERE id = 2');
  await ask(
    url,
    `INSERT INTO audit_log (at, action, target_kind, detail)
     SELECT now(), 'a', 'b', jsonb_build_object('n', n, 'text', repeat('ş', 300)) FROM generate_series(1, $1::int) n`,
    [manyRows],
  );
}

async function ask(url: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  return withClient(url, async (client) => (await client.query(sql, values)).rows);
}

/** Creates an empty database on the second server. */
async function emptyDatabase(name: string): Promise<string> {
  await ask(other.url, `CREATE DATABASE ${name}`);
  const url = new URL(other.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function everything(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const found: Record<string, unknown> = { sequences: await readSequences(client) };
    for (const table of await readTables(client)) {
      const { rows } = await client.query(`SELECT t::text AS row FROM ${qualified(table)} t ORDER BY 1`);
      found[`${table.schema}.${table.name}`] = rows;
    }
    return found;
  });
}

function damaged(name: string, change: (text: Buffer) => Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(file))), { level: 1 }));
  return path;
}

it('backup and restore › copy every row and every sequence value to another database server', async () => {
  const url = await emptyDatabase('whole');
  const { rows } = await restore(url, file, schema);
  expect(rows).toBeGreaterThan(manyRows);
  const before = await everything(source.url);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['public.users', 'pgboss.job', 'hard.parted']));
  expect(await everything(url)).toEqual(before);
  expect(await ask(url, 'SELECT t FROM hard.a ORDER BY id')).toEqual(hardTexts.map((t) => ({ t })));
  await ask(url, "INSERT INTO audit_log (at, action, target_kind) VALUES (now(), 'a', 'b')");
  expect(await ask(url, 'SELECT max(id)::int AS id FROM audit_log')).toEqual([{ id: manyRows + 1 }]);
});

it('restore › enables foreign keys and triggers after loading the rows', async () => {
  const url = await emptyDatabase('awake');
  await restore(url, file, schema);
  await expect(ask(url, 'INSERT INTO hard.closed VALUES (8)')).rejects.toThrow('closed');
  await expect(ask(url, 'INSERT INTO hard.b VALUES (3, 999, NULL)')).rejects.toMatchObject({ code: '23503' });
  const keys = "SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f'";
  expect(await ask(url, keys)).toEqual(await ask(source.url, keys));
});

it('backup › writes a file that only its owner can read', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('restore › rejects a database that is not empty and leaves it unchanged', async () => {
  const url = await emptyDatabase('taken');
  await ask(url, 'CREATE TABLE mine (n int); INSERT INTO mine VALUES (1)');
  await expect(restore(url, file, schema)).rejects.toThrow('Veritabanı boş değil');
  expect(await ask(url, 'SELECT n FROM mine')).toEqual([{ n: 1 }]);
  await expect(restore(source.url, file, schema)).rejects.toThrow('Veritabanı boş değil');
});

it('restore › rejects a damaged, incomplete or unrelated file before it changes the database', async () => {
  const url = await emptyDatabase('untouched');
  const flipped = damaged('flipped.gz', (text) => {
    const at = text.indexOf('"list": [1, null]');
    text[at + 9] = '2'.charCodeAt(0);
    return text;
  });
  const cut = damaged('cut.gz', (text) => text.subarray(0, text.length - 100));
  const longer = damaged('longer.gz', (text) => Buffer.concat([text, Buffer.from('\n')]));
  const foreign = damaged('foreign.gz', () => Buffer.from('hello\nworld\n'));
  const broken = join(folder, 'broken.gz');
  writeFileSync(broken, readFileSync(file).subarray(0, 2_000));
  await expect(restore(url, flipped, schema)).rejects.toThrow('sağlama toplamı tutmuyor');
  await expect(restore(url, cut, schema)).rejects.toThrow('Yedek dosyası yarım kalmış');
  await expect(restore(url, longer, schema)).rejects.toThrow('sonundan sonra veri var');
  await expect(restore(url, foreign, schema)).rejects.toThrow('Bu dosya bir Pratik yedeği değil');
  await expect(restore(url, broken, schema)).rejects.toThrow('Yedek dosyası okunamadı');
  await expect(restore(url, join(folder, 'none.gz'), schema)).rejects.toThrow('Yedek dosyası okunamadı');
  expect(await everything(url)).toEqual({ sequences: [] });
});

it('restore › rejects a backup of a newer version', async () => {
  const url = await emptyDatabase('older');
  const older = { ...schema, knownMigrations: async () => (await schema.knownMigrations()).slice(0, -1) };
  await expect(restore(url, file, older)).rejects.toThrow('başka bir Pratik sürümüyle alınmış');
});

/** Creates a backup like versions before release 0.1.0, with the earlier names of migrations. */
function withEarlierNames(name: string): string {
  return damaged(name, (text) => {
    const firstEnd = text.indexOf('\n') + 1;
    const lastStart = text.lastIndexOf('\n', text.length - 2) + 1;
    let header = text.subarray(0, firstEnd).toString();
    for (const [before, now] of renamedMigrations) header = header.replace(`"${now}"`, `"${before}"`);
    const body = Buffer.concat([Buffer.from(header), text.subarray(firstEnd, lastStart)]);
    const { end } = JSON.parse(text.subarray(lastStart).toString());
    const sha256 = createHash('sha256').update(body).digest('hex');
    return Buffer.concat([body, Buffer.from(`${JSON.stringify({ end: { ...end, sha256 } })}\n`)]);
  });
}

it('restore › accepts a backup that was made before the migrations were renamed', async () => {
  const path = withEarlierNames('earlier.gz');
  expect(gunzipSync(readFileSync(path)).subarray(0, 2000).toString()).toContain('"0015_desk"');
  const url = await emptyDatabase('earlier');
  await restore(url, path, schema);
  expect(await everything(url)).toEqual(await everything(source.url));
  const names = await ask(url, 'SELECT name FROM kysely_migration ORDER BY name');
  expect(names.map((row) => row.name)).toEqual(await migrationNames());
});

it('restore › leaves the tables empty when loading fails, and can then be repeated', async () => {
  const url = await emptyDatabase('again');
  const narrow: BackupSchema = {
    ...schema,
    async prepare(to, header) {
      await schema.prepare(to, header);
      await ask(to, 'ALTER TABLE hard.closed ADD CHECK (id < 7)');
    },
  };
  await expect(restore(url, file, narrow)).rejects.toMatchObject({ code: '23514' });
  expect(await ask(url, 'SELECT count(*)::int AS n FROM hard.a')).toEqual([{ n: 0 }]);
  await ask(url, 'DROP SCHEMA hard CASCADE');
  await restore(url, file, schema);
  expect(await everything(url)).toEqual(await everything(source.url));
});

it('backup › leaves no partial file behind when the database is unavailable', async () => {
  const path = join(folder, 'lost.gz');
  const gone = new URL(source.url);
  gone.pathname = '/nowhere';
  await expect(backUp(gone.href, path)).rejects.toMatchObject({ code: '3D000' });
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  expect(statSync(`${path}.yarim`, { throwIfNoEntry: false })).toBeUndefined();
  await expect(backUp(source.url, join(folder, 'no/such/folder.gz'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});

it('backup › contains unsent e-mails without subject and text', async () => {
  const id = '7d7d3b9e-0000-4000-8000-000000000001';
  await ask(
    source.url,
    `INSERT INTO mail_letters (id, kind, recipient, state, created_at, expires_at)
     VALUES ($1, 'invitation', 'a@example.com', 'waiting', now(), now())`,
    [id],
  );
  await ask(source.url, "INSERT INTO mail_texts VALUES ($1, 'Merhaba', 'token=cokgizli')", [id]);
  const path = join(folder, 'letters.gz');
  await backUp(source.url, path);
  expect(gunzipSync(readFileSync(path)).toString('utf8')).not.toContain('cokgizli');
  const url = await emptyDatabase('letters');
  await restore(url, path, schema);
  expect(await ask(url, 'SELECT state FROM mail_letters')).toEqual([{ state: 'waiting' }]);
});
