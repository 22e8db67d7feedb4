import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { EmbeddedLogLine } from './embedded-log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

// All tests share one data folder, so that initdb runs only once. mkdtemp creates the folder with mode 0700, which
// root’s home folder often has.
const dataDir = mkdtempSync(join(tmpdir(), 'pratik-embedded-'));
const home = join(dataDir, 'postgres');
const lines: EmbeddedLogLine[] = [];
let running: EmbeddedPostgres | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(onLine: (line: EmbeddedLogLine) => void = () => undefined): Promise<EmbeddedPostgres> {
  lines.length = 0;
  const log = (line: EmbeddedLogLine) => {
    lines.push(line);
    onLine(line);
  };
  running = await startEmbeddedPostgres({ dataDir, log });
  return running;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number(readFileSync(join(home, '18', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Runs an application that commits rows, and kills it after 200 rows are confirmed. Resolves to the numbers of the
 * confirmed rows.
 */
async function killedApplication(kill: (app: ChildProcess) => void): Promise<string[]> {
  const fixture = fileURLToPath(new URL('./committing-app.fixture.ts', import.meta.url));
  const app = spawn(process.execPath, [fixture, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const confirmed: string[] = [];
  for await (const line of createInterface({ input: app.stdout })) {
    confirmed.push(line);
    if (confirmed.length === 200) kill(app);
  }
  if (app.exitCode === null && app.signalCode === null) await once(app, 'exit');
  return confirmed;
}

async function remaining(url: string, numbers: string[]): Promise<number> {
  const rows = await ask<{ n: number }>(
    url,
    `SELECT count(*)::int AS n FROM committed WHERE n IN (${numbers.join(',')})`,
  );
  return rows[0]?.n ?? 0;
}

it('embedded PostgreSQL › provides a database with UTF-8, fsync and Turkish sorting, and a role without superuser rights', async () => {
  const { url } = await start();
  expect(lines.map((line) => line.msg)).toEqual(['database created and started']);
  expect(
    await ask(url, "SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS enc"),
  ).toEqual([{ fsync: 'on', enc: 'UTF8' }]);
  expect(await ask(url, 'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false, rolcreatedb: true },
  ]);
  await ask(url, 'CREATE EXTENSION pg_trgm');
  const sorted = await ask<{ w: string }>(
    url,
    `SELECT w FROM (VALUES ('z'), ('ş'), ('s'), ('ı'), ('i'), ('ç'), ('c')) AS t (w) ORDER BY w COLLATE "tr-x-icu"`,
  );
  expect(sorted.map((row) => row.w).join('')).toBe('cçıisşz');
  expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
});

it('embedded PostgreSQL › contains the same data after a restart', async () => {
  await ask((await start()).url, "CREATE TABLE word (w text); INSERT INTO word VALUES ('İstanbul')");
  await running?.stop();
  const { url } = await start();
  expect(lines.map((line) => line.msg)).toEqual(['database started']);
  expect(await ask(url, 'SELECT w FROM word')).toEqual([{ w: 'İstanbul' }]);
});

it('embedded PostgreSQL › listens only on the loopback address and rejects a wrong password', async () => {
  const { url } = await start();
  expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
});

it('embedded PostgreSQL › refuses to start on a data folder that a running application uses', async () => {
  const first = await start();
  await expect(startEmbeddedPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
    `Bu veri klasöründe zaten bir Pratik çalışıyor (işlem ${process.pid}`,
  );
  expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.stop();
  await start();
});

it('embedded PostgreSQL › takes over the running database server after the application was killed, without losing a committed row', async () => {
  const confirmed = await killedApplication((app) => app.kill('SIGKILL'));
  const left = serverPid();
  const { url } = await start();
  expect(lines.map((line) => line.msg)).toEqual(['running database adopted']);
  expect(serverPid()).toBe(left);
  expect(await remaining(url, confirmed)).toBe(confirmed.length);
});

it('embedded PostgreSQL › preserves every committed row when the database server and the application are killed together', async () => {
  const confirmed = await killedApplication((app) => {
    process.kill(serverPid(), 'SIGKILL');
    app.kill('SIGKILL');
  });
  const { url } = await start();
  expect(lines.at(-1)?.msg).toBe('database started');
  expect(await remaining(url, confirmed)).toBe(confirmed.length);
});

it('embedded PostgreSQL › restarts a killed database server on the same address', async () => {
  const revived = Promise.withResolvers<void>();
  const { url } = await start((line) => {
    if (line.msg === 'the database server runs again') revived.resolve();
  });
  process.kill(serverPid(), 'SIGKILL');
  await revived.promise;
  expect(await ask(url, 'SELECT w FROM word')).toEqual([{ w: 'İstanbul' }]);
});

it('embedded PostgreSQL › recognises that the process id in postmaster.pid belongs to an unrelated process', async () => {
  writeFileSync(
    join(home, '18', 'postmaster.pid'),
    `${process.pid}\n/nowhere\n1\n5432\n\n127.0.0.1\n\nready\n`,
  );
  const { url } = await start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('embedded PostgreSQL › replaces a running database server that was started with different settings', async () => {
  await killedApplication((app) => app.kill('SIGKILL'));
  const left = serverPid();
  const options = join(home, '18', 'postmaster.opts');
  writeFileSync(
    options,
    readFileSync(options, 'utf8').replace('shared_buffers=128MB', 'shared_buffers=64MB'),
  );
  await start();
  expect(serverPid()).not.toBe(left);
});

it('embedded PostgreSQL › rejects a wrong password file, and recreates a missing password file', async () => {
  const file = join(home, 'password');
  writeFileSync(file, 'not a password');
  await expect(start()).rejects.toThrow('parola dosyası bozuk ya da veritabanına uymuyor');
  writeFileSync(file, 'x'.repeat(43));
  await expect(start()).rejects.toThrow('parola dosyası bozuk ya da veritabanına uymuyor');
  unlinkSync(file);
  const { url } = await start();
  expect(await ask(url, 'SELECT w FROM word')).toEqual([{ w: 'İstanbul' }]);
});

it('embedded PostgreSQL › starts when the first start was interrupted', async () => {
  const other = mkdtempSync(join(tmpdir(), 'pratik-embedded-'));
  const half = join(other, 'postgres', 'new-1');
  mkdirSync(join(half, 'data'), { recursive: true });
  writeFileSync(join(other, 'postgres', 'pratik.lock'), '');
  const database = await startEmbeddedPostgres({ dataDir: other, log: () => undefined });
  expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(existsSync(half)).toBe(false);
  await database.stop();
  rmSync(other, { recursive: true });
});

it('embedded PostgreSQL › names the data folder in the error when the folder is not writable', async () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: file, log: () => undefined })).rejects.toThrow(
    `Veri klasörüne yazılamıyor: ${join(file, 'postgres')}`,
  );
});
