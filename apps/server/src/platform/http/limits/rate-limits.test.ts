import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { addressKey, createRateLimit } from './rate-limits.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  // Freezes the clock of the rate limits, so that the number of seconds to wait is exact.
  vi.useFakeTimers({ toFake: ['Date'] });
  database = await cloneDatabase(inject('postgresUrl'));
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  vi.useRealTimers();
  await pool.end();
  await database.drop();
});

const refused = expect.objectContaining({
  problem: 'too-many-requests',
  extras: { retryAfter: 600 },
});

test('rate limit › counts the attempts of a key across all server processes', async () => {
  const here = createRateLimit(pool, { name: 'a', attempts: 2, seconds: 600 });
  const there = createRateLimit(pool, { name: 'a', attempts: 2, seconds: 600 });
  await here.take('kişi');
  await there.take('kişi');
  await expect(here.take('kişi')).rejects.toEqual(refused);
  await expect(there.take('başkası')).resolves.toBeUndefined();
  await createRateLimit(pool, { name: 'b', attempts: 2, seconds: 600 }).take('kişi');
});

test('rate limit › accepts only the allowed number of attempts when attempts are concurrent', async () => {
  const limit = createRateLimit(pool, { name: 'c', attempts: 3, seconds: 600 });
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => limit.take('kişi')));
  expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
});

test('rate limit › allows a new attempt after one attempt is cancelled or all attempts are deleted', async () => {
  const limit = createRateLimit(pool, { name: 'd', attempts: 1, seconds: 600 });
  await limit.take('kişi');
  await limit.giveBack('kişi');
  await limit.take('kişi');
  await limit.clear('kişi');
  await limit.take('kişi');
  await expect(limit.take('kişi')).rejects.toEqual(refused);
});

test('rate limit › does not count attempts that are older than the time window', async () => {
  const limit = createRateLimit(pool, { name: 'e', attempts: 1, seconds: 600 });
  await limit.take('kişi');
  await pool.query("update rate_limits set expire = expire - 600000 where key like 'e:%'");
  await expect(limit.take('kişi')).resolves.toBeUndefined();
});

test('rate limit › does not store keys in plain text', async () => {
  await createRateLimit(pool, { name: 'f', attempts: 1, seconds: 600 }).take('ayse@example.com');
  const { rows } = await pool.query("select key from rate_limits where key like 'f:%'");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ayse');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007::9', '2001:db8:0:7::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('rate-limit key of an address › is the IPv4 address or the IPv6 /64 network (%s → %s)', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
