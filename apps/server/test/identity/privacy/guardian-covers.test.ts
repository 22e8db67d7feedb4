import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeAiServer } from '../../fake-ai-server.ts';
import { callIn, type GuardianApp, guardianApp, startGuardianApp } from '../../guardian-app.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { adminAccount, type Session, signIn } from '../../users.ts';

let ai: FakeAiServer;
let app: TestApp;
let admin: Session;
let configured: GuardianApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ ai, app, admin, configured, close } = await startGuardianApp());
});
afterAll(() => close());

test('guardian consent › must be renewed when a new consent text requires this, even if the child accepts the new text', async () => {
  const { call, consent, partnerOf, begin, say, child, codeFor, decide, asked } = configured;
  const learner = await child();
  await consent(learner);
  const first = await codeFor(learner.id);
  const before = await asked();
  await decide(first, true);
  const talk = await begin(learner);
  await say(learner, talk, 'I like the sea.');
  const save = async (asksAgain: boolean) => {
    const version = (await asked()).find(({ purpose }) => purpose === 'ai')?.version;
    const words = { tr: 'Metin bundan böyle böyledir.', en: 'The text reads like this now.' };
    await call(admin, 'privacy/save-text', { kind: 'ai', version, asksAgain, ...words });
  };
  await save(false);
  expect(await partnerOf(learner)).toBe('ai');
  await save(true);
  expect((await consent(learner, 3)).body).toMatchObject({
    consents: [{ purpose: 'ai', given: true }, { purpose: 'voice' }],
    minor: { guardian: 'renewal', renew: ['ai'] },
  });
  const sent = ai.requests.length;
  expect(sent).toBeGreaterThan(0);
  expect((await say(learner, talk, 'My secret is blue.')).status).toBe(200);
  expect(ai.requests).toHaveLength(sent);
  expect(await partnerOf(learner)).toBe('offline');
  const renewed = (await call(admin, `privacy/minor?userId=${learner.id}`)).body.minor.asked;
  expect(renewed).toMatchObject([
    { purpose: 'ai', version: 3, covered: false },
    { purpose: 'voice', covered: true },
  ]);

  // The earlier link allows only a withdrawal after the consent, so the child requests a new link.
  expect([await decide(first, true), await partnerOf(learner)]).toEqual([200, 'offline']);
  const again = await call(learner, 'privacy/ask-guardian', { email: 'veli@example.com' });
  expect(again.body).toEqual({ mailed: false });
  const next = await codeFor(learner.id);
  expect((await call(null, 'guardian/read', { code: next })).body).toMatchObject({
    use: 'decide',
    decision: { given: true },
    consents: [
      { purpose: 'ai', version: 3, covered: false },
      { purpose: 'voice', covered: true },
    ],
  });
  const stale = { given: true, guardian: 'Nur Ak', covers: before };
  expect((await call(null, 'guardian/decide', { ...stale, code: next })).status).toBe(409);
  const half = { ...stale, covers: (await asked()).slice(1) };
  expect((await call(null, 'guardian/decide', { ...half, code: next })).status).toBe(409);
  expect(await partnerOf(learner)).toBe('offline');
  expect([await decide(next, true), await partnerOf(learner)]).toEqual([200, 'ai']);
  expect((await call(learner, 'privacy/get')).body.minor).toMatchObject({ guardian: 'given', renew: [] });

  // A paper form covers only the purposes on the form. The server rejects a form with outdated texts.
  const userId = learner.id;
  expect((await call(admin, 'privacy/record-guardian', { ...stale, userId })).status).toBe(409);
  await call(admin, 'privacy/record-guardian', { ...half, userId });
  expect(await partnerOf(learner)).toBe('offline');
});

test('guardian consent › must be renewed when a purpose is added or a provider is replaced', async () => {
  const { consent, partnerOf, child, codeFor, decide, asked } = configured;
  const elsewhere = 'voice.example.org';
  const moved = await startTestApp({
    organizationOf: app,
    env: {
      AI_BASE_URL: ai.url.replace('127.0.0.1', 'localhost'),
      AI_MODEL: 'fake',
      AI_FEEDBACK: 'false',
      MINORS: 'on',
      SPEECH_BASE_URL: `https://${elsewhere}/v1`,
      SPEECH_MODEL: 'ses-1',
    },
  });
  const learner = await child();
  await consent(learner, (await asked())[0]?.version);
  await decide(await codeFor(learner.id), true);
  expect(await partnerOf(learner)).toBe('ai');

  const there = await signIn(moved, learner);
  const callThere = callIn(moved);
  const get = async (path: string) => (await callThere(there, path)).body;
  for (const { purpose, version, service } of (await get('privacy/get')).consents) {
    await callThere(there, 'privacy/decide', { purpose, version, service, given: true });
  }
  const state = await get('privacy/get');
  expect(state.consents.map(({ given }: { given: boolean }) => given)).toEqual([true, true, true]);
  expect(state.minor).toMatchObject({ guardian: 'renewal', renew: ['ai', 'speech'] });
  expect((await get('chat/options')).partner).toBe('offline');
  expect((await get('voice/options')).elsewhere).toEqual({ service: elsewhere, allowed: false });

  const code = await codeFor(learner.id);
  const covers = await guardianApp(moved, await signIn(moved, adminAccount), ai).asked();
  expect(covers.map(({ purpose }) => purpose).toSorted()).toEqual(['ai', 'speech', 'voice']);
  await callThere(null, 'guardian/decide', { code, given: true, guardian: 'Nur Ak', covers });
  expect((await get('chat/options')).partner).toBe('ai');
  expect((await get('voice/options')).elsewhere).toEqual({ service: elsewhere, allowed: true });
  await moved.close();
});

test('migration of guardian consents › records for an earlier consent only the purposes whose text and provider are known', async () => {
  const { child } = configured;
  const { id } = await child();
  const file = new URL('../../../migrations/0031_guardian_consent_covers.sql', import.meta.url);
  const client = await app.database.pool.connect();
  const run = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  const ai1 = { purpose: 'ai', version: 1, service: 'ai.example.org' };
  try {
    await run('begin');
    await run('alter table guardian_decisions drop column covers');
    await run('delete from consents');
    await run('delete from guardian_decisions');
    await run("delete from privacy_texts where kind = 'ai' and version > 1");
    // The migration gave the shipped texts a date later than these consents, so the test sets an earlier date.
    await run("update privacy_texts set made_at = '2025-12-01T00:00:00Z'");
    await run(`insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at)
      values ('ai', 2, 'Yeni metin', 'New text', false, '2026-03-01T00:00:00Z')`);
    for (const [purpose, service, at] of [
      ['ai', ai1.service, '2026-02-01T00:00:00Z'],
      ['ai', ai1.service, '2026-06-01T00:00:00Z'],
      // Two providers were configured at different times, so the provider between these two dates is unknown.
      ['voice', 'ear.example.org', '2026-02-01T00:00:00Z'],
      ['voice', 'other.example.org', '2026-06-01T00:00:00Z'],
    ]) {
      await run(
        `insert into consents (user_id, purpose, given, text_version, service, at) values ($1, $2, true, 1, $3, $4)`,
        [id, purpose, service, at],
      );
    }
    const stored: [boolean, string, string, object[]][] = [
      [true, 'link', '2026-01-15T00:00:00Z', []],
      [true, 'link', '2026-02-10T00:00:00Z', [ai1]],
      [true, 'paper', '2026-02-11T00:00:00Z', [ai1]],
      [false, 'link', '2026-02-12T00:00:00Z', []],
      [true, 'link', '2026-04-01T00:00:00Z', [{ ...ai1, version: 2 }]],
      // Two text versions existed on the date of the paper form, so the version on the form is unknown.
      [true, 'paper', '2026-04-02T00:00:00Z', []],
      [true, 'link', '2026-07-01T00:00:00Z', []],
    ];
    for (const [given, means, at] of stored) {
      await run(
        `insert into guardian_decisions (user_id, given, guardian, means, at) values ($1, $2, 'Nur Ak', $3, $4)`,
        [id, given, means, at],
      );
    }
    await run(await readFile(file, 'utf8'));
    const rows = await run('select covers from guardian_decisions order by at');
    expect(rows.map(({ covers }) => covers)).toEqual(stored.map(([, , , covers]) => covers));
  } finally {
    await run('rollback');
    client.release();
  }
});
