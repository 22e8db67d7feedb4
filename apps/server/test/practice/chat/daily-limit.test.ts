import { randomUUID } from 'node:crypto';
import type { ReplyEvent } from '@pratik/contract/chat';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';

let app: PracticeApp;
beforeAll(async () => {
  app = await startPracticeApp({ env: { DAILY_CHAT_MINUTES: '1' } });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-10T09:00:00Z'));

const start = (user: SignedInUser, conversationId = randomUUID()) =>
  app.call(user, 'chat/start', { conversationId, kind: 'scenario', scenarioId: 'a1-cafe-in-moda' });
const begin = async (user: SignedInUser): Promise<string> => (await start(user)).body.conversation.id;
const send = (user: SignedInUser, conversationId: string, text = 'A tea, please.', turnId = randomUUID()) =>
  app.call(user, 'chat/send-message', { conversationId, turnId, text });
const meterOf = (events: readonly ReplyEvent[]) => {
  const [accepted] = events;
  return accepted?.type === 'accepted' ? accepted.meter : undefined;
};

test('daily limit › ends the conversation with a goodbye, and rejects later messages with the start time of the next day', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  app.clock.advance(40);
  expect(meterOf((await send(user, id)).events)).toMatchObject({ usedSeconds: 40, full: false });
  app.clock.advance(40);
  const { events } = await send(user, id, 'With milk, please.');
  expect(meterOf(events)).toMatchObject({ usedSeconds: 80, limitSeconds: 60, full: true });
  expect(events.at(-1)).toMatchObject({
    type: 'done',
    conversationState: 'closed',
    turn: { state: 'complete' },
  });

  const read = await app.call(user, `chat/get-conversation?id=${id}`, undefined, 'GET');
  expect(read.body.conversation).toMatchObject({
    state: 'closed',
    learnerTurns: 2,
    summary: { minutes: 1.3, learnerTurns: 2, words: 6, distinctWords: 5 },
  });

  for (const refused of [await send(user, id), await start(user)]) {
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      type: '/problems/daily-limit-reached',
      nextDayAt: '2026-03-10T21:00:00.000Z',
    });
    expect(refused.headers['retry-after']).toBe(String(12 * 3600 - 80));
  }
  const stored = await app.run(`select 1 from messages where user_id = '${user.id}'`);
  expect(stored.rows).toHaveLength(2);
});

test('practice time › is counted correctly after the server clock was one day ahead and was set back', async () => {
  const user = await app.users.add();
  app.clock.advance(24 * 3600);
  await begin(user);
  app.clock.set('2026-03-10T09:00:00Z');
  const id = await begin(user);
  app.clock.advance(20);
  expect(meterOf((await send(user, id)).events)).toMatchObject({ usedSeconds: 20 });
  app.clock.advance(10);
  expect(meterOf((await send(user, id)).events)).toMatchObject({ usedSeconds: 30 });
});

test('daily limit › ends the current conversation with a goodbye, and rejects messages to the other open conversations', async () => {
  const user = await app.users.add();
  const first = await begin(user);
  const second = await begin(user);
  for (let beat = 0; beat < 3; beat += 1) {
    app.clock.advance(30);
    await app.call(user, 'chat/report-activity', { conversationId: first });
  }
  const goodbye = await send(user, first);
  expect(goodbye.events.at(-1)).toMatchObject({ type: 'done', conversationState: 'closed' });
  const refused = await send(user, second);
  expect(refused.body.type).toBe('/problems/daily-limit-reached');
});

test('daily limit › counts from zero again at midnight in the learner’s time zone, also in an open conversation', async () => {
  app.clock.set('2026-03-10T20:59:30Z');
  const user = await app.users.add();
  const abroad = await app.users.add({ timeZone: 'America/New_York' });
  const [id, other] = [await begin(user), await begin(abroad)];
  app.clock.advance(20);
  expect(meterOf((await send(user, id)).events)).toMatchObject({ day: '2026-03-10', usedSeconds: 20 });
  app.clock.advance(25);
  const next = meterOf((await send(user, id)).events);
  expect(next).toMatchObject({ day: '2026-03-11', usedSeconds: 15, nextDayAt: '2026-03-11T21:00:00.000Z' });
  expect(meterOf((await send(abroad, other)).events)).toMatchObject({ day: '2026-03-10', usedSeconds: 45 });
  const { rows } = await app.run(
    `select day, active_ms from activity_days where user_id = '${user.id}' order by day`,
  );
  expect(rows).toEqual([
    { day: '2026-03-10', active_ms: 30_000 },
    { day: '2026-03-11', active_ms: 15_000 },
  ]);
});

test('daily limit › rejects new conversations until the learner’s next midnight', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  for (const _ of [1, 2]) {
    app.clock.advance(45);
    await send(user, id);
  }
  expect((await start(user)).status).toBe(429);
  app.clock.set('2026-03-10T21:00:00Z');
  const fresh = await start(user);
  expect(fresh.status).toBe(200);
  expect(fresh.body.meter).toMatchObject({ usedSeconds: 0, full: false });
});

test('practice time › has the same value in the chat and in the day and week of the dashboard around midnight', async () => {
  app.clock.set('2026-03-10T20:58:30Z');
  const user = await app.users.add();
  const id = await begin(user);
  /**
   * Returns the practice time in seconds: in the chat, for the day on the dashboard and for the week on the
   * dashboard.
   */
  const seen = async () => {
    const chat = (await app.call(user, 'chat/options', undefined, 'GET')).body.meter;
    const day = (await app.call(user, 'progress/learner-dashboard', undefined, 'GET')).body;
    const today = day.week.find((one: { day: string }) => one.day === chat.day);
    expect(day.meter).toEqual(chat);
    return [chat.day, chat.usedSeconds, Math.round(today.minutes * 60), chat.full];
  };
  expect(await seen()).toEqual(['2026-03-10', 0, 0, false]);
  for (const [seconds, used, full] of [
    [40, 40, false],
    [19, 59, false],
    [1, 60, true],
    [15, 75, true],
  ] as const) {
    app.clock.advance(seconds);
    await app.call(user, 'chat/report-activity', { conversationId: id });
    expect(await seen()).toEqual(['2026-03-10', used, used, full]);
  }
  // Moves the clock from 15 seconds before to 15 seconds after midnight in Istanbul.
  app.clock.advance(30);
  await app.call(user, 'chat/report-activity', { conversationId: id });
  expect(await seen()).toEqual(['2026-03-11', 15, 15, false]);
  const { week } = (await app.call(user, 'progress/learner-dashboard', undefined, 'GET')).body;
  expect(week.map((one: { minutes: number }) => one.minutes * 60)).toEqual([0, 90, 15, 0, 0, 0, 0]);
});

test('practice time › is counted once when a user practises on two devices simultaneously', async () => {
  const user = await app.users.add();
  const [phone, laptop] = [await begin(user), await begin(user)];
  app.clock.advance(20);
  const both = await Promise.all([
    app.call(user, 'chat/report-activity', { conversationId: phone }),
    app.call(user, 'chat/report-activity', { conversationId: laptop }),
  ]);
  expect(Math.max(...both.map((answer) => answer.body.meter.usedSeconds))).toBe(20);
});

test('rejected chat message › is not stored and adds no practice time', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  for (const _ of [1, 2]) {
    app.clock.advance(45);
    await send(user, id);
  }
  app.clock.advance(30);
  await send(user, id);
  const { rows } = await app.run(`select active_ms from activity_days where user_id = '${user.id}'`);
  expect(rows).toEqual([{ active_ms: 90_000 }]);
});

test('daily limit › returns the stored reply when the client repeats the last message after the goodbye', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  app.clock.advance(45);
  await send(user, id);
  app.clock.advance(45);
  const turnId = randomUUID();
  const first = await send(user, id, 'One more thing.', turnId);
  const again = await send(user, id, 'One more thing.', turnId);
  expect(again.status).toBe(200);
  expect(again.events.at(-1)).toEqual(first.events.at(-1));
});

test('practice time › includes the time in which the learner types, but only while the conversation is open', async () => {
  const user = await app.users.add();
  const id = await begin(user);
  const report = async () => {
    app.clock.advance(10);
    return (await app.call(user, 'chat/report-activity', { conversationId: id })).body.meter.usedSeconds;
  };
  expect(await report()).toBe(10);
  await app.call(user, 'chat/end', { conversationId: id });
  expect([await report(), await report()]).toEqual([10, 10]);
  const stranger = await app.users.add();
  expect((await app.call(stranger, 'chat/report-activity', { conversationId: id })).status).toBe(404);
});
