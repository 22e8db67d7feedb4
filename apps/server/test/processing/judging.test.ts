import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@pratik/contract/events';
import type { Correction } from '@pratik/contract/feedback';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';

const correctionOf = (text: string, word: string, given: Partial<Correction>): Correction => ({
  code: 'missing-article',
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  replacements: [`a ${word}`],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslek adlarının önüne a/an gelir.', en: 'Jobs take a/an.' },
  ...given,
});

/** A fake feedback engine that corrects "nurse" and "listen music" each time it checks a text. */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '7',
  analyse: async (text) => ({
    corrections: [
      ...(text.includes('nurse') ? [correctionOf(text, 'nurse', {})] : []),
      ...(text.includes('listen music')
        ? [
            correctionOf(text, 'listen music', {
              code: 'missing-preposition',
              source: 'harper',
              replacements: ['listen to music'],
            }),
          ]
        : []),
    ],
  }),
  close: async () => {},
};

let app: PracticeApp;
let admin: SignedInUser;
let other: SignedInUser;
beforeAll(async () => {
  app = await startPracticeApp({ engine, worker: false });
  admin = await app.users.add({ name: 'Derya', surname: 'Koç', role: 'admin' });
  other = await app.users.add({ name: 'Şule', surname: 'Demir', role: 'admin' });
});
afterAll(() => app.close());

const never = new AbortController().signal;
const text = 'My sister is nurse and I listen music.';

const said = async () => {
  const learner = await app.users.add();
  const id = randomUUID();
  const message = { id, source: 'chat' as const, conversationId: null, text, at: app.clock.now() };
  await app.db.transaction().execute((tx) => app.processing.enqueueMessage(tx, learner, message));
  await app.worker.process(id, never);
  return { id, learner };
};
const detail = async (id: string) =>
  (await app.call(admin, `message-process/get-by-id?id=${id}`, undefined, 'GET')).body;
const firstOf = async (id: string): Promise<ReviewedCorrection> => (await detail(id)).correctionList[0];
const judge = (what: ReviewedCorrection, verdict: string, who = admin, revision = what.revision) =>
  app.call(who, 'message-process/judge-correction', { correctionId: what.id, revision, verdict });
const dispute = (learner: SignedInUser, correctionId: string, disputed = true) =>
  app.call(learner, 'chat/dispute-correction', { correctionId, disputed });
const shown = async (id: string) => (await app.processing.feedbackOf([id])).get(id);
const errorsOf = async (learner: SignedInUser) =>
  Object.fromEntries((await app.progress.recentErrors(learner, 9)).map(({ code, count }) => [code, count]));
const again = async (id: string) => {
  await app.call(admin, 'message-process/retry', { ids: [id] });
  await app.worker.process(id, never);
};
const draft = {
  code: 'word-order',
  start: 3,
  end: 9,
  replacements: ['own sister'],
  explanation: { tr: 'Burada "own" gerekir.', en: '' },
};

describe('decision on a correction', () => {
  test('can be an approval, which is stored, and the learner is notified', async () => {
    const { id, learner } = await said();
    const before = await firstOf(id);
    expect(before).toMatchObject({
      engine: 'scripted',
      engineVersion: '7',
      model: null,
      revision: 0,
      decidedBy: null,
    });
    expect(before).not.toHaveProperty('decision');
    const heard: LiveEvent[] = [];
    const notified = Promise.withResolvers<void>();
    const leave = app.live.subscribe({
      userId: learner.id,
      sessionId: null,
      admin: false,
      push: (event) => {
        heard.push(event);
        if (event.type === 'feedback') notified.resolve();
      },
    });
    const answer = await judge(before, 'approved');
    expect(answer.body.correction).toMatchObject({
      id: before.id,
      revision: 1,
      decidedBy: { id: admin.id, name: 'Derya Koç' },
      decision: { verdict: 'approved', decidedAt: '2026-03-10T09:00:00.000Z', reported: false },
    });
    await notified.promise;
    leave();
    expect(heard.find(({ type }) => type === 'feedback')).toMatchObject({
      feedback: { corrections: [{ decision: { verdict: 'approved' } }, { code: 'missing-preposition' }] },
    });
    expect(await errorsOf(learner)).toEqual({ 'missing-article': 1, 'missing-preposition': 1 });
  });

  test('can be a rejection, after which the correction no longer appears in the error profile or after another check', async () => {
    const { id, learner } = await said();
    const first = await firstOf(id);
    await judge(first, 'rejected');
    // Sends the same decision a second time with the same expected revision.
    expect((await judge(first, 'rejected')).status).toBe(200);
    expect(await errorsOf(learner)).toEqual({ 'missing-preposition': 1 });
    await again(id);
    expect(await shown(id)).toMatchObject({
      state: 'done',
      corrections: [{ code: 'missing-preposition' }],
      withdrawn: [{ id: first.id, decision: { verdict: 'rejected', reported: false } }],
    });
    expect(await detail(id)).toMatchObject({ corrections: 1 });
    expect(await errorsOf(learner)).toEqual({ 'missing-preposition': 1 });
    expect((await dispute(learner, first.id)).status).toBe(404);

    await judge(await firstOf(id), 'undecided');
    expect((await shown(id))?.withdrawn).toBeUndefined();
    expect(await errorsOf(learner)).toEqual({ 'missing-article': 1, 'missing-preposition': 1 });
  });

  test('can be an edit of the code, position and words, while the original correction remains stored', async () => {
    const { id, learner } = await said();
    const first = await firstOf(id);
    const change = { ...draft, correctionId: first.id, revision: 0 };
    const answer = await app.call(admin, 'message-process/edit-correction', change);
    expect(answer.body.correction).toMatchObject({
      code: 'word-order',
      start: 3,
      confidence: 1,
      source: 'transfer-grammar',
      original: { code: 'missing-article', replacements: ['a nurse'], confidence: 0.9 },
      decision: { verdict: 'edited', before: { code: 'missing-article', replacements: ['a nurse'] } },
    });
    expect(await errorsOf(learner)).toEqual({ 'word-order': 1, 'missing-preposition': 1 });
    await again(id);
    expect((await shown(id))?.corrections.map(({ code }) => code)).toEqual([
      'word-order',
      'missing-preposition',
    ]);
    expect(await errorsOf(learner)).toEqual({ 'word-order': 1, 'missing-preposition': 1 });
    await judge(await firstOf(id), 'undecided');
    expect(await firstOf(id)).toMatchObject({ code: 'missing-article', original: null, confidence: 0.9 });
  });

  test('can be an addition, which is stored once and remains after another check', async () => {
    const { id, learner } = await said();
    const added = { ...draft, id: randomUUID(), messageId: id };
    for (const _ of [1, 2]) {
      const answer = await app.call(admin, 'message-process/add-correction', added);
      expect(answer.body.correction).toMatchObject({
        source: 'administrator',
        start: 3,
        end: 9,
        decision: { verdict: 'added' },
      });
    }
    await again(id);
    expect((await shown(id))?.corrections).toHaveLength(3);
    const written = await app.run(`select action, actor_id from audit_log where target_id = '${id}'`);
    expect(written.rows).toEqual([{ action: 'correction.add', actor_id: admin.id }]);
    expect(await errorsOf(learner)).toEqual({
      'word-order': 1,
      'missing-article': 1,
      'missing-preposition': 1,
    });
  });

  test('is rejected with a field error when the correction does not match the text', async () => {
    const { id } = await said();
    const add = (change: object) =>
      app.call(admin, 'message-process/add-correction', {
        ...draft,
        ...change,
        id: randomUUID(),
        messageId: id,
      });
    for (const [change, pointer] of [
      [{ start: 3, end: 999 }, '/start'],
      [{ start: 9, end: 3 }, '/start'],
      [{ start: 0, end: 15 }, '/start'],
      [{ replacements: ['sister'] }, '/replacements'],
      [{ explanation: { tr: ' ', en: '' } }, '/explanation/tr'],
      [{ code: 'nonsense' }, '/code'],
    ] as const) {
      const answer = await add(change);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].pointer).toBe(pointer);
    }
    const nowhere = await app.call(admin, 'message-process/add-correction', {
      ...draft,
      id: randomUUID(),
      messageId: randomUUID(),
    });
    expect(nowhere.status).toBe(404);
  });

  test('is rejected as a conflict when another administrator has just decided on the same correction', async () => {
    const { id } = await said();
    const first = await firstOf(id);
    await judge(first, 'approved', other);
    const late = await app.call(admin, 'message-process/edit-correction', {
      ...draft,
      correctionId: first.id,
      revision: 0,
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      type: '/problems/conflict',
      current: {
        revision: 1,
        changedBy: { id: other.id, name: 'Şule Demir' },
        present: { id: first.id, decision: { verdict: 'approved' } },
      },
    });
    expect((await firstOf(id)).code).toBe('missing-article');
  });

  test('can be made only by administrators, and is recorded in the audit log', async () => {
    const { id, learner } = await said();
    const first = await firstOf(id);
    expect((await judge(first, 'rejected', learner)).status).toBe(403);
    for (const path of ['edit-correction', 'add-correction', 'start-run', 'cancel-run']) {
      expect((await app.call(learner, `message-process/${path}`, {})).status).toBe(403);
    }
    for (const path of ['run', 'precision', 'costs']) {
      expect((await app.call(learner, `message-process/${path}`, undefined, 'GET')).status).toBe(403);
    }
    expect((await judge({ ...first, id: randomUUID() }, 'approved')).status).toBe(404);
    await judge(first, 'rejected');
    const { rows } = await app.run(
      `select action, actor_id, detail from audit_log where target_kind = 'message' and target_id = '${id}'`,
    );
    expect(rows).toEqual([
      { action: 'correction.reject', actor_id: admin.id, detail: { code: 'missing-article' } },
    ]);
  });
});

describe('disputes by learners', () => {
  test('are accepted when an administrator rejects the disputed correction, and the learner is notified', async () => {
    const { id, learner } = await said();
    await dispute(learner, (await firstOf(id)).id);
    const list = await app.call(admin, 'message-process/list', { disputedOnly: true });
    expect(list.body.messages.map((one: { id: string }) => one.id)).toContain(id);
    const { disputed } = (await app.call(admin, 'message-process/count', {})).body;
    expect(disputed).toMatchObject({ count: 1, oldestAt: '2026-03-10T09:00:00.000Z' });

    await judge(await firstOf(id), 'rejected');
    expect(await shown(id)).toMatchObject({
      state: 'done',
      withdrawn: [{ disputed: false, decision: { verdict: 'rejected', reported: true } }],
    });
    expect((await app.call(admin, 'message-process/count', {})).body.disputed).toMatchObject({ count: 0 });
    expect(await errorsOf(learner)).toEqual({ 'missing-preposition': 1 });
  });

  test('are declined when an administrator approves the disputed correction, and the learner is notified', async () => {
    const { id, learner } = await said();
    await dispute(learner, (await firstOf(id)).id);
    expect(await errorsOf(learner)).toEqual({ 'missing-preposition': 1 });
    await judge(await firstOf(id), 'approved');
    expect(await shown(id)).toMatchObject({
      state: 'done',
      corrections: [{ disputed: false, decision: { verdict: 'approved', reported: true } }, {}],
    });
    expect(await errorsOf(learner)).toEqual({ 'missing-article': 1, 'missing-preposition': 1 });
    // A second dispute about the same correction opens the learner’s dispute again.
    await dispute(learner, (await firstOf(id)).id);
    expect(await detail(id)).toMatchObject({ state: 'needs-review', disputed: true });
    await judge(await firstOf(id), 'approved');
    expect(await detail(id)).toMatchObject({ state: 'done', disputed: false });
  });

  test('remain open when the message is checked again', async () => {
    const { id, learner } = await said();
    await dispute(learner, (await firstOf(id)).id);
    await again(id);
    expect(await detail(id)).toMatchObject({ state: 'needs-review', disputed: true });
    expect(await firstOf(id)).toMatchObject({ disputed: true, reportedAt: '2026-03-10T09:00:00.000Z' });
    expect(await errorsOf(learner)).toEqual({ 'missing-preposition': 1 });
  });
});

test('precision statistics › count the administrators’ decisions by week, error code and source of the correction', async () => {
  // At this time it is Monday in Istanbul and still Sunday in UTC.
  app.clock.set('2026-05-17T21:30:00Z');
  const { id } = await said();
  const [article, preposition] = (await detail(id)).correctionList;
  await judge(article, 'approved');
  await judge(preposition, 'rejected');
  await app.call(admin, 'message-process/add-correction', { ...draft, id: randomUUID(), messageId: id });
  // A correction whose error code was edited counts under its original error code.
  const { id: correctionId } = await firstOf((await said()).id);
  await app.call(admin, 'message-process/edit-correction', { ...draft, correctionId, revision: 0 });
  const { weeks, decisions } = (await app.call(admin, 'message-process/precision', undefined, 'GET')).body;
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)).toBe('2026-05-18');
  const none = { approved: 0, edited: 0, rejected: 0, added: 0 };
  expect(decisions.filter(({ week }: { week: string }) => week === '2026-05-18')).toEqual([
    {
      ...none,
      week: '2026-05-18',
      code: 'missing-article',
      source: 'transfer-grammar',
      approved: 1,
      edited: 1,
    },
    { ...none, week: '2026-05-18', code: 'missing-preposition', source: 'harper', rejected: 1 },
    { ...none, week: '2026-05-18', code: 'word-order', source: 'administrator', added: 1 },
  ]);
});
