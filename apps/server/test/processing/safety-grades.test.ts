import { helpLines } from '@pratik/contract/help-lines';
import { kindQuestions, topicOfKindQuestion } from '@pratik/contract/kind-questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/platform/http/caller.ts';
import { type FakeAiServer, startFakeAiServer } from '../fake-ai-server.ts';
import { type PracticeApp, startPracticeApp } from '../practice-app.ts';
import { last, talkIn, textOf } from '../practice-talk.ts';

let ai: FakeAiServer;
const apps: Partial<Record<'ai' | 'offline', PracticeApp>> = {};
beforeAll(async () => {
  ai = await startFakeAiServer();
  apps.ai = await startPracticeApp({ env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake' } });
  apps.offline = await startPracticeApp();
});
afterAll(async () => {
  await apps.ai?.close();
  await apps.offline?.close();
  await ai.close();
});

const unsure = 'hicbir seyden zevk almiyorum, cok yalnizim';
const unsureAgain = 'kendimden nefret ediyorum';

const stageOf = async (kind: 'ai' | 'offline') => {
  const app = apps[kind];
  if (!app) throw new Error('the server did not start');
  const admin = await app.users.add({ role: 'admin' });
  const learner = await app.users.add();
  const { begin, send, read } = talkIn(() => app);
  const talk = await begin(learner);
  const casesOf = async (user: SignedInUser = learner) => {
    const { body } = await app.call(admin, 'safety/list', { size: 100 });
    return body.cases.filter((one: { userId: string }) => one.userId === user.id);
  };
  return {
    casesOf,
    say: async (text: string) => (await send(learner, talk, text)).events,
    turns: async () => (await read(learner, talk)).turns,
  };
};

test.each(['ai', 'offline'] as const)(
  'message that may mention danger › is answered with a caring question and opens no safety case, with the partner “%s”',
  async (kind) => {
    const asked = ai.requests.length;
    const { say, turns, casesOf } = await stageOf(kind);
    const events = await say(unsure);
    expect(last(events)).toMatchObject({ type: 'done', conversationState: 'open' });
    expect(last(events)).not.toHaveProperty('turn.danger');
    const question = (await turns()).at(-1)?.text ?? '';
    expect(topicOfKindQuestion(question)).toBe('self-harm');
    expect(textOf(events)).toBe(question);
    expect(await casesOf()).toEqual([]);
    expect(ai.requests.slice(asked).filter(({ body }) => JSON.stringify(body).includes('zevk'))).toEqual([]);

    // After a reassuring answer the conversation continues with the partner.
    const next = await say('No, I am fine, thank you. I am only tired.');
    expect(topicOfKindQuestion(textOf(next))).toBeUndefined();
    expect(textOf(next)).not.toContain('112');
    expect(await casesOf()).toEqual([]);
  },
);

test.each(['ai', 'offline'] as const)(
  'second message that may mention the same danger › is answered with help and opens a safety case, with the partner “%s”',
  async (kind) => {
    const { say, turns, casesOf } = await stageOf(kind);
    await say(unsure);
    await say('I like apples.');
    expect(await casesOf()).toEqual([]);
    const events = await say(unsureAgain);
    for (const { number } of helpLines) expect(textOf(events)).toContain(number);
    expect(await casesOf()).toMatchObject([{ kind: 'self-harm', source: 'chat' }]);
    const marked = (await turns()).filter(({ danger }) => danger !== undefined).map(({ text }) => text);
    expect(marked).toContain(unsure);
    expect(marked).toContain(unsureAgain);
    expect(marked).not.toContain('I like apples.');
  },
);

test('answer that confirms the danger › opens a safety case, and neither question nor answer is ever part of an AI prompt', async () => {
  const { say, casesOf } = await stageOf('ai');
  await say(unsure);
  const events = await say('yes, every night zzconfirmed');
  expect(last(events)).toMatchObject({ turn: { danger: 'self-harm' } });
  expect(await casesOf()).toHaveLength(1);
  const asked = ai.requests.length;
  await say('I like the sea.');
  const prompts = JSON.stringify(ai.requests.slice(asked).map(({ body }) => body));
  expect(prompts).toContain('I like the sea.');
  expect(prompts).not.toContain('zzconfirmed');
  expect(prompts).not.toContain(unsure);
  expect(prompts).not.toContain(kindQuestions['self-harm'].turkish);
});

test('two messages that may mention different dangers › open no safety case', async () => {
  const { say, turns, casesOf } = await stageOf('offline');
  await say(unsure);
  await say('babam cok iciyor, her aksam');
  const topics = (await turns()).map(({ text }) => topicOfKindQuestion(text)).filter(Boolean);
  expect(topics).toEqual(['self-harm', 'drugs']);
  expect(await casesOf()).toEqual([]);
});

test.each([
  ['emergency', 'there is fire in our building and smoke comes under the door, what can i do', 'self-harm'],
  ['grooming', 'a man from the game wants my photo without clothes, i am 13', 'abuse'],
])(
  'message that clearly mentions %s › is answered with the help for this danger and opens a safety case',
  async (_, text, kind) => {
    const { say, casesOf } = await stageOf('offline');
    const events = await say(text);
    expect(textOf(events)).toContain('112');
    expect(last(events)).toMatchObject({ turn: { danger: kind } });
    expect(await casesOf()).toMatchObject([{ kind }]);
  },
);

test('harmless exaggeration › is answered with neither the caring question nor help', async () => {
  const { say, casesOf } = await stageOf('offline');
  for (const text of [
    'I thought I will die on the plane :D',
    'açlıktan ölüyorum',
    'this homework kills me',
  ]) {
    const events = await say(text);
    expect(topicOfKindQuestion(textOf(events))).toBeUndefined();
    expect(textOf(events)).not.toContain('112');
  }
  expect(await casesOf()).toEqual([]);
});
