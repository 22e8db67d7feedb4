import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabaseDoor } from './database-door.ts';
import { cloneDatabase } from './databases.ts';
import { startTestApp } from './harness.ts';

/** Time limit of a test in milliseconds, far longer than a server start takes on a busy machine. */
const patience = 120_000;
const dataDir = mkdtempSync(join(tmpdir(), 'pratik-stopping-'));
const postmaster = join(dataDir, 'postgres', '18', 'postmaster.pid');
const lock = join(dataDir, 'postgres', 'pratik.lock');
let child: ChildProcess | undefined;

/** Starts Pratik like `npm start`, as the leader of its own process group. */
const startMain = (env: Record<string, string>) => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const started = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child = started;
  let said = '';
  for (const output of [started.stdout, started.stderr]) output.on('data', (text) => (said += text));
  const ended = once(started, 'exit').then(([code, signal]) => ({ code, signal }));
  return {
    said: () => said,
    says: (text: string) => expect.poll(() => said, { timeout: patience }).toContain(text),
    ended,
    /** Sends the signal to all processes of the group, as a terminal does when the user presses Ctrl-C. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-(started.pid ?? 0), signal),
    signal: (signal: NodeJS.Signals) => started.kill(signal),
    closeTerminal: () => {
      started.stdout.destroy();
      started.stderr.destroy();
    },
  };
};

afterEach(() => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const leftBehind = () => [postmaster, lock].filter((path) => existsSync(path));

describe('server process that is told to stop', { timeout: 3 * patience }, () => {
  test('ends cleanly when npm forwards a Ctrl-C that the process has already received', async () => {
    const pratik = startMain({});
    await pratik.says('Pratik hazır');
    pratik.signalGroup('SIGINT');
    pratik.signal('SIGINT');
    expect(await pratik.ended).toEqual({ code: 0, signal: null });
    expect(leftBehind()).toEqual([]);
  });

  test('ends cleanly when the terminal is closed while the server starts', async () => {
    const pratik = startMain({});
    await expect.poll(() => existsSync(postmaster), { timeout: patience }).toBe(true);
    pratik.closeTerminal();
    pratik.signalGroup('SIGHUP');
    expect(await pratik.ended).toEqual({ code: 0, signal: null });
    expect(leftBehind()).toEqual([]);
  });
});

/** Returns the process id of the running database server; undefined while none runs. */
const databasePid = (): number | undefined => {
  try {
    return Number(readFileSync(postmaster, 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
};

describe('server process whose database server is killed repeatedly', { timeout: 3 * patience }, () => {
  test('restarts the database server five times, and then exits with the reason', async () => {
    const pratik = startMain({ LOG_LEVEL: 'info' });
    await pratik.says('Pratik hazır');
    for (let killed = 0; killed < 6; killed += 1) {
      process.kill(databasePid() ?? 0, 'SIGKILL');
      const restarts = killed + 1;
      if (killed < 5) {
        const restarted = () => pratik.said().match(/the database server runs again/g)?.length ?? 0;
        await expect.poll(restarted, { timeout: patience }).toBe(restarts);
      }
    }
    expect(await pratik.ended).toEqual({ code: 1, signal: null });
    expect(pratik.said()).toContain('Veritabanı sunucusu bir saat içinde defalarca kapandı');
    expect(existsSync(lock)).toBe(false);
  });
});

describe('application that is told to stop', () => {
  test('ends within its time limits when a database connection is never returned, and logs the step that did not end', async () => {
    const steps: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void steps.push(JSON.parse(line).step) });
    const app = await startTestApp({ log, overrides: { stopLimits: { stepMs: 3_000, allMs: 20_000 } } });
    const client = await app.database.pool.connect();
    client.on('error', () => undefined);
    await app.close();
    expect(steps).toContain('connections');
    client.release();
  });
});

describe('start of the server process', { timeout: 3 * patience }, () => {
  test('waits while the database is unavailable, logs this once, and continues when the database is available', async () => {
    const database = await cloneDatabase(inject('postgresUrl'));
    const door = await openDatabaseDoor(database.url);
    door.shut();
    const pratik = startMain({ DATABASE_URL: door.url });
    await pratik.says('Veritabanına ulaşılamıyor');
    door.open();
    await pratik.says('Pratik hazır');
    expect(pratik.said().match(/Veritabanına ulaşılamıyor/g)).toHaveLength(1);
    expect(pratik.said()).not.toMatch(/^ {4}at /m);

    door.shut();
    door.open();
    pratik.signal('SIGQUIT');
    expect(await pratik.ended).toEqual({ code: 0, signal: null });
    await door.close();
    await database.drop();
  });

  test('ends with the reason, before the database starts, when the port is already in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const pratik = startMain({ PORT: String(port), DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await pratik.ended).toEqual({ code: 1, signal: null });
    expect(pratik.said()).toBe(
      'Bu kapı başka bir program tarafından kullanılıyor. PORT ile başka bir kapı verin.\n',
    );
    other.close();
  });

  test('ends with the reason when the database rejects the connection', async () => {
    const url = new URL(inject('postgresUrl'));
    url.password = 'wrong';
    const pratik = startMain({ DATABASE_URL: url.href });
    expect((await pratik.ended).code).toBe(1);
    expect(pratik.said()).toContain('DATABASE_URL ayarını denetleyin');
    expect(pratik.said()).not.toMatch(/^ {4}at /m);
  });
});
