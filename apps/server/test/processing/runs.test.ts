import { randomUUID } from 'node:crypto';
import type { MessageReviewRun } from '@pratik/contract/message-process';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';

/** A fake feedback engine that fails on texts that contain "poison". */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '8',
  analyse: async (text) => {
    if (text === 'poison') throw new Error('cannot read this');
    return { corrections: [] };
  },
  close: async () => {},
};

let app: PracticeApp;
let admin: SignedInUser;
beforeAll(async () => {
  app = await startPracticeApp({ engine, worker: false });
  admin = await app.users.add({ name: 'Derya', surname: 'Koç', role: 'admin' });
});
afterAll(() => app.close());

/** Inserts old messages of one learner, written one second apart. */
const put = async (learner: SignedInUser, count: number, state = 'done', text = 'Hello.'): Promise<void> => {
  await app.run(`insert into messages (id, user_id, source, text, day, state, created_at, engine_version)
    select gen_random_uuid(), '${learner.id}', 'chat', '${text}', '2026-03-01', '${state}',
      '2026-03-01T09:00:00.123456Z'::timestamptz + n * interval '1 second', '7' from generate_series(1, ${count}) n`);
};
const run = async (path: string, body?: object, on = app): Promise<MessageReviewRun | null> =>
  (await on.call(admin, `message-process/${path}`, body, body ? 'POST' : 'GET')).body.run;
const start = (userFilter: string, rest: object = {}) =>
  run('start-run', { filter: { userFilter, ...rest } });
const states = async (learner: SignedInUser) => {
  const { rows } = await app.run(`select state, engine_version as by, count(*)::int as count from messages
    where user_id = '${learner.id}' group by 1, 2 order by 1, 2`);
  return rows;
};

test('bulk job for messages › processes all matching messages, in any server process, and continues when one message fails', async () => {
  const learner = await app.users.add({ name: 'Toplu', surname: 'Bir' });
  const another = await app.users.add({ name: 'Başka', surname: 'İki' });
  await put(learner, 120);
  await put(learner, 1, 'done', 'poison');
  await put(another, 3);
  expect(await run('run')).toBeNull();
  const begun = await start('Toplu');
  expect(begun).toMatchObject({ state: 'waiting', total: 121, queued: 0, askedBy: 'Derya Koç' });
  // A second request returns the bulk job that already exists.
  expect(await start('Başka')).toMatchObject({ id: begun?.id, total: 121 });

  // Starts another process, which does all the work because the process that received the request may have ended.
  const working = await startPracticeApp({ database: app.database, clock: app.clock, engine });
  try {
    await working.heard(admin.id, async () => {
      const rows = await states(learner);
      return rows.some(({ by, count }) => by === '8' && count === 120);
    });
  } finally {
    await working.close();
  }
  expect(await run('run')).toMatchObject({ state: 'done', queued: 121, endedAt: expect.any(String) });
  expect(await states(another)).toEqual([{ state: 'done', by: '7', count: 3 }]);
  const [poison] = (await app.run(`select state, failures > 0 as failed from messages where text = 'poison'`))
    .rows;
  expect(poison).toEqual({ state: 'waiting', failed: true });
});

test('bulk job for messages › queues no further messages after an administrator has cancelled it', async () => {
  const learner = await app.users.add({ name: 'Vazgeçilen', surname: 'Üç' });
  await put(learner, 60, 'failed');
  app.clock.advance(60);
  await start('Vazgeçilen', { states: ['failed'] });
  const cancelled = await run('cancel-run', {});
  expect(cancelled).toMatchObject({ state: 'cancelled', queued: 0, total: 60 });
  app.clock.advance(60);
  const next = await start('Vazgeçilen', { states: ['done'] });
  expect(next).toMatchObject({ state: 'waiting', total: 0 });
  const working = await startPracticeApp({ database: app.database, clock: app.clock, engine });
  try {
    // The server sends no event when the bulk job ends, so the test polls the state.
    while ((await run('run'))?.state !== 'done');
    // Adds a message and waits until it is processed. Jobs run in order, so all earlier jobs are then finished.
    const checkedId = randomUUID();
    await working.db.transaction().execute((tx) =>
      working.processing.enqueueMessage(tx, learner, {
        id: checkedId,
        source: 'chat',
        conversationId: null,
        text: 'Now.',
        at: app.clock.now(),
      }),
    );
    await working.heard(
      admin.id,
      async () => (await working.processing.feedbackOf([checkedId])).get(checkedId)?.state === 'done',
    );
  } finally {
    await working.close();
  }
  expect(await states(learner)).toContainEqual({ state: 'failed', by: '7', count: 60 });
});
