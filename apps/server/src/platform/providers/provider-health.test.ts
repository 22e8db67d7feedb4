import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { testClock } from '../../../test/harness.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createProviderRecorder } from './provider-health.ts';

const log = pino({ level: 'silent' });
const clock = testClock();
let database: TestDatabase;
let opened: Database;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
  opened = openDatabase(database.url, log, 2);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(() => opened.pool.query('delete from provider_health'));

/** Simulates a separate process. It writes its first results immediately, and all later results only when it closes. */
const openProcess = () => createProviderRecorder({ db: opened.db, clock, log, everyMs: 3_600_000 });
const timeout = { ok: false, cause: 'timeout' } as const;

describe('recorded health of providers', () => {
  it('is shared by all processes and survives a restart', async () => {
    const first = openProcess();
    expect(await first.read(['ai'])).toMatchObject([{ provider: 'ai', state: 'unused' }]);
    first.record('ai', { ok: true });
    await first.close();
    const worked = clock.now().toISOString();
    clock.advance(60);
    const second = openProcess();
    second.record('ai', timeout);
    await second.close();
    const third = openProcess();
    third.record('ai', timeout);
    await third.close();
    expect(await openProcess().read(['ai', 'mail'])).toEqual([
      {
        provider: 'ai',
        state: 'failing',
        lastSuccessAt: worked,
        lastFailureAt: clock.now().toISOString(),
        lastFailureCause: 'timeout',
        failures: 2,
      },
      {
        provider: 'mail',
        state: 'unused',
        lastSuccessAt: null,
        lastFailureAt: null,
        lastFailureCause: null,
        failures: 0,
      },
    ]);
  });

  it('is written at most once per interval, regardless of the number of calls', async () => {
    const recorder = openProcess();
    await opened.pool.query(`
      create table writes (at timestamptz default clock_timestamp());
      create function note_write() returns trigger language plpgsql as
        $$ begin insert into writes default values; return new; end $$;
      create trigger noted before insert on provider_health for each row execute function note_write()`);
    recorder.record('speech', { ok: true });
    await recorder.read(['speech']);
    for (let count = 0; count < 500; count += 1) recorder.record('speech', timeout);
    recorder.record('speech', { ok: true });
    recorder.record('speech', timeout);
    await recorder.close();
    const { rows } = await opened.pool.query('select count(*)::int as writes from writes');
    expect(rows).toEqual([{ writes: 2 }]);
    expect(await recorder.read(['speech'])).toMatchObject([{ state: 'failing', failures: 1 }]);
  });

  it('is discarded without an exception when the database is unavailable', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:2/none', log, 2);
    const recorder = createProviderRecorder({ db: away.db, clock, log });
    recorder.record('mail', timeout);
    await recorder.close();
    await away.close();
  });
});
