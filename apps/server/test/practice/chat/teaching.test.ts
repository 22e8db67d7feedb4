import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard } from '@pratik/contract/progress';
import type { CorrectionDose } from '@pratik/contract/user';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';
import { talkIn, textOf } from '../../practice-talk.ts';

let confidence = 0.9;
/** A fake feedback engine that corrects only "with bus" to "by bus". */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '1',
  analyse: async (text) => {
    const start = text.indexOf('with bus');
    if (start < 0) return { corrections: [], checked: 'right' };
    return {
      corrections: [
        {
          code: 'wrong-preposition',
          start,
          end: start + 4,
          replacements: ['by'],
          source: 'transfer-grammar',
          confidence,
          explanation: { tr: 'by gelir', en: 'takes by' },
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
beforeEach(() => {
  confidence = 0.9;
  app.clock.advance(86_400);
});

const { begin, send } = talkIn(() => app);
const wrong = 'I go to work with bus every morning';
const right = 'I go to work by bus every morning';

const says = async (user: SignedInUser, id: string, text: string): Promise<string> =>
  textOf((await send(user, id, text)).events);
/** Starts a free conversation in which the partner may ask the learner to repair the next error. */
const readyTalk = async (user: SignedInUser): Promise<string> => {
  const id = await begin(user);
  await app.run(
    `update conversations set partner_state =
       partner_state || '{"turn": 60, "lastTeaching": 0, "lastRecast": 60}' where id = '${id}'`,
  );
  return id;
};
const learnerWith = async (dose: CorrectionDose): Promise<SignedInUser> => {
  const user = await app.users.add({ levelId: 'B1' });
  await app.run(`update users set correction_dose = '${dose}' where id = '${user.id}'`);
  return user;
};
const isPrompt = (said: string): boolean => said.includes('with bus');

test.each([
  ['at-once-all', true],
  ['at-once-main', true],
  ['at-end-all', false],
  ['at-end-main', false],
] as const)(
  'offline partner with the correction setting %s › asks the learner to correct a mistake: %s',
  async (dose, expected) => {
    const user = await learnerWith(dose);
    expect(isPrompt(await says(user, await readyTalk(user), wrong))).toBe(expected);
  },
);

test('offline partner › does not mention an uncertain correction', async () => {
  confidence = 0.4;
  const user = await learnerWith('at-once-all');
  // Uses another text, because the feedback on the first text is cached.
  const said = await says(user, await readyTalk(user), 'I go to school with bus every day');
  expect(said).not.toContain('with bus');
  expect(said).not.toContain('by bus');
});

test('error profile › counts an error only once when the learner corrects it at the partner’s request', async () => {
  const user = await learnerWith('at-once-all');
  const id = await readyTalk(user);
  expect(isPrompt(await says(user, id, wrong))).toBe(true);
  const turnId = randomUUID();
  const repaired = textOf((await send(user, id, right, turnId)).events);
  expect(repaired).toMatch(/that’s it|that’s right|perfect/i);
  // Sends the same message again, as a client does after a lost connection.
  await send(user, id, right, turnId);
  await says(user, id, 'I like my job.');
  await app.heard(user.id, async () => {
    const counted = await app.run(`select count from error_counts where user_id = '${user.id}'`);
    return counted.rows.some(({ count }) => count === 1);
  });
  const day: AnswerOf<typeof getLearnerDashboard> = (
    await app.call(user, 'progress/learner-dashboard', undefined, 'GET')
  ).body;
  expect(day.errorProfile.codes).toMatchObject([{ code: 'wrong-preposition', lately: 1, repaired: 1 }]);
});
