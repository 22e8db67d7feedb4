import type { AnswerOf } from '@pratik/contract/call';
import { getRecordings } from '@pratik/contract/speech';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeVoice, fakeVoice } from '../../fake-voice.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { listeningKit } from '../../listening-users.ts';
import { adminAccount, type Session, signInFirstAdministrator } from '../../users.ts';

type State = AnswerOf<typeof getRecordings>;

let app: TestApp;
let admin: Session;
let configured: FakeVoice;
let basic: FakeVoice;
let kit: ReturnType<typeof listeningKit>;
beforeAll(async () => {
  configured = fakeVoice('configured');
  basic = fakeVoice('basic');
  app = await startTestApp({ speech: [configured, basic] });
  admin = await signInFirstAdministrator(app);
  kit = listeningKit(app, admin);
});
afterAll(() => app.close());

const state = async () => (await kit.send<State>(admin, 'GET', getRecordings.path)).body;
const start = async () => (await kit.send<State>(admin, 'POST', 'speech/start-recordings', {})).body;

/** Polls until the recording job is done, because a worker thread runs the job. */
const over = async (): Promise<State> => {
  for (;;) {
    const now = await state();
    if (now.run && now.run.state !== 'waiting' && now.run.state !== 'running') return now;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('job that creates the audio of listening exercises', () => {
  it('ends when an administrator cancels it', async () => {
    expect(await state()).toEqual({ scripts: 1, ready: 0, voice: 'configured', run: null });
    const unblock = configured.block();
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.run?.id).toBe(two.run?.id);
    const cancelled = await kit.send<State>(admin, 'POST', 'speech/cancel-recordings', {});
    expect(cancelled.body.run).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) });
    unblock();
  });

  it('creates the audio of all scripts, and reuses existing audio in a later job', async () => {
    app.clock.advance(60);
    await start();
    expect(await over()).toMatchObject({ ready: 1, run: { state: 'done', total: 1, made: 1, failed: 0 } });
    const asked = configured.asked.length;
    app.clock.advance(60);
    await start();
    expect(await over()).toMatchObject({ run: { state: 'done', made: 1 } });
    expect(configured.asked.length).toBe(asked);
  });

  it('is recorded once in the audit log, with the administrator who started it', async () => {
    const entries = async () => {
      const { rows } = await app.database.pool.query(
        `select u.email, a.target_kind from audit_log a join users u on u.id = a.actor_id
         where a.action = 'recordings.start' order by a.id`,
      );
      return rows;
    };
    const runs = async () =>
      (await app.database.pool.query<{ id: string }>('select id from recording_runs')).rows.length;
    const before = { entries: (await entries()).length, runs: await runs() };
    app.clock.advance(60);
    await Promise.all([start(), start()]);
    await over();
    // The first job can end before the second request begins. Then the second request starts another job.
    const started = (await runs()) - before.runs;
    expect(started).toBeGreaterThan(0);
    expect((await entries()).slice(before.entries)).toEqual(
      Array.from({ length: started }, () => ({ email: adminAccount.email, target_kind: 'recordings' })),
    );
  });

  it('can be seen, started and cancelled only by an administrator', async () => {
    const learner = await kit.addLearner();
    for (const [method, path] of [
      ['GET', 'recordings'],
      ['POST', 'start-recordings'],
      ['POST', 'cancel-recordings'],
    ] as const) {
      expect(
        (await kit.send(learner, method, `speech/${path}`, method === 'POST' ? {} : undefined)).status,
      ).toBe(403);
    }
  });
});

describe('speech synthesis when the configured provider fails', () => {
  it('uses the built-in voice and reports the failure to administrators', async () => {
    configured.fail();
    // Changes the text, so that its sentences have no stored audio yet.
    await app.database.pool.query(
      `update curriculum_items set version = 2, body = replace(body::text, 'Here you are', 'There you go')::json where kind = 'listening'`,
    );
    await app.database.pool.query(`insert into curriculum_versions (kind, id, version, body, made_at)
      select kind, id, version, body, now() from curriculum_items where kind = 'listening'`);
    const learner = await kit.addLearner();
    const listeningId = kit.idOf(await kit.start(learner));
    const { body } = await kit.get<{ audio: { voice: string } }>(learner, `audio?listeningId=${listeningId}`);
    expect(body.audio.voice).toBe('basic');
    expect(basic.asked).toContain('There you go.');
    expect(await state()).toMatchObject({ ready: 0 });
  });
});
