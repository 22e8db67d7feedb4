import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { createDeepPages } from './deep-pages.ts';
import type { OrderedList } from './ordered-list.ts';

let clone: TestDatabase;
let database: Database;

/** Query for 3,500 rows in groups of seven. */
const listed = (order: 'asc' | 'desc', from = -10): OrderedList => ({
  rows: sql`select n / 7 as k0, n as k1 from numbers where n >= ${from}`,
  keys: 2,
  order,
});
const size = 20;

beforeAll(async () => {
  clone = await cloneDatabase(inject('postgresUrl'));
  database = openDatabase(clone.url, pino({ level: 'silent' }), 2);
  await database.pool.query('create table numbers (n integer primary key)');
  await database.pool.query('insert into numbers select generate_series(0, 3499)');
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const reader = () => {
  let at = 0;
  const deep = createDeepPages(() => at);
  const page = async (number: number, list = listed('asc'), name = 'numbers') =>
    (await deep.page(database.db, name, list, { limit: size, offset: number * size })).map((key) =>
      Number(key[1]),
    );
  return {
    page,
    forget: () => deep.forget('numbers'),
    pass: (ms: number) => {
      at += ms;
    },
  };
};
const twenty = (from: number, by = 1) => Array.from({ length: size }, (_, index) => from + by * index);

test('pages far from the first page of a list › contain the same rows as a query with OFFSET', async () => {
  const { page } = reader();
  expect(await page(0)).toEqual(twenty(0));
  expect(await page(49)).toEqual(twenty(980));
  expect(await page(160)).toEqual(twenty(3200));
  expect(await page(51)).toEqual(twenty(1020));
  expect(await page(50)).toEqual(twenty(1000));
  expect(await page(174)).toEqual(twenty(3480));
  expect(await page(175)).toEqual([]);
  expect(await page(900)).toEqual([]);
  expect(await page(100, listed('desc'), 'from the end')).toEqual(twenty(1499, -1));
  expect(await page(50, listed('asc', 1500), 'fewer')).toEqual(twenty(2500));
});

test('pages far from the first page of a list › contain the correct rows when several readers request pages concurrently', async () => {
  const { page } = reader();
  const pages = await Promise.all([page(160), page(60), page(110)]);
  expect(pages).toEqual([twenty(3200), twenty(1200), twenty(2200)]);
});

test('pages far from the first page of a list › neither omit nor repeat a row when rows are inserted before them', async () => {
  const { page, pass, forget } = reader();
  expect(await page(100)).toEqual(twenty(2000));
  await database.pool.query('insert into numbers select generate_series(-5, -1)');
  expect(await page(101)).toEqual(twenty(2020));
  expect(await page(0)).toEqual(twenty(-5));
  forget();
  expect(await page(101)).toEqual(twenty(2015));
  await database.pool.query('delete from numbers where n < 0');
  pass(59_999);
  expect(await page(102)).toEqual(twenty(2035));
  pass(1);
  expect(await page(102)).toEqual(twenty(2040));
});
