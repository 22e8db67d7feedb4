import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { startConversation } from '@pratik/contract/chat';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { textOf } from '../../practice-talk.ts';

type Started = AnswerOf<typeof startConversation>;

/** A fake feedback engine that corrects only "nurse" to "a nurse". */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '1',
  analyse: async (text) => {
    const start = text.indexOf('is nurse');
    if (start < 0) return { corrections: [], checked: 'right' };
    return {
      corrections: [
        {
          code: 'missing-article',
          start: start + 3,
          end: start + 8,
          replacements: ['a nurse'],
          source: 'transfer-grammar',
          confidence: 0.9,
          explanation: { tr: 'a/an gelir', en: 'takes a/an' },
        },
      ],
    };
  },
  close: async () => {},
};

let app: PracticeApp;
beforeAll(async () => {
  app = await startPracticeApp({ engine });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(86_400));

const start = async (user: SignedInUser, wish: object = {}): Promise<Started> => {
  const answer = await app.call(user, 'chat/start', {
    conversationId: randomUUID(),
    kind: 'scenario',
    scenarioId: 'a1-cafe-in-moda',
    ...wish,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const send = (user: SignedInUser, conversationId: string, text: string, turnId = randomUUID()) =>
  app.call(user, 'chat/send-message', { conversationId, turnId, text });
const read = async (user: SignedInUser, id: string): Promise<Started> =>
  (await app.call(user, `chat/get-conversation?id=${id}`, undefined, 'GET')).body;
const processed = (user: SignedInUser, id: string) =>
  app.heard(user.id, async () =>
    (await read(user, id)).turns.every((turn) => turn.feedback === null || turn.feedback.state === 'done'),
  );

test('offline conversation › starts with the opening text of the scenario, and starts only once per conversation id', async () => {
  const user = await app.users.add();
  const conversationId = randomUUID();
  const first = await start(user, { conversationId });
  const again = await start(user, { conversationId });
  expect(first.turns).toHaveLength(1);
  expect(first.turns[0]).toMatchObject({ speaker: 'partner', state: 'complete', position: 0 });
  expect(first.conversation).toMatchObject({
    partner: 'offline',
    partnerName: 'Deniz',
    partnerFace: expect.objectContaining({ skin: 'light', wears: ['beard'] }),
    level: 'A1',
    state: 'open',
    scenario: { id: 'a1-cafe-in-moda' },
  });
  expect(again).toEqual(first);
  const other = await app.users.add();
  const taken = await app.call(other, 'chat/start', { conversationId, kind: 'free' });
  expect(taken.status).toBe(404);
});

test('offline conversation › starts only once when two devices send the same conversation id simultaneously', async () => {
  const user = await app.users.add();
  const conversationId = randomUUID();
  const [a, b] = await Promise.all([start(user, { conversationId }), start(user, { conversationId })]);
  expect(a.turns).toEqual(b.turns);
});

test('offline conversation › can be started as a free conversation, as error practice, or with an existing scenario', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  expect((await start(user, { kind: 'free', scenarioId: undefined })).conversation).toMatchObject({
    kind: 'free',
    scenario: null,
    level: 'A2',
  });
  const practice = await start(user, { kind: 'errors', scenarioId: undefined });
  const { events } = await send(user, practice.conversation.id, 'My sister is nurse.');
  expect(events.at(-1)).toMatchObject({ type: 'done', turn: { state: 'complete' } });
  const unknown = await app.call(user, 'chat/start', {
    conversationId: randomUUID(),
    kind: 'scenario',
    scenarioId: 'no-such-scenario',
  });
  expect(unknown.body.type).toBe('/problems/not-found');
});

test('error practice with an error code › practises only this error code', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user, {
    kind: 'errors',
    scenarioId: undefined,
    code: 'missing-article',
  });
  const { rows } = await sql`
    select codes, partner_state -> 'practice' -> 'codes' as practised from conversations
    where id = ${conversation.id}`.execute(app.db);
  expect(rows).toEqual([{ codes: ['missing-article'], practised: ['missing-article'] }]);
});

test('chat message › is stored and answered with a reply in several events', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  app.clock.advance(30);
  const turnId = randomUUID();
  const sent = await send(user, conversation.id, 'I would like a tea, please.', turnId);
  const [accepted, ...rest] = sent.events;
  const done = rest.at(-1);
  expect(accepted).toMatchObject({
    type: 'accepted',
    turn: { id: turnId, position: 1, feedback: { state: 'waiting', corrections: [] } },
    meter: { usedSeconds: 30, limitSeconds: 600, full: false },
  });
  expect(done).toMatchObject({
    type: 'done',
    conversationState: 'open',
    turn: { state: 'complete', position: 2 },
  });
  const said = rest.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  expect(said).not.toBe('');
  expect(done?.type === 'done' && done.turn.text).toBe(said);
  const texts = (await read(user, conversation.id)).turns.map((turn) => turn.text);
  expect(texts).toEqual([expect.any(String), 'I would like a tea, please.', said]);
});

test('suggested answers › are stored only with a reply to a message that the partner did not understand', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  const clear = await send(user, conversation.id, 'I would like a tea, please.');
  expect(clear.events.at(-1)).not.toHaveProperty('turn.suggestions');
  const { events } = await send(user, conversation.id, 'xkcd qwrt zzzp');
  const done = events.at(-1);
  const suggestions = done?.type === 'done' ? done.turn.suggestions : undefined;
  expect(suggestions?.length).toBeGreaterThan(1);
  expect(suggestions?.length).toBeLessThan(4);
  const turns = (await read(user, conversation.id)).turns;
  expect(turns.map((turn) => turn.suggestions)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    suggestions,
  ]);
  const tapped = await send(user, conversation.id, suggestions?.[0] ?? '');
  expect(tapped.events.at(-1)).toMatchObject({ type: 'done', turn: { state: 'complete' } });
});

test('conversation goals › are marked as reached with the reply, and remain marked when the conversation ends', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  expect(conversation.goals?.map(({ id, met }) => [id, met])).toEqual([
    ['order', false],
    ['pay', false],
  ]);
  await send(user, conversation.id, 'I would like a small tea, please.');
  await send(user, conversation.id, 'Yes, please.');
  const { events } = await send(user, conversation.id, 'I would like a simit.');
  expect(events.at(-1)).toMatchObject({ type: 'done', goals: [{ met: true }, { met: false }] });
  const ended = await app.call(user, 'chat/end', { conversationId: conversation.id });
  expect(ended.body.conversation.goals).toMatchObject([{ met: true }, { met: false }]);
  const free = await start(user, { kind: 'free', scenarioId: undefined });
  expect(free.conversation).not.toHaveProperty('goals');
});

test('request for simpler words › is answered with the partner’s last message in simpler words', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user, { kind: 'free', scenarioId: undefined });
  await send(user, conversation.id, 'What is your name?');
  await send(user, conversation.id, 'My brother studies medicine in Ankara, and he likes his school.');
  const { events } = await send(user, conversation.id, 'Could you say it in a simpler way?');
  expect(textOf(events)).toMatch(/easy words|I mean|simply|simpler words|What I mean/);
});

test('goodbye › ends the conversation with its summary', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user, { kind: 'free', scenarioId: undefined });
  await send(user, conversation.id, 'I went to the market yesterday.');
  const { events } = await send(user, conversation.id, 'Goodbye, see you tomorrow!');
  expect(events.at(-1)).toMatchObject({ type: 'done', conversationState: 'closed' });
  const closed = await read(user, conversation.id);
  expect(closed.conversation).toMatchObject({ state: 'closed', summary: { learnerTurns: 2 } });
});

test('corrections › are shown below the learner’s message and counted in the summary', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  await send(user, conversation.id, 'My sister is nurse in Ankara.');
  await send(user, conversation.id, 'I would like a tea.');
  await processed(user, conversation.id);
  const data = await read(user, conversation.id);
  expect(data.turns[1]?.feedback).toMatchObject({
    state: 'done',
    corrections: [{ code: 'missing-article', start: 13, end: 18 }],
  });
  const ended = await app.call(user, 'chat/end', { conversationId: conversation.id });
  expect(ended.body.conversation).toMatchObject({
    state: 'closed',
    summary: {
      learnerTurns: 2,
      words: 11,
      pendingMessages: 0,
      corrections: [{ code: 'missing-article', count: 1 }],
      keep: [
        { said: 'My sister is nurse in Ankara.', better: 'My sister is a nurse in Ankara.' },
        { said: 'I would like a tea.', better: null },
      ],
    },
  });
  expect((await app.call(user, 'chat/end', { conversationId: conversation.id })).body).toEqual(ended.body);
  const late = await send(user, conversation.id, 'And a cake.');
  expect(late.body.type).toBe('/problems/conversation-closed');
  const options = await app.call(user, 'chat/options', undefined, 'GET');
  expect(options.body).toMatchObject({
    partner: 'offline',
    recentErrors: [{ code: 'missing-article', count: 1 }],
    openConversationId: null,
  });
});

test('conversation summary › is created again when feedback arrives after the conversation has ended', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  await send(user, conversation.id, 'My sister is nurse in Ankara.');
  await processed(user, conversation.id);
  await app.run(`update messages set state = 'waiting' where conversation_id = '${conversation.id}'`);
  const ended = await app.call(user, 'chat/end', { conversationId: conversation.id });
  expect(ended.body.conversation.summary).toMatchObject({ pendingMessages: 1, keep: [] });
  await app.run(`update messages set state = 'done' where conversation_id = '${conversation.id}'`);
  const later = await read(user, conversation.id);
  expect(later.conversation.summary).toMatchObject({
    pendingMessages: 0,
    keep: [{ better: expect.any(String) }],
  });
});

test('offline reply › is not delayed by a slow feedback engine', async () => {
  const never = { ...engine, analyse: () => new Promise<never>(() => {}) };
  const slow = await startPracticeApp({
    database: app.database,
    clock: app.clock,
    engine: never,
    worker: false,
  });
  try {
    const user = await app.users.add();
    const { conversation } = await start(user);
    const { events } = await slow.call(user, 'chat/send-message', {
      conversationId: conversation.id,
      turnId: randomUUID(),
      text: 'A tea, please.',
    });
    expect(events.at(-1)).toMatchObject({ type: 'done', turn: { state: 'complete' } });
  } finally {
    await slow.close();
  }
});

test('offline partner › gives ten different replies in ten turns', async () => {
  const user = await app.users.add();
  const { conversation, turns } = await start(user);
  const said = turns.map((turn) => turn.text);
  for (const text of [
    'Hello!',
    'A tea, please.',
    'A small one.',
    'One sugar.',
    'A simit, please.',
    'Inside, please.',
    'My name is Ayşe.',
    'By card.',
    'I am a student.',
    'I like music.',
  ]) {
    app.clock.advance(5);
    const done = (await send(user, conversation.id, text)).events.at(-1);
    said.push(done?.type === 'done' ? done.turn.text : '');
  }
  expect(new Set(said).size).toBe(11);
  expect(said).not.toContain('');
});

test('conversation list › contains only the user’s own conversations, newest first', async () => {
  const user = await app.users.add();
  const ids = [];
  for (const _ of [1, 2, 3]) {
    app.clock.advance(60);
    ids.unshift((await start(user)).conversation.id);
  }
  const listed = await app.call(user, 'chat/list-conversations', { page: 0, size: 2 });
  expect(listed.body).toMatchObject({ total: 3, totalCapped: false, page: 0, size: 2 });
  expect(listed.body.conversations.map((one: { id: string }) => one.id)).toEqual(ids.slice(0, 2));
  const stranger = await app.users.add();
  expect((await app.call(stranger, 'chat/list-conversations', {})).body.total).toBe(0);
});

test('chat message › is rejected with a field error, and not stored, when it is too long or contains invalid characters', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  for (const text of ['x'.repeat(2001), '   ', 'a\u0000b']) {
    const refused = await send(user, conversation.id, text);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ type: '/problems/validation', errors: [{ pointer: '/text' }] });
  }
  expect((await send(user, conversation.id, 'x'.repeat(2000))).status).toBe(200);
  expect((await read(user, conversation.id)).turns).toHaveLength(3);
});

test('chat message › is rejected when its turn id belongs to another conversation', async () => {
  const user = await app.users.add();
  const [one, two] = [await start(user), await start(user)];
  const turnId = randomUUID();
  await send(user, one.conversation.id, 'A tea, please.', turnId);
  const refused = await send(user, two.conversation.id, 'A tea, please.', turnId);
  expect(refused.body).toMatchObject({ type: '/problems/validation', errors: [{ pointer: '/turnId' }] });
});

test('live events › inform the learner’s other devices about new messages in the conversation', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  const heard: string[] = [];
  const both = Promise.withResolvers<void>();
  const leave = app.live.subscribe({
    userId: user.id,
    sessionId: null,
    admin: false,
    push: (event) => {
      heard.push(event.type);
      if (heard.includes('conversation') && heard.includes('meter') && heard.includes('feedback'))
        both.resolve();
    },
  });
  await send(user, conversation.id, 'A tea, please.');
  await both.promise;
  leave();
  expect(heard).not.toContain('message-process');
});

test('offline conversation › ends with its summary after the partner has said goodbye', async () => {
  const user = await app.users.add();
  const { conversation } = await start(user);
  const { id } = conversation;
  await send(user, id, 'I would like a tea and a cake, please.');
  const ends = [];
  for (const text of ['Goodbye!', 'I have to go now. Bye!']) {
    const { events } = await send(user, id, text);
    const end = events.at(-1);
    ends.push(end?.type === 'done' ? end.conversationState : end?.type);
  }
  expect(ends).toEqual(['open', 'closed']);
  expect((await read(user, id)).conversation).toMatchObject({
    state: 'closed',
    summary: { learnerTurns: 3 },
  });
  expect((await app.call(user, 'chat/options', undefined, 'GET')).body.openConversationId).toBeNull();
});
