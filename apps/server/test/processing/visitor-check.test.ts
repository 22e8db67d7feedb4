import type { FeedbackEngine } from '@pratik/feedback/engine';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';

type Analyse = FeedbackEngine['analyse'];

const correction = {
  code: 'be-insertion' as const,
  start: 2,
  end: 10,
  replacements: ['agree'],
  source: 'transfer-grammar' as const,
  confidence: 0.9,
  explanation: { tr: '“Agree” bir fiildir.', en: '“Agree” is a verb.' },
};
const corrects: Analyse = async () => ({ checked: 'open', corrections: [correction] });
const analyse = vi.fn<Analyse>();
const engine: FeedbackEngine = { name: 'scripted', version: '1', analyse, close: async () => {} };

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  app = await startTestApp({
    engine,
    log,
    env: { TRUSTED_PROXIES: 'loopback', ORGANIZATION_NAME: 'Çamlık Okulu' },
  });
});
afterAll(() => app.close());
beforeEach(() => void analyse.mockReset().mockImplementation(corrects));

const check = (text: unknown, from = '203.0.113.7') =>
  app.send('POST', '/api/public/visitor/check-text', {
    body: { text } as object,
    headers: { 'x-forwarded-for': from },
    remoteAddress: '127.0.0.1',
  });
const problemOf = (answer: { json(): { type: string } }) => answer.json().type.replace('/problems/', '');

/** Returns all rows of all tables as text. */
const everythingStored = async () => {
  const { db } = app.database;
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = [];
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...found.rows.map(({ row }) => row));
  }
  return texts.join('\n');
};

describe('check of a visitor’s sentence', () => {
  test('returns corrections to a caller without an access token', async () => {
    const answer = await check('  I am agree with you. ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ checked: 'open', corrections: [correction] });
    expect(analyse).toHaveBeenCalledWith('I am agree with you.', { signal: expect.any(AbortSignal) });
  });

  test('neither stores nor logs the text, and does not send the text to an AI model', async () => {
    analyse.mockImplementationOnce(corrects).mockRejectedValueOnce(new Error('Zanzibar is in the error'));
    expect((await check('I am agree with Zanzibar.')).statusCode).toBe(200);
    expect((await check('I am agree with Zanzibar too.')).statusCode).toBe(503);
    expect((await check(`Zanzibar ${'x'.repeat(200)}`)).statusCode).toBe(400);
    expect(analyse.mock.calls.every(([, options]) => options?.askModel === undefined)).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('Zanzibar');
    expect(await everythingStored()).not.toContain('Zanzibar');
  });

  test('does not cache the result, so that the text does not stay in memory', async () => {
    await check('I am agree with memory.');
    await check('I am agree with memory.');
    expect(analyse).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['is empty', ' '],
    ['has more than 200 characters', 'a'.repeat(201)],
    ['has control characters', 'I am\u0000 agree.'],
    ['is not a string', 7],
  ])('rejects a text that %s', async (_, text) => {
    expect(problemOf(await check(text))).toBe('validation');
    expect(analyse).not.toHaveBeenCalled();
  });

  test('checks one text at a time, and rejects further texts when ten are waiting', async () => {
    const done = Promise.withResolvers<void>();
    let running = 0;
    let most = 0;
    analyse.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await done.promise;
      running -= 1;
      return { corrections: [] };
    });
    const answers = Array.from({ length: 12 }, (_, at) => check(`Sentence ${at}.`, `203.0.113.${20 + at}`));
    const first = await Promise.race(answers);
    expect([first.statusCode, problemOf(first)]).toEqual([429, 'too-many-requests']);
    done.resolve();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([...Array<number>(11).fill(200), 429]);
    expect(most).toBe(1);
  });

  test('returns 503 with Retry-After when the feedback engine fails', async () => {
    analyse.mockRejectedValueOnce(new Error('crashed'));
    const answer = await check('I am here.');
    expect([answer.statusCode, problemOf(answer), answer.headers['retry-after']]).toEqual([503, 'busy', '5']);
  });

  test('limits the number of calls per network address', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) {
      statuses.push((await check('I am here.', `2001:db8:1:2::${call.toString(16)}`)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await check('I am here.', '2001:db8:1:3::1')).statusCode).toBe(200);
  });
});

test('public configuration › contains the organisation’s name when the name is configured', async () => {
  expect((await app.send('GET', '/api/public/config')).json()).toMatchObject({
    organization: 'Çamlık Okulu',
  });
});
