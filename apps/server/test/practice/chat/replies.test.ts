import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream } from '../../event-stream.ts';
import { type FakeAiServer, startFakeAiServer } from '../../fake-ai-server.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { last, talkIn, textOf } from '../../practice-talk.ts';

let ai: FakeAiServer;
let app: PracticeApp;
const configured = () => ({ database: app.database, clock: app.clock, worker: false });
beforeAll(async () => {
  ai = await startFakeAiServer();
  app = await startPracticeApp({
    env: {
      AI_BASE_URL: ai.url,
      AI_MODEL: 'fake',
    },
    timing: { beatMs: 50, followMs: 20 },
  });
});
afterAll(async () => {
  await app.close();
  await ai.close();
});
beforeEach(() => app.clock.advance(86_400));

const { begin, send, read } = talkIn(() => app);

test('chat reply › is returned again, and message and reply are stored once, when the client sends the same message again', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  const turnId = randomUUID();
  ai.next({ kind: 'gated', text: 'One. Two three.' });
  const first = await openStream(app, user, 'chat/send-message', {
    conversationId: id,
    turnId,
    text: 'Hello!',
  });
  await first.until('delta');
  const second = await openStream(app, user, 'chat/send-message', {
    conversationId: id,
    turnId,
    text: 'Hello!',
  });
  expect((await second.until('delta')).at(-1)).toMatchObject({ text: 'One. ' });
  ai.release();
  const [a, b] = [await first.rest(), await second.rest()];
  expect(last(a)).toMatchObject({ type: 'done', turn: { text: 'One. Two three.' } });
  expect(last(b)).toEqual(last(a));
  expect(textOf(b)).toBe('One. Two three.');
  const later = await send(user, id, 'Hello!', turnId);
  expect(textOf(later.events)).toBe('One. Two three.');
  expect(last(later.events)).toEqual(last(a));
  expect((await read(user, id)).turns).toHaveLength(3);
  expect((await app.run(`select 1 from messages where conversation_id = '${id}'`)).rows).toHaveLength(1);
});

test('chat message › is rejected while the reply to an earlier message is incomplete', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  ai.next({ kind: 'gated', text: 'One. Two.' });
  const open = await openStream(app, user, 'chat/send-message', {
    conversationId: id,
    turnId: randomUUID(),
    text: 'A',
  });
  await open.until('delta');
  const refused = await send(user, id, 'B');
  expect(refused.status).toBe(409);
  expect(refused.body.type).toBe('/problems/reply-in-progress');
  ai.release();
  await open.rest();
  const both = await Promise.all([send(user, id, 'C'), send(user, id, 'D')]);
  // Both messages can be accepted only when the second message arrives after the first reply is complete.
  expect(both.map((answer) => answer.status).every((status) => status === 200 || status === 409)).toBe(true);
  const taken = both.filter((answer) => answer.status === 200).length;
  expect(taken).toBeGreaterThan(0);
  const positions = (await read(user, id)).turns.map((turn: { position: number }) => turn.position);
  expect(positions).toEqual(Array.from({ length: 3 + 2 * taken }, (_, index) => index));
});

test('chat reply › is stored up to the point where the learner stops it, and the conversation can continue', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  ai.next({ kind: 'gated', text: 'One. Two three.' });
  const aborted = ai.aborted();
  const open = await openStream(app, user, 'chat/send-message', {
    conversationId: id,
    turnId: randomUUID(),
    text: 'A',
  });
  await open.until('delta');
  expect((await app.call(user, 'chat/stop-reply', { conversationId: id })).body).toEqual({ done: true });
  await aborted;
  expect(last(await open.rest())).toMatchObject({ type: 'done', turn: { state: 'stopped', text: 'One. ' } });
  expect(last((await send(user, id, 'B')).events)?.type).toBe('done');
});

test('chat reply › is received completely by a client that reconnects after a lost connection', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  const turnId = randomUUID();
  ai.next({ kind: 'gated', text: 'One. Two three.' });
  const open = await openStream(app, user, 'chat/send-message', { conversationId: id, turnId, text: 'A' });
  await open.until('delta');
  open.drop();
  ai.release();
  const back = await openStream(app, user, 'chat/send-message', { conversationId: id, turnId, text: 'A' });
  const events = await back.rest();
  expect(textOf(events)).toBe('One. Two three.');
  expect(last(events)).toMatchObject({ type: 'done', turn: { state: 'complete', text: 'One. Two three.' } });
});

test('chat reply › is stored up to the last received text, and its AI call ends, when no client reconnects', async () => {
  const other = await startPracticeApp({
    ...configured(),
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake' },
    timing: { graceMs: 50 },
  });
  const user = await app.users.add();
  const id = await begin(user);
  ai.next({ kind: 'gated', text: 'One. Two three.' });
  const aborted = ai.aborted();
  const body = { conversationId: id, turnId: randomUUID(), text: 'A' };
  const open = await openStream(other, user, 'chat/send-message', body);
  await open.until('delta');
  open.drop();
  await aborted;
  await other.close();
  expect((await read(user, id)).turns[2]).toMatchObject({
    state: 'cut',
    text: 'One. ',
    problem: { type: '/problems/partner-cut' },
  });
});

test('chat reply › does not block the conversation when the server process that writes it is killed', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  await send(user, id);
  // Creates the state that a killed process leaves: the turn is streaming, and its lease has expired.
  await app.run(`update turns set state = 'streaming', text = 'Half a', lease_until = now() - interval '1 second'
    where conversation_id = '${id}' and position = 2`);
  const { events } = await send(user, id, 'Are you there?');
  expect(last(events)?.type).toBe('done');
  expect((await read(user, id)).turns[2]).toMatchObject({
    state: 'cut',
    text: 'Half a',
    problem: { type: '/problems/partner-cut' },
  });
});

test('chat reply › can be read and stopped through another server process', async () => {
  const other = await startPracticeApp({
    ...configured(),
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake' },
    timing: { followMs: 20 },
  });
  try {
    const user = await app.users.add();
    const id = await begin(user);
    const turnId = randomUUID();
    ai.next({ kind: 'gated', text: 'One. Two three.' });
    const here = await openStream(app, user, 'chat/send-message', {
      conversationId: id,
      turnId,
      text: 'A',
    });
    await here.until('delta');
    const there = await openStream(other, user, 'chat/send-message', {
      conversationId: id,
      turnId,
      text: 'A',
    });
    expect((await there.until('delta')).at(-1)).toMatchObject({ text: 'One. ' });
    const busy = await other.call(user, 'chat/send-message', {
      conversationId: id,
      turnId: randomUUID(),
      text: 'B',
    });
    expect(busy.body.type).toBe('/problems/reply-in-progress');
    await other.call(user, 'chat/stop-reply', { conversationId: id });
    expect(last(await here.rest())).toMatchObject({ type: 'done', turn: { state: 'stopped' } });
    expect(last(await there.rest())).toMatchObject({ type: 'done', turn: { state: 'stopped' } });
  } finally {
    await other.close();
  }
});

test('chat reply › ends its event stream with a final event, and is stored up to the last received text, when the server stops', async () => {
  const other = await startPracticeApp({
    ...configured(),
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake' },
  });
  const user = await app.users.add();
  const id = await begin(user);
  ai.next({ kind: 'gated', text: 'One. Two three.' });
  const body = { conversationId: id, turnId: randomUUID(), text: 'A' };
  const open = await openStream(other, user, 'chat/send-message', body);
  await open.until('delta');
  const closed = other.close();
  expect(last(await open.rest())).toMatchObject({
    type: 'problem',
    problem: { type: '/problems/unavailable' },
    turn: { state: 'cut', text: 'One. ' },
  });
  await closed;
  expect((await read(user, id)).turns[2]).toMatchObject({ state: 'cut', text: 'One. ' });
});
