import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { startConversation } from '@pratik/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';

type Started = AnswerOf<typeof startConversation>;

let app: PracticeApp;
beforeAll(async () => {
  app = await startPracticeApp();
});
afterAll(() => app.close());

const start = async (person: Person, wish: object = {}): Promise<Started> => {
  const answer = await app.call(person, 'chat/start', {
    conversationId: randomUUID(),
    kind: 'scenario',
    scenarioId: 'a1-cafe-in-moda',
    ...wish,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

test('a conversation begins with the authored line, and the same id begins it once', async () => {
  const person = await app.people.add();
  const conversationId = randomUUID();
  const first = await start(person, { conversationId });
  const again = await start(person, { conversationId });
  expect(first.turns).toHaveLength(1);
  expect(first.turns[0]).toMatchObject({ speaker: 'partner', state: 'complete', position: 0 });
  expect(first.conversation).toMatchObject({
    partner: 'offline',
    partnerName: 'Deniz',
    level: 'A1',
    state: 'open',
  });
  expect(again).toEqual(first);
  const other = await app.people.add();
  const taken = await app.call(other, 'chat/start', { conversationId, kind: 'free' });
  expect(taken.status).toBe(404);
});

test('a message is answered word by word and stored with its job and its time', async () => {
  const person = await app.people.add();
  const { conversation } = await start(person);
  app.clock.advance(30);
  const turnId = randomUUID();
  const sent = await app.call(person, 'chat/send-message', {
    conversationId: conversation.id,
    turnId,
    text: 'I would like a tea, please.',
  });
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
  const read = await app.call(person, `chat/get-conversation?id=${conversation.id}`, undefined, 'GET');
  expect(read.body.turns.map((turn: { text: string }) => turn.text)).toEqual([
    expect.any(String),
    'I would like a tea, please.',
    said,
  ]);
});
