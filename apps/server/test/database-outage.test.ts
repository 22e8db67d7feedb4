import { afterAll, beforeAll, expect, test } from 'vitest';
import { markSocketError } from '../src/platform/db/database-error.ts';
import { createLog } from '../src/platform/log/log.ts';
import { type DatabaseDoor, openDatabaseDoor } from './database-door.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { type Session, signInFirstAdministrator } from './users.ts';

let door: DatabaseDoor;
let app: TestApp;
let admin: Session;
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({
    reach: async (url) => {
      door = await openDatabaseDoor(url);
      return door.url;
    },
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  });
  admin = await signInFirstAdministrator(app);
});
afterAll(async () => {
  door.open();
  await app.close();
  await door.close();
});

const get = (path: string) => app.send('GET', `/api/public/${path}`);
const listLevels = () => app.send('GET', '/api/private/level/list', { token: admin.token });
const signIn = () =>
  app.send('POST', '/api/idp/sign-in/email', {
    headers: { origin: 'http://localhost:80' },
    body: { email: 'a@example.org', password: 'uzun bir şifre' },
  });

const token = () => app.send('GET', '/api/idp/token', { headers: { cookie: admin.cookie } });

const answersAgain = () =>
  expect.poll(async () => (await get('health')).statusCode, { timeout: 60_000 }).toBe(200);

test('requests › get 503 with Retry-After during a database outage, and 200 afterwards', async () => {
  expect((await listLevels()).statusCode).toBe(200);
  lines.length = 0;
  const lockingClient = await app.database.pool.connect();
  const waiting = lockingClient.query('select pg_sleep(60)').catch((error: unknown) => error);
  door.shut();
  expect(await waiting).toBeInstanceOf(Error);
  lockingClient.release();

  const refused = [
    await listLevels(),
    await signIn(),
    await token(),
    ...(await Promise.all([1, 2, 3].map(listLevels))),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().type]).toEqual([503, '/problems/unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await get('health')).statusCode).toBe(503);
  expect((await get('ready')).statusCode).toBe(503);
  expect((await get('live')).statusCode).toBe(200);

  door.open();
  await answersAgain();
  expect((await get('ready')).statusCode).toBe(200);
  expect((await listLevels()).statusCode).toBe(200);
});

test('server log › contains one entry without a stack trace per outage, regardless of the number of failed requests', async () => {
  door.shut();
  await Promise.all([1, 2, 3, 4].map(listLevels));
  door.open();
  await answersAgain();
  const outage = lines.filter((line) => line.includes('"outage":"database-unreachable"'));
  expect(outage).toHaveLength(1);
  expect(outage[0]).not.toContain('"stack"');
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  // The job library pg-boss emits each error again as a copy, which must not be logged a second time.
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const copy = { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED', queue: 'feedback' };
  markSocketError(copy);
  lines.length = 0;
  for (let count = 0; count < 3; count += 1) log.warn({ err: copy }, 'the job store reports an error');
  expect(lines).toHaveLength(1);
  log.warn({ err: { code: 'X' } }, 'the logged value is not an error');
  expect(lines.join('')).not.toContain('[object Object]');
});

test('health check › returns 503 when the database accepts connections but does not respond', async () => {
  await get('health');
  door.silence();
  let pending = true;
  const call = listLevels().finally(() => {
    pending = false;
  });
  await expect.poll(async () => (await get('health')).statusCode, { timeout: 60_000 }).toBe(503);
  expect((await get('live')).statusCode).toBe(200);
  // The health check responds before an unanswered query reaches its own, longer time limit.
  expect(pending).toBe(true);
  door.shut();
  door.open();
  await call;
  await answersAgain();
});

test('requests › get 503 with Retry-After when the database accepts no further connections', async () => {
  const name = new URL(app.database.url).pathname.slice(1);
  await app.database.pool.query(`alter database ${name} connection limit 0`);
  door.shut();
  door.open();
  // The first request may still use a connection that was closed a moment ago, so the test repeats the request.
  await expect.poll(async () => (await listLevels()).headers['retry-after']).toBe('2');
  expect((await listLevels()).statusCode).toBe(503);
});
