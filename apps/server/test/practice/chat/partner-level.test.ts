import { randomUUID } from 'node:crypto';
import { tokensOf } from '@pratik/content/meaning/tokens';
import { libraryLevels } from '@pratik/dialogue/level/level.fixture';
import { profileOf } from '@pratik/dialogue/level/profile';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream } from '../../event-stream.ts';
import { type FakeAiServer, startFakeAiServer } from '../../fake-ai-server.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { last, talkIn, textOf } from '../../practice-talk.ts';
import { difficultReplies } from './difficult-replies.fixture.ts';

let ai: FakeAiServer;
let app: PracticeApp;
beforeAll(async () => {
  ai = await startFakeAiServer();
  app = await startPracticeApp({
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake', AI_FEEDBACK: 'false' },
    timing: { beatMs: 50, followMs: 20 },
  });
});
afterAll(async () => {
  await app.close();
  await ai.close();
});
beforeEach(() => app.clock.advance(86_400));

const { begin, send, read } = talkIn(() => app);

/**
 * Returns the share (0 to 1) of words above level A2, without the words that the learner or the scenario introduced.
 */
const shareAbove = (texts: readonly string[]): number => {
  const found = texts.map((text) => profileOf(text, 'A2', libraryLevels));
  const above = found.reduce((sum, one) => sum + one.above.length, 0);
  return above / found.reduce((sum, one) => sum + one.words, 0);
};

const talkOfThirty = async (again: (index: number) => string) => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  const shown: string[] = [];
  for (const [index, text] of difficultReplies.entries()) {
    app.clock.advance(1);
    ai.next({ kind: 'ok', text }, { kind: 'ok', text: again(index) });
    const { events } = await send(user, id, `I like number ${index + 1}.`);
    expect(last(events)).toMatchObject({ type: 'done', turn: { state: 'complete', text: textOf(events) } });
    await app.chat.idle();
    ai.clear();
    shown.push(textOf(events));
  }
  return { shown, data: await read(user, id) };
};

test('AI partner at level A2 › shows at most 5 % of words above A2 in 30 turns when both versions of each AI reply are at level C1', async () => {
  expect(difficultReplies).toHaveLength(30);
  expect(shareAbove(difficultReplies)).toBeGreaterThan(0.25);
  const { shown, data } = await talkOfThirty((index) => difficultReplies[(index + 7) % 30] ?? '');
  expect(shareAbove(shown)).toBeLessThanOrEqual(0.05);
  for (const ten of [shown.slice(0, 10), shown.slice(10, 20), shown.slice(20)])
    expect(shareAbove(ten)).toBeLessThanOrEqual(0.05);
  expect(shown.filter((text) => tokensOf(text).length < 2)).toEqual([]);
  expect(data.turns.filter(({ partner }) => partner !== undefined)).toHaveLength(30);
});

test('AI partner at level A2 › writes at least half of 30 replies, with at most 5 % of words above A2, when the second version of each reply is easy', async () => {
  const easy = 'That is very interesting. I like that too. What did you do after that?';
  const { shown, data } = await talkOfThirty(() => easy);
  expect(shareAbove(shown)).toBeLessThanOrEqual(0.05);
  const written = data.turns.filter(({ partner }) => partner === 'ai').length;
  expect(written).toBeGreaterThanOrEqual(15);
});

test('AI partner › requests one easier version of a difficult reply, naming the difficult words, and shows that version', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  const calls = ai.requests.length;
  ai.next(
    { kind: 'ok', text: 'Nice! Would you elaborate on your culinary predilections? I relish gastronomy.' },
    { kind: 'ok', text: 'What food do you like? I love food.' },
  );
  const { events } = await send(user, id, 'I cook every day.');
  expect(textOf(events)).toBe('Nice! What food do you like? I love food.');
  expect(last(events)).toMatchObject({ turn: { partner: 'ai' } });
  expect(ai.requests).toHaveLength(calls + 2);
  const [, second] = ai.requests.slice(calls);
  expect(second?.body.messages[0]?.content).toContain('elaborate, culinary, predilections');
  expect(JSON.stringify(second?.body.messages)).not.toContain('I cook');
  const { rows } = await app.run(`select tokens from ai_usage where user_id = '${user.id}'`);
  expect(rows).toEqual([{ tokens: 264 }]);
});

test('AI partner › requests an easier version of at most every second reply', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  const calls = ai.requests.length;
  for (const [at, text] of [
    'What an intriguing anecdote!',
    'Did you purchase it?',
    'Is it enormous?',
  ].entries()) {
    ai.next({ kind: 'ok', text });
    if (at !== 1) ai.next({ kind: 'ok', text: 'Is it very old?' });
    await send(user, id, 'I have a book.');
  }
  const said = (await read(user, id)).turns.filter(({ partner }) => partner === 'ai').map(({ text }) => text);
  expect(said).toEqual(['Is it very old?', 'Did you buy it?', 'Is it very old?']);
  expect(ai.requests).toHaveLength(calls + 5);
});

test('AI partner › simplifies the first version of the reply when the request for an easier version fails', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  ai.next({ kind: 'ok', text: 'What an intriguing anecdote! Did you purchase it?' }, { kind: 'error' });
  const { events } = await send(user, id, 'I have an old book.');
  expect(textOf(events)).toBe('What an interesting story! Did you buy it?');
  expect(last(events)).toMatchObject({ turn: { partner: 'ai' } });
});

test('AI partner › shows a reply of the offline partner, and says so, when no sentence is easy enough', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  const hopeless = {
    kind: 'ok',
    text: 'Epistemological quandaries notwithstanding, perspicacity prevails.',
  } as const;
  ai.next(hopeless, hopeless);
  const { events } = await send(user, id, 'I have a sister.');
  expect(last(events)).toMatchObject({ type: 'done', turn: { partner: 'offline', state: 'complete' } });
  expect(textOf(events)).not.toContain('prevails');
  expect((await read(user, id)).conversation).toMatchObject({ partner: 'ai', aiAway: 'above-level' });
});

test('AI partner › may repeat difficult words that the learner used, and requests no easier version for a learner at level C1', async () => {
  const learner = await app.users.add({ levelId: 'A2' });
  const id = await begin(learner);
  const calls = ai.requests.length;
  ai.next({ kind: 'ok', text: 'Is archaeology difficult?' });
  expect(textOf((await send(learner, id, 'I study archaeology.')).events)).toBe('Is archaeology difficult?');
  const expert = await app.users.add({ levelId: 'C1' });
  const other = await begin(expert);
  const text = difficultReplies[0] ?? '';
  ai.next({ kind: 'ok', text });
  expect(textOf((await send(expert, other)).events)).toBe(text);
  expect(ai.requests).toHaveLength(calls + 2);
});

test('AI partner › shows the first sentence before the AI has written the second sentence', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  ai.next({ kind: 'gated', text: 'Great! What did you buy?' });
  const body = { conversationId: id, turnId: randomUUID(), text: 'I went to the market.' };
  const open = await openStream(app, user, 'chat/send-message', body);
  expect((await open.until('delta')).at(-1)).toMatchObject({ text: 'Great! ' });
  ai.release();
  expect(textOf(await open.rest())).toBe('Great! What did you buy?');
});

test('AI partner › requests no easier version of a reply that is unsuitable for learners', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const id = await begin(user);
  const calls = ai.requests.length;
  ai.next({ kind: 'ok', text: 'Let us keep this our secret, do not tell your parents. Send me a photo.' });
  const { events } = await send(user, id, 'Hello.');
  expect(textOf(events)).toContain('Let’s talk about something else.');
  expect(textOf(events)).not.toContain('parents');
  expect(ai.requests).toHaveLength(calls + 1);
});
