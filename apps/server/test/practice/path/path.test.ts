import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getPathMap, Path, UnitCheck, UnitDetails } from '@pratik/contract/path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';

type Learner = Session & { id: string };
let app: TestApp;
let admin: Session;
let ayse: Learner;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const day = Math.floor(app.clock.now().getTime() / dayMs + 2) * dayMs;
  app.clock.set(new Date(day + 9 * 3_600_000).toISOString());
  ayse = await newLearner('A1');
});

const dayMs = 86_400_000;
const newLearner = async (levelId: string): Promise<Learner> =>
  addAndSignIn(app, { ...admin, token: await fetchToken(app, admin.cookie) }, { levelId });
const send = async <A>(path: string, body: object, who: Session = ayse) => {
  const token = await fetchToken(app, who.cookie);
  const answer = await app.send('POST', `/api/private/${path}`, { token, body });
  return { status: answer.statusCode, body: answer.json<A>() };
};
const path = async (who: Session = ayse) => (await send<Path>('path/get', {}, who)).body;
const unit = async (id = 'a1-bread') =>
  (await send<{ unit: UnitDetails }>('path/get-unit', { id })).body.unit;
const start = async (checkId: string = randomUUID(), unitId = 'a1-bread') =>
  (await send<{ check: UnitCheck | null }>('path/start-check', { unitId, checkId })).body.check;
const answer = async (check: UnitCheck, text: string) =>
  (
    await send<{ check: UnitCheck }>('path/answer-check', {
      checkId: check.id,
      number: check.question?.number,
      answer: text,
    })
  ).body.check;

/** The right answers to the five items of the unit, by the beginning of their sentence. */
const rightAnswers: readonly (readonly [string, string])[] = [
  ['My sister is ', 'a'],
  ['My brother is ', 'an'],
  ['Is there any ', 'bread'],
  ['They are ', 'baking'],
  ['She ', 'likes'],
];
const rightFor = ({ question }: UnitCheck) =>
  rightAnswers.find(([before]) => question?.before === before)?.[1] ?? `no answer for ${question?.before}`;

/** Answers every question of a check: wrongly at the numbers in `wrong`, otherwise rightly. */
const take = async (wrong: readonly number[] = []): Promise<UnitCheck> => {
  let check = await start();
  if (!check) throw new Error('the unit has no check');
  while (check.question) {
    const isWrong = wrong.includes(check.question.number);
    app.clock.set(new Date(app.clock.now().getTime() + 1000).toISOString());
    check = await answer(check, isWrong ? 'zebra' : rightFor(check));
  }
  return check;
};
const waitDays = (days: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + days * dayMs).toISOString());

describe('learning path', () => {
  it('lists the units of the learner’s level in order, and starts with the first unit', async () => {
    expect(await path()).toMatchObject({
      level: 'A1',
      currentUnitId: 'a1-bread',
      units: [
        { id: 'a1-bread', number: 1, state: 'new', stepsDone: 0, steps: 6, theme: 'neighbourhood-and-city' },
        { id: 'a1-second', number: 2, state: 'new', steps: 5 },
      ],
    });
  });

  it('shows the steps of a unit: words, lesson, texts, conversation and writing', async () => {
    const { stepList, words, canDo, next } = await unit();
    expect(stepList.map(({ kind, itemId, done }) => [kind, itemId, done])).toEqual([
      ['words', null, false],
      ['grammar', 'a1-articles', false],
      ['reading', 'the-oven', false],
      ['listening', 'two-loaves', false],
      ['chat', 'a1-home', false],
      ['writing', 'a1-my-room', false],
    ]);
    expect(words).toEqual({ known: 0, all: 3 });
    expect(canDo).toMatchObject([{ skill: 'speaking', scale: 'Obtaining goods and services' }]);
    expect(next).toMatchObject({ id: 'a1-second' });
  });

  it('marks a text as done when the learner has finished it in the reading practice', async () => {
    const readingId = randomUUID();
    const started = await send<{ questions: { id: string; options: string[] }[] }>('reading/start', {
      readingId,
      textId: 'the-oven',
    });
    expect(started.status).toBe(200);
    await app.database.pool.query('update readings set finished_at = now() where id = $1', [readingId]);
    const { stepList, state } = await unit();
    expect(stepList.find(({ kind }) => kind === 'reading')?.done).toBe(true);
    expect(state).toBe('begun');
  });

  it('determines the order of new vocabulary words for every learner', async () => {
    for (const who of [ayse, await newLearner('A1'), await newLearner('A1')]) {
      const { body } = await send<{ cards: { word: string }[] }>('vocabulary/session', {}, who);
      expect(body.cards.map(({ word }) => word)).toEqual(['bread', 'bake', 'like']);
    }
  });

  it('lists the CEFR scales and the theme of the national programme for each unit', async () => {
    const token = await fetchToken(app, ayse.cookie);
    const response = await app.send('GET', '/api/private/path/map', { token });
    expect(response.json<AnswerOf<typeof getPathMap>>().units[0]).toMatchObject({
      id: 'a1-bread',
      levelId: 'A1',
      number: 1,
      theme: 'neighbourhood-and-city',
      canDo: [{ scale: 'Obtaining goods and services' }],
    });
  });
});

describe('unit check', () => {
  it('alternates between grammar and words, and shows the right answer only after the learner has answered', async () => {
    const check = await start();
    expect(check).toMatchObject({ part: 'check', answered: [], question: { number: 1, about: 'grammar' } });
    expect(JSON.stringify(check)).not.toContain('Ünlüyle');
    const second = await answer(check as UnitCheck, 'zebra');
    expect(second.answered).toMatchObject([{ number: 1, answer: 'zebra', outcome: 'wrong' }]);
    expect(second.answered[0]?.answers).toHaveLength(1);
    expect(second.question).toMatchObject({ number: 2, about: 'words' });
  });

  it('is passed with at least 80 % right answers, after which the next unit becomes the current unit', async () => {
    const check = await take([5]);
    expect(check.finished).toMatchObject({ right: 4, total: 5, passed: true });
    expect(await path()).toMatchObject({
      currentUnitId: 'a1-second',
      units: [{ id: 'a1-bread', state: 'passed' }, { state: 'new' }],
    });
  });

  it('is not passed with less than 80 % right answers, and can be repeated immediately', async () => {
    expect((await take([1, 2])).finished).toMatchObject({ right: 3, total: 5, passed: false });
    expect(await path()).toMatchObject({ currentUnitId: 'a1-bread' });
    expect((await take()).finished).toMatchObject({ right: 5, passed: true });
    expect((await unit()).results.map(({ passed }) => passed)).toEqual([true, false]);
  });

  it('continues at the open question when the learner starts it again, even with another id', async () => {
    const check = await start();
    await answer(check as UnitCheck, 'zebra');
    const again = await start();
    expect(again?.id).toBe(check?.id);
    expect(again?.answered).toHaveLength(1);
  });

  it('counts only the first answer to a question', async () => {
    const check = (await start()) as UnitCheck;
    await answer(check, 'zebra');
    const repeated = await answer(check, rightFor(check));
    expect(repeated.answered).toMatchObject([{ answer: 'zebra', outcome: 'wrong' }]);
  });

  it('returns 404 for an unknown unit and for a check of another user', async () => {
    const check = (await start()) as UnitCheck;
    const other = await newLearner('A1');
    expect((await send('path/get-check', { checkId: check.id }, other)).status).toBe(404);
    expect((await send('path/start-check', { unitId: 'nothing', checkId: randomUUID() })).status).toBe(404);
  });
});

describe('mastery of a unit', () => {
  it('requires two passed reviews, after three and after ten days, and repeats a review that was not passed', async () => {
    await take();
    expect((await start())?.part).toBe('check');
    await app.database.pool.query('delete from unit_checks where finished_at is null');
    waitDays(3);
    const failed = await take([1, 2]);
    expect(failed).toMatchObject({ part: 'review', finished: { passed: false } });
    waitDays(3);
    expect(await take()).toMatchObject({ part: 'review', finished: { passed: true } });
    expect((await path()).units[0]).toMatchObject({ state: 'passed' });
    waitDays(10);
    expect(await take()).toMatchObject({
      part: 'review',
      finished: { passed: true, nextReviewAt: null },
    });
    expect((await path()).units[0]).toMatchObject({ state: 'done', reviewDueAt: null });
  });

  it('is tested in reviews that start with the items that the learner answered wrongly in the check', async () => {
    const check = await take([2]);
    const wrong = check.answered[1]?.before;
    waitDays(3);
    const review = (await start()) as UnitCheck;
    const second = await answer(review, rightFor(review));
    expect(second.question?.before).toBe(wrong);
  });
});
