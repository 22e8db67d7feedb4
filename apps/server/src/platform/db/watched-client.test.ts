import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseDoor, openDatabaseDoor } from '../../../test/database-door.ts';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { databaseErrorOf } from './database-error.ts';
import { openClient, poolConfig } from './watched-client.ts';

let database: TestDatabase;
let door: DatabaseDoor;
let pool: pg.Pool;

beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  door = await openDatabaseDoor(database.url);
  const bounds = { statementMs: 300, silentMs: 1_000, idleInTransactionMs: 500 };
  pool = new pg.Pool({ ...poolConfig({ url: door.url, name: 'test', bounds, connectMs: 1_000 }), max: 2 });
  pool.on('error', () => undefined);
});
afterEach(async () => {
  await pool.end();
  await door.close();
});
afterAll(() => database.drop());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => databaseErrorOf(error) ?? error,
  );

describe('pooled connection', () => {
  test('rejects the running query when the connection is lost, without ending the process', async () => {
    const client = await pool.connect();
    const waiting = errorOf(client.query('select pg_sleep(60)'));
    door.shut();
    expect(await waiting).toBe('unreachable');
    expect(await errorOf(client.query('rollback'))).toBe('unreachable');
    client.release();
    expect(await errorOf(pool.query('select 1'))).toBe('unreachable');
    door.open();
    expect(await errorOf(pool.query('select 1'))).toBe('answered');
  });

  test('is closed and replaced when the database does not respond', async () => {
    const client = await pool.connect();
    door.silence();
    expect(await errorOf(client.query('select 1'))).toBe('unreachable');
    client.release();
    // The fake server still accepts connections but no longer responds.
    expect(await errorOf(pool.query('select 1'))).toBe('unreachable');
    door.open();
    expect(await errorOf(pool.query('select 1'))).toBe('answered');
  });

  test('cancels a statement that exceeds its time limit, and can be used again', async () => {
    const client = await pool.connect();
    expect(await errorOf(client.query('select pg_sleep(60)'))).toBe('timeout');
    expect(await errorOf(client.query('select 1'))).toBe('answered');
    client.release();
  });
});

test('pooled connection › is closed when its transaction is idle for too long, so that its locks are released', async () => {
  const client = await pool.connect();
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await ended;
  expect(await errorOf(client.query('select 1'))).toBe('unreachable');
  client.release();
});

describe('database error detection', () => {
  const raised = (state: string) =>
    errorOf(pool.query(`do $$ begin raise exception using errcode = '${state}'; end $$`));

  test.each([
    ['53100', 'full'],
    ['53300', 'no-connection'],
    ['25006', 'read-only'],
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['55P03', 'timeout'],
    ['57P03', 'unreachable'],
  ])('recognises the SQLSTATE code %s as a database error', async (state, kind) => {
    expect(await raised(state)).toBe(kind);
  });

  test('does not regard invalid SQL statements and socket errors of other services as database errors', async () => {
    expect(await errorOf(pool.query('select nothing'))).toMatchObject({ code: '42703' });
    expect(
      databaseErrorOf(
        Object.assign(new Error('connection error of another service'), { code: 'ECONNREFUSED' }),
      ),
    ).toBeUndefined();
    expect(databaseErrorOf(Object.assign(new Error('unrelated error'), { code: '53300' }))).toBeUndefined();
  });

  test('recognises an error whose cause is a database error', async () => {
    door.shut();
    const client = openClient({ url: door.url, name: 'test' });
    const cause = await client.connect().catch((error: unknown) => error);
    expect(databaseErrorOf(new Error('wrapping error', { cause }))).toBe('unreachable');
  });
});
