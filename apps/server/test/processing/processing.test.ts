import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@pratik/contract/events';
import type { Correction } from '@pratik/contract/feedback';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';

const missingArticle = (text: string): Correction => ({
  code: 'missing-article',
  start: text.indexOf('nurse'),
  end: text.indexOf('nurse') + 'nurse'.length,
  replacements: ['a nurse'],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslek adlarının önüne a/an gelir.', en: 'Jobs take a/an.' },
});

/**
 * The function that the fake feedback engine calls for each text. The engine corrects "nurse" and fails when this
 * function throws.
 */
let behave: (text: string) => Promise<void> = async () => {};
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '7',
  async analyse(text) {
    await behave(text);
    return { corrections: text.includes('nurse') ? [missingArticle(text)] : [] };
  },
  close: async () => {},
};

let app: PracticeApp;
beforeAll(async () => {
  // The app’s worker is off, because the tests process messages themselves.
  app = await startPracticeApp({ engine, worker: false });
});
afterAll(() => app.close());

const never = new AbortController().signal;

/** Stores a conversation turn whose message waits for processing. */
const say = async (text: string, user?: SignedInUser) => {
  const learner = user ?? (await app.users.add());
  const id = randomUUID();
  await app.db.transaction().execute((tx) =>
    app.processing.enqueueMessage(tx, learner, {
      id,
      source: 'chat',
      conversationId: null,
      text,
      at: app.clock.now(),
    }),
  );
  return { id, learner };
};
const stateOf = async (id: string) => {
  const admin = await app.users.add({ role: 'admin' });
  return (await app.call(admin, `message-process/get-by-id?id=${id}`, undefined, 'GET')).body;
};

test('message processing › stores corrections and notifies the learner and the administrators', async () => {
  const { id, learner } = await say('My sister is nurse.');
  const heardByLearner: LiveEvent[] = [];
  const heardByAdmin: LiveEvent[] = [];
  const both = Promise.withResolvers<void>();
  const check = (_heard: number) => {
    if (heardByLearner.some((event) => event.type === 'feedback')) {
      if (heardByAdmin.some((event) => event.type === 'message-process' && event.state === 'done'))
        both.resolve();
    }
  };
  const leave = [
    app.live.subscribe({
      userId: learner.id,
      sessionId: null,
      admin: false,
      push: (event) => check(heardByLearner.push(event)),
    }),
    app.live.subscribe({
      userId: randomUUID(),
      sessionId: null,
      admin: true,
      push: (event) => check(heardByAdmin.push(event)),
    }),
  ];
  await app.worker.process(id, never);
  await both.promise;
  for (const off of leave) off();
  expect(heardByLearner.find((event) => event.type === 'feedback')).toMatchObject({
    messageId: id,
    feedback: {
      state: 'done',
      corrections: [{ code: 'missing-article', start: 13, end: 18, disputed: false }],
    },
  });
  expect(heardByLearner.some((event) => event.type === 'message-process')).toBe(false);
  expect(await stateOf(id)).toMatchObject({
    state: 'done',
    attempts: 1,
    corrections: 1,
    engine: 'scripted',
    engineVersion: '7',
    attemptList: [{ number: 1, outcome: 'done', engine: 'scripted 7' }],
  });
});

test('message processing › stops after five failures, stores their reasons, and continues when an administrator retries the message', async () => {
  const { id } = await say('poison');
  behave = async () => {
    throw new Error('cannot read this');
  };
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect(app.worker.process(id, never)).rejects.toThrow('cannot read this');
    expect(await stateOf(id)).toMatchObject({
      state: 'waiting',
      attempts: attempt,
      reason: 'cannot read this',
    });
  }
  await app.worker.process(id, never);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 5, reason: 'cannot read this' });
  await app.worker.process(id, never);
  expect((await stateOf(id)).attempts).toBe(5);

  behave = async () => {};
  const admin = await app.users.add({ role: 'admin' });
  expect((await app.call(admin, 'message-process/retry', { ids: [id] })).body).toEqual({ retried: 1 });
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', reason: null });
  await app.worker.process(id, never);
  const healed = await stateOf(id);
  expect(healed).toMatchObject({ state: 'done', attempts: 6 });
  expect(healed.attemptList.map((one: { outcome: string }) => one.outcome)).toEqual([
    ...Array(5).fill('failed'),
    'done',
  ]);
});

test('message processing › aborts the check when the feedback engine does not respond, and continues with the next message', async () => {
  const { id } = await say('hang');
  const next = await say('My sister is nurse.');
  const hung = Promise.withResolvers<void>();
  behave = (text) => (text === 'hang' ? hung.promise : Promise.resolve());
  const impatient = app.processing.createWorker(engine, { engineTimeoutMs: 30 });
  await expect(impatient.process(id, never)).rejects.toThrow('too-slow');
  await impatient.process(next.id, never);
  expect((await stateOf(next.id)).state).toBe('done');
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  hung.resolve();
  behave = async () => {};
});

test('message processing › returns a message to the state waiting, without counting a failure, when the server process stops', async () => {
  const { id } = await say('hang');
  const reached = Promise.withResolvers<void>();
  const hung = Promise.withResolvers<void>();
  behave = () => {
    reached.resolve();
    return hung.promise;
  };
  const stop = new AbortController();
  const working = app.worker.process(id, stop.signal);
  await reached.promise;
  expect((await stateOf(id)).state).toBe('processing');
  stop.abort();
  await expect(working).rejects.toThrow('handed back');
  hung.resolve();
  behave = async () => {};
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', attemptList: [{ outcome: 'handed-back' }] });
  const { rows } = await app.run(`select failures from messages where id = '${id}'`);
  expect(rows).toEqual([{ failures: 0 }]);
  await app.worker.process(id, never);
  expect((await stateOf(id)).state).toBe('done');
});

test('message processing › stores one result, and counts errors once, when two workers process the same job', async () => {
  const { id, learner } = await say('My sister is nurse.');
  const gates: (() => void)[] = [];
  const reached = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  behave = () => {
    reached[gates.length]?.resolve();
    return new Promise((resolve) => gates.push(resolve));
  };
  const first = app.worker.process(id, never);
  await reached[0]?.promise;
  const second = app.worker.process(id, never);
  await reached[1]?.promise;
  gates[1]?.();
  await second;
  gates[0]?.();
  await first;
  behave = async () => {};
  await app.worker.process(id, never);
  expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 2, corrections: 1 });
  expect(await app.progress.recentErrors(learner, 5)).toEqual([{ code: 'missing-article', count: 1 }]);
  expect((await app.run(`select 1 from corrections where message_id = '${id}'`)).rows).toHaveLength(1);
});

test('message processing › continues with a message after its worker process was killed, and marks the message as failed when every worker process that checks it is killed', async () => {
  const { id } = await say('My sister is nurse.');
  // Creates the state that a killed worker leaves in the database.
  const killed = async () => {
    await app.run(`update messages set state = 'processing', attempts = attempts + 1 where id = '${id}'`);
    await app.run(`insert into message_attempts (message_id, number, started_at, outcome)
      select id, attempts, now(), 'running' from messages where id = '${id}'`);
  };
  await killed();
  await app.worker.process(id, never);
  expect(await stateOf(id)).toMatchObject({
    state: 'done',
    attempts: 2,
    attemptList: [{ outcome: 'failed', reason: 'process-lost' }, { outcome: 'done' }],
  });
  await app.run(`update messages set state = 'processing', failures = 4 where id = '${id}'`);
  await app.worker.process(id, never);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 2 });
});

test('message processing › ignores corrections whose position is outside the text', async () => {
  const { id } = await say('nurse');
  const broken = {
    ...engine,
    analyse: async () => ({
      corrections: [
        { ...missingArticle('nurse'), start: 3, end: 99 },
        missingArticle('nurse'),
        { ...missingArticle('nurse'), start: 2, end: 4 },
      ],
    }),
  };
  await app.processing.createWorker(broken).process(id, never);
  expect((await stateOf(id)).correctionList).toMatchObject([{ start: 0, end: 5 }]);
});

test('correction dispute › sends the message to message review, and removes the correction from the error profile', async () => {
  const { id, learner } = await say('My sister is nurse.');
  await app.worker.process(id, never);
  const [correction] = (await stateOf(id)).correctionList;
  const stranger = await app.users.add();
  const refused = await app.call(stranger, 'chat/dispute-correction', {
    correctionId: correction.id,
    disputed: true,
  });
  expect(refused.status).toBe(404);
  const dispute = (disputed: boolean) =>
    app.call(learner, 'chat/dispute-correction', { correctionId: correction.id, disputed });
  expect((await dispute(true)).body).toEqual({ done: true });
  expect((await dispute(true)).body).toEqual({ done: true });
  expect(await stateOf(id)).toMatchObject({
    state: 'needs-review',
    disputed: true,
    correctionList: [{ disputed: true }],
  });
  expect(await app.progress.recentErrors(learner, 5)).toEqual([]);
  await dispute(false);
  expect(await stateOf(id)).toMatchObject({ state: 'done', disputed: false });
  expect(await app.progress.recentErrors(learner, 5)).toEqual([{ code: 'missing-article', count: 1 }]);
});

test('message processing › replaces the corrections, and counts errors once, when a message is checked again', async () => {
  const { id, learner } = await say('My sister is nurse.');
  await app.worker.process(id, never);
  const admin = await app.users.add({ role: 'admin' });
  await app.call(admin, 'message-process/retry', { ids: [id] });
  await app.worker.process(id, never);
  expect((await stateOf(id)).correctionList).toHaveLength(1);
  expect(await app.progress.recentErrors(learner, 5)).toEqual([{ code: 'missing-article', count: 1 }]);
});

test('message processing › stores neither a message nor its job when the transaction fails', async () => {
  const learner = await app.users.add();
  const id = randomUUID();
  const rolledBack = app.db.transaction().execute(async (tx) => {
    const message = { id, source: 'chat' as const, conversationId: null, text: 'x', at: app.clock.now() };
    await app.processing.enqueueMessage(tx, learner, message);
    throw new Error('the transaction fails');
  });
  await expect(rolledBack).rejects.toThrow('the transaction fails');
  expect((await app.run(`select 1 from messages where id = '${id}'`)).rows).toEqual([]);
  expect((await app.run(`select 1 from pgboss.job where data->>'messageId' = '${id}'`)).rows).toEqual([]);
});

test('message processing › processes waiting messages one after another without a pause between them', async () => {
  const learner = await app.users.add();
  const ids: string[] = [];
  for (let count = 0; count < 40; count += 1) ids.push((await say('My sister is nurse.', learner)).id);
  const working = await startPracticeApp({ database: app.database, clock: app.clock, engine });
  try {
    await working.heard(learner.id, async () => {
      const feedback = await working.processing.feedbackOf(ids);
      return ids.every((id) => feedback.get(id)?.state === 'done');
    });
  } finally {
    await working.close();
  }
});

test('message processing › returns an unfinished job to the queue when the server process stops', async () => {
  const reached = Promise.withResolvers<void>();
  const hanging: FeedbackEngine = {
    ...engine,
    analyse: () => {
      reached.resolve();
      return new Promise(() => {});
    },
  };
  const stopping = await startPracticeApp({ clock: app.clock, engine: hanging });
  const learner = await stopping.users.add();
  const id = randomUUID();
  await stopping.db.transaction().execute((tx) =>
    stopping.processing.enqueueMessage(tx, learner, {
      id,
      source: 'chat',
      conversationId: null,
      text: 'Hello.',
      at: app.clock.now(),
    }),
  );
  await reached.promise;
  await stopping.stop();
  const { rows: messages } = await stopping.run('select state, failures from messages');
  const { rows: attempts } = await stopping.run('select outcome from message_attempts');
  const { rows: jobs } = await stopping.run(`select state from pgboss.job where name = 'feedback'`);
  await stopping.close();
  expect(messages).toEqual([{ state: 'waiting', failures: 0 }]);
  expect(attempts).toEqual([{ outcome: 'handed-back' }]);
  expect(jobs).toEqual([{ state: 'retry' }]);
});

test('feedback on a message › says how much of the text was checked', async () => {
  const { id } = await say('Merhaba hocam.');
  const reading: FeedbackEngine = {
    ...engine,
    analyse: async () => ({
      corrections: [],
      checked: 'unreadable',
      sourceErrors: [{ source: 'harper', failure: 'timeout' }],
    }),
  };
  await app.processing.createWorker(reading).process(id, never);
  expect((await app.processing.feedbackOf([id])).get(id)).toMatchObject({
    state: 'done',
    checked: 'unreadable',
    corrections: [],
  });
  expect((await stateOf(id)).attemptList.at(-1).reason).toContain('harper (timeout)');
});
