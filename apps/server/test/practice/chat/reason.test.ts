import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { explainCorrection } from '@pratik/contract/explaining';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { codeExplanations } from '@pratik/feedback/explanations/codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type FakeAiServer, startFakeAiServer } from '../../fake-ai-server.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { talkIn } from '../../practice-talk.ts';

/** A fake feedback engine that corrects only "is nurse" to "is a nurse". */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '1',
  analyse: async (text) => {
    const start = text.indexOf('nurse');
    if (!text.includes('is nurse')) return { corrections: [], checked: 'right' };
    return {
      corrections: [
        {
          code: 'missing-article',
          start,
          end: start + 5,
          replacements: ['a nurse'],
          source: 'transfer-grammar',
          confidence: 0.9,
          explanation: { tr: 'Tekil meslekten önce a/an gelir.', en: 'A job takes a/an.' },
        },
      ],
    };
  },
  close: async () => {},
};

let ai: FakeAiServer;
let app: PracticeApp;
let withAi: PracticeApp;
let allowed = true;
beforeAll(async () => {
  ai = await startFakeAiServer();
  app = await startPracticeApp({ engine });
  withAi = await startPracticeApp({
    engine,
    database: app.database,
    clock: app.clock,
    worker: false,
    mayUseAi: async () => allowed,
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake', AI_FEEDBACK: 'false' },
  });
});
afterAll(async () => {
  await withAi.close();
  await app.close();
  await ai.close();
});
beforeEach(() => {
  allowed = true;
  app.clock.advance(86_400);
});

const { begin, send, read } = talkIn(() => app);
type Reason = AnswerOf<typeof explainCorrection>;

/**
 * Starts a conversation with one corrected message, and returns the ids of the correction and of the reply after it.
 */
const corrected = async (user: SignedInUser) => {
  const id = await begin(user);
  await send(user, id, 'My sister is nurse in Ankara.');
  const done = async () => (await read(user, id)).turns[1]?.feedback?.state === 'done';
  await app.heard(user.id, done);
  const { turns } = await read(user, id);
  return { id, turnId: turns[2]?.id ?? '', correctionId: turns[1]?.feedback?.corrections[0]?.id ?? '' };
};
const why = async (by: PracticeApp, user: SignedInUser, body: object): Promise<Reason> =>
  (
    await by.call(user, 'correctionId' in body ? 'chat/explain-correction' : 'chat/explain-reply', {
      language: 'tr',
      ...body,
    })
  ).body;

const lesson = {
  id: 'a1-articles',
  point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
  level: 'A1',
  examples: [
    {
      text: 'My sister is a nurse in Ankara.',
      tr: "Kız kardeşim Ankara'da hemşire.",
      why: 'İngilizcede tekil mesleğin önüne a / an gelir.',
    },
  ],
};

test('explanation of a correction › is the stored grammar rule with a lesson of the library when no AI is configured', async () => {
  const user = await app.users.add({ levelId: 'A2' });
  const { correctionId } = await corrected(user);
  expect(await why(app, user, { correctionId })).toEqual({
    code: 'missing-article',
    about: 'nurse',
    rule: codeExplanations['missing-article'],
    phrased: null,
    lesson,
  });
});

test('explanation of a correction › is written by the AI from the stored grammar rule, and its tokens are counted', async () => {
  const user = await app.users.add();
  const { correctionId } = await corrected(user);
  const answer = 'Nurse tekil bir meslektir; bu yüzden önüne a gelir: a nurse (a/an).';
  ai.next({ kind: 'ok', text: answer });
  expect(await why(withAi, user, { correctionId })).toMatchObject({ phrased: answer, lesson });
  const body = ai.requests.at(-1)?.body;
  expect(body?.messages[0]?.content).toContain('Tekil meslekten önce a/an gelir.');
  expect(body?.max_tokens).toBeLessThanOrEqual(220);
  const { rows } = await app.run(`select tokens from ai_usage where user_id = '${user.id}'`);
  expect(rows).toEqual([{ tokens: 132 }]);
});

test('explanation of a correction › is only the stored grammar rule when the AI fails, invents a rule, or may not be used', async () => {
  const user = await app.users.add();
  const { correctionId } = await corrected(user);
  ai.next(
    { kind: 'error' },
    { kind: 'ok', text: 'Üçüncü koşul cümlelerinde if ile past perfect kullanılır.' },
  );
  expect(await why(withAi, user, { correctionId })).toMatchObject({ phrased: null, lesson });
  expect(await why(withAi, user, { correctionId })).toMatchObject({ phrased: null, lesson });
  const asked = ai.requests.length;
  allowed = false;
  expect(await why(withAi, user, { correctionId })).toMatchObject({ phrased: null, lesson });
  expect(ai.requests).toHaveLength(asked);
});

test('explanation of a reply › is about the correction of the message before the reply, or otherwise about a grammar structure in the reply', async () => {
  const user = await app.users.add();
  const { id, turnId } = await corrected(user);
  expect(await why(app, user, { turnId })).toMatchObject({ code: 'missing-article', about: 'nurse', lesson });
  const [opening] = (await read(user, id)).turns;
  const answer = await why(app, user, { turnId: opening?.id ?? '' });
  expect(answer.rule).toEqual(codeExplanations[answer.code]);
  expect(opening?.text).toContain(answer.about);
});

test('explanations › are given only for the user’s own corrections and replies, and only a limited number of times', async () => {
  const user = await app.users.add();
  const stranger = await app.users.add();
  const { correctionId, turnId } = await corrected(user);
  const language = 'tr';
  for (const [path, body] of [
    ['chat/explain-correction', { correctionId, language }],
    ['chat/explain-correction', { correctionId: randomUUID(), language }],
    ['chat/explain-reply', { turnId, language }],
  ] as const)
    expect((await app.call(stranger, path, body)).status).toBe(404);
  expect((await app.call(user, 'chat/explain-reply', { turnId, language: 'de' })).status).toBe(400);
  const statuses = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await app.call(user, 'chat/explain-reply', { turnId, language })).status);
  expect(statuses.slice(0, 25).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
