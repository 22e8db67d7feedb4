import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getConversation } from '@pratik/contract/chat';
import type { MemoryState } from '@pratik/contract/chat-memory';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { talkIn } from '../../practice-talk.ts';

let app: PracticeApp;
beforeAll(async () => {
  app = await startPracticeApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(86_400));

const { begin, send, read } = talkIn(() => app);
const messageText = 'My brother has an exam on Friday.';

const memoryOf = async (user: SignedInUser): Promise<MemoryState> =>
  (await app.call(user, 'chat/memory', undefined, 'GET')).body;
const change = async (user: SignedInUser, remembers: boolean, conversationId?: string) =>
  (await app.call(user, 'chat/change-memory', { remembers, ...(conversationId ? { conversationId } : {}) }))
    .body as MemoryState;
const openingOf = async (user: SignedInUser, id: string): Promise<string | undefined> =>
  (await read(user, id)).turns[0]?.text;
/** Starts a free conversation in which the learner sends these messages; returns its id. */
const talk = async (user: SignedInUser, ...texts: string[]): Promise<string> => {
  const id = await begin(user);
  for (const text of texts) await send(user, id, text);
  return id;
};

test('conversation memory › is empty until the learner turns it on, and then contains the facts from the conversation that the request names', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const first = await talk(user, messageText);
  expect(await memoryOf(user)).toEqual({ remembers: null, facts: [] });
  const state = await change(user, true, first);
  expect(state).toMatchObject({
    remembers: true,
    facts: [{ kind: 'family', about: 'your brother', event: 'exam' }],
  });
  expect(await memoryOf(user)).toEqual(state);
});

test('conversation memory › provides the opening question of only one later free conversation, and of no role-play', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  await change(user, true);
  await talk(user, messageText);
  app.clock.advance(6 * 86_400);
  const next = await begin(user);
  expect(await openingOf(user, next)).toMatch(/your brother’s exam\b.*\b(?:did it go|was it)\?/);
  await send(user, next, 'It went well, he passed it.');
  const third = await begin(user);
  expect(await openingOf(user, third)).not.toContain('exam');
  const roleplay = randomUUID();
  await talk(user, 'My sister has a wedding in June.');
  await app.call(user, 'chat/start', {
    conversationId: roleplay,
    kind: 'scenario',
    scenarioId: 'a1-cafe-in-moda',
  });
  expect(await openingOf(user, roleplay)).not.toContain('wedding');
});

test('conversation memory › deletes one fact on request, and all facts when the learner turns it off', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  await change(user, true);
  await talk(user, messageText, 'I like football very much.');
  const { facts } = await memoryOf(user);
  expect(facts.map(({ about }) => about).sort()).toEqual(['football', 'your brother']);
  const other = await app.users.add();
  const ids = facts.filter(({ about }) => about === 'football').map(({ id }) => id);
  await app.call(other, 'chat/delete-facts', { ids });
  expect((await memoryOf(user)).facts).toHaveLength(2);
  const left = (await app.call(user, 'chat/delete-facts', { ids })).body as MemoryState;
  expect(left.facts.map(({ about }) => about)).toEqual(['your brother']);
  expect(await change(user, false)).toEqual({ remembers: false, facts: [] });
  await talk(user, 'I have a cat.');
  expect((await memoryOf(user)).facts).toEqual([]);
});

test('conversation memory › contains no facts about health, from role-plays, or from conversations that mention danger', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  await change(user, true);
  await talk(user, 'My mother is in hospital.', 'My brother takes medicine for his depression.');
  expect((await memoryOf(user)).facts).toEqual([]);
  const roleplay = randomUUID();
  await app.call(user, 'chat/start', {
    conversationId: roleplay,
    kind: 'scenario',
    scenarioId: 'a1-cafe-in-moda',
  });
  await send(user, roleplay, 'I like cats and I have a dog.');
  expect((await memoryOf(user)).facts).toEqual([]);
  const id = await talk(user, 'I like football very much.');
  expect((await memoryOf(user)).facts).toHaveLength(1);
  await send(user, id, 'I want to die');
  expect((await memoryOf(user)).facts).toEqual([]);
  await send(user, id, messageText);
  expect((await memoryOf(user)).facts).toEqual([]);
  const ended: AnswerOf<typeof getConversation> = await read(user, id);
  expect(ended.turns.some(({ danger }) => danger !== undefined)).toBe(true);
  expect(await change(user, true, id)).toMatchObject({ facts: [] });
});

test('conversation memory › deletes a fact when the conversation in which it was mentioned is deleted', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  await change(user, true);
  const id = await talk(user, messageText);
  expect((await memoryOf(user)).facts).toHaveLength(1);
  // Deletes the conversation with the same statement as retention.
  await sql`delete from conversations where id = ${id}`.execute(app.db);
  expect((await memoryOf(user)).facts).toEqual([]);
});

test('conversation memory › contains at most a hundred facts per user', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  await change(user, true);
  const id = await talk(user, messageText);
  await sql`
    insert into remembered_facts (id, user_id, conversation_id, kind, about, plural, pronoun, at)
    select gen_random_uuid(), ${user.id}, ${id}, 'like', 'thing ' || n, false, 'it', now() - interval '1 year'
    from generate_series(1, 120) n`.execute(app.db);
  app.clock.advance(60);
  await send(user, id, 'I like football very much.');
  const { facts } = await memoryOf(user);
  expect(facts).toHaveLength(100);
  expect(facts[0]?.about).toBe('football');
});
