import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { GrammarLesson, LessonPart, listLessons } from '@pratik/contract/grammar';
import type { getLearnerDashboard } from '@pratik/contract/progress';
import type { ClozeItem, GapRound } from '@pratik/contract/vocabulary-gaps';
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
  const day = Math.floor(app.clock.now().getTime() / 86_400_000 + 2) * 86_400_000;
  app.clock.set(new Date(day + 9 * 3_600_000).toISOString());
  ayse = await newLearner('A1');
});

const newLearner = async (levelId: string): Promise<Learner> =>
  addAndSignIn(app, { ...admin, token: await fetchToken(app, admin.cookie) }, { levelId });
const send = async <A>(path: string, body: object, who: Session = ayse) => {
  const token = await fetchToken(app, who.cookie);
  const answer = await app.send('POST', `/api/private/${path}`, { token, body });
  return { status: answer.statusCode, body: answer.json<A>() };
};
const lessonId = 'a1-articles';
const start = async (part: LessonPart, roundId: string = randomUUID()) =>
  (await send<{ round: GapRound | null }>('grammar/start', { lessonId, part, roundId })).body.round;
const fill = (round: GapRound | null, itemId: string, answer: string) =>
  send<{ item: ClozeItem; finishedAt: string | null }>('vocabulary/answer-gap', {
    roundId: round?.id,
    itemId,
    asked: 'typed',
    answer,
  });
const lesson = async () =>
  (await send<{ lesson: GrammarLesson }>('grammar/lesson', { id: lessonId })).body.lesson;
const list = async (query: object, who: Session = ayse) =>
  (await send<AnswerOf<typeof listLessons>>('grammar/list', query, who)).body;
const right = new Map([
  ['a1-nurse', 'a'],
  ['a1-engineer', 'an'],
]);

describe('grammar lesson', () => {
  it('contains its explanation, its examples with the published texts that contain them, and the number of its cloze items', async () => {
    expect(await lesson()).toMatchObject({
      id: lessonId,
      levelId: 'A1',
      title: { tr: 'a, an', en: 'a and an' },
      codes: ['missing-article', 'extra-article'],
      form: { columns: [{ en: 'word' }, { en: 'example' }], rows: [{ cells: ['a', 'a nurse'] }, {}] },
      mistake: { wrong: 'My sister is nurse.', right: 'My sister is a nurse.' },
      items: 2,
      exercised: false,
      best: null,
    });
    const { examples, contrasts } = await lesson();
    expect(contrasts).toHaveLength(3);
    expect(examples.map(({ text }) => text)).toEqual([
      { id: 'the-oven', kind: 'reading', title: 'The oven' },
      { id: 'the-oven', kind: 'reading', title: 'The oven' },
      { id: 'the-oven', kind: 'reading', title: 'The oven' },
      { id: 'two-loaves', kind: 'listening', title: expect.any(String) },
      null,
    ]);
  });

  it('is not found when it does not exist or is retired', async () => {
    expect((await send('grammar/lesson', { id: 'a1-nothing' })).status).toBe(404);
    const start = { lessonId: 'a1-nothing', part: 'check', roundId: randomUUID() };
    expect((await send('grammar/start', start)).status).toBe(404);
    const state = (value: string) =>
      app.database.pool.query(`update curriculum_items set state = $1 where id = $2`, [value, lessonId]);
    await state('retired');
    expect((await send('grammar/lesson', { id: lessonId })).status).toBe(404);
    expect((await list({})).lessons).toEqual([]);
    await state('published');
  });

  it('shows the best result of the check, which is passed with at least four of five right answers', async () => {
    const first = await start('check');
    await fill(first, 'a1-nurse', 'a');
    expect((await lesson()).best).toBeNull();
    await fill(first, 'a1-engineer', 'a');
    expect((await lesson()).best).toMatchObject({ right: 1, total: 2, passed: false });
    const second = await start('check');
    for (const { id } of second?.items ?? []) await fill(second, id, right.get(id) ?? '');
    const third = await start('check');
    for (const { id } of third?.items ?? []) await fill(third, id, '');
    expect((await lesson()).best).toEqual({
      at: app.clock.now().toISOString(),
      right: 2,
      total: 2,
      passed: true,
    });
    expect((await list({})).lessons[0]?.best).toMatchObject({ passed: true });
    expect((await lesson()).exercised).toBe(false);
  });
});

describe('round of a grammar lesson', () => {
  it('offers a new item with options in the exercises, and requires a typed answer in the check', async () => {
    const exercise = await start('exercise');
    expect(exercise?.items.map(({ id, asked }) => [id, asked]).toSorted()).toEqual([
      ['a1-engineer', 'chosen'],
      ['a1-nurse', 'chosen'],
    ]);
    for (const { id } of exercise?.items ?? []) await fill(exercise, id, right.get(id) ?? '');
    expect((await lesson()).exercised).toBe(true);
    const check = await start('check');
    expect(check?.id).not.toBe(exercise?.id);
    expect(check?.items.map(({ asked }) => asked)).toEqual(['typed', 'typed']);
  });

  it('can be continued on another device, and is separate from rounds of the other lesson part and of free cloze practice', async () => {
    const exercise = await start('exercise');
    await fill(exercise, 'a1-nurse', 'a');
    const again = await start('exercise');
    expect(again?.id).toBe(exercise?.id);
    expect(again?.items.find(({ id }) => id === 'a1-nurse')?.given).toMatchObject({ outcome: 'right' });
    expect((await start('check'))?.id).not.toBe(exercise?.id);
    const free = await send<{ round: GapRound }>('vocabulary/start-gaps', { roundId: randomUUID() });
    expect(free.body.round.id).not.toBe(exercise?.id);
    expect(free.body.round.items.map(({ id }) => id)).toEqual(['a1-engineer']);
  });

  it('is null when the cloze items of the lesson are no longer published', async () => {
    const state = (value: string) =>
      app.database.pool.query(`update curriculum_items set state = $1 where kind = 'cloze'`, [value]);
    await state('retired');
    expect(await start('check')).toBeNull();
    await state('published');
  });
});

describe('list of grammar lessons', () => {
  it('contains the lessons of the requested level, by default of the user’s level', async () => {
    expect(await list({})).toMatchObject({
      ownLevel: 'A1',
      level: 'A1',
      nearestLevel: null,
      lessons: [{ id: lessonId, errors: 0 }],
    });
    const empty = await list({ level: 'B1' });
    expect(empty).toMatchObject({ level: 'B1', nearestLevel: 'A1', lessons: [] });
    expect(empty.levels.map(({ id, published }) => [id, published]).slice(0, 2)).toEqual([
      ['A1', 1],
      ['A2', 0],
    ]);
  });

  it('contains the lessons of all levels about a requested error code, with the number of the user’s recent errors', async () => {
    await app.database.pool.query(
      `insert into error_counts (user_id, week, code, count)
       values ($1, date_trunc('week', $2::timestamptz)::date, 'extra-article', 3)`,
      [ayse.id, app.clock.now()],
    );
    const b1 = await newLearner('B1');
    expect(await list({ code: 'extra-article' }, b1)).toMatchObject({
      level: 'B1',
      lessons: [{ id: lessonId, errors: 0 }],
    });
    expect(await list({ code: 'extra-article' })).toMatchObject({ lessons: [{ id: lessonId, errors: 3 }] });
    expect((await list({ code: 'modal' })).lessons).toEqual([]);
  });
});

describe('grammar lesson in the daily plan', () => {
  const planned = async () => {
    const token = await fetchToken(app, ayse.cookie);
    const answer = await app.send('GET', '/api/private/progress/learner-dashboard', { token });
    return answer.json<AnswerOf<typeof getLearnerDashboard>>().plan.find(({ why }) => why === 'error');
  };
  const makeErrors = (count: number) =>
    app.database.pool.query(
      `insert into error_counts (user_id, week, code, count)
       values ($1, date_trunc('week', $2::timestamptz)::date, 'missing-article', $3)`,
      [ayse.id, app.clock.now(), count],
    );
  // Retires the units of the learning path, because a unit would plan the same lesson.
  beforeAll(async () => {
    await app.database.pool.query(`update curriculum_items set state = 'retired' where kind = 'unit'`);
  });
  const later = (days: number) =>
    app.clock.set(new Date(app.clock.now().getTime() + days * 86_400_000).toISOString());

  it('is missing while the learner has made no error that a lesson explains', async () => {
    expect(await planned()).toBeUndefined();
  });

  it('is the lesson about the most frequent recent error, until the learner has finished a round today', async () => {
    await makeErrors(6);
    expect(await planned()).toEqual({
      kind: 'grammar',
      why: 'error',
      done: false,
      count: 6,
      minutes: 8,
      next: { id: lessonId, title: 'a, an' },
    });
    const round = await start('exercise');
    for (const { id } of round?.items ?? []) await fill(round, id, right.get(id) ?? '');
    expect(await planned()).toMatchObject({ done: true });
    later(1);
    expect(await planned()).toMatchObject({ done: false, next: { id: lessonId } });
  });

  it('is omitted for three weeks after its check is passed, and is planned again if the errors continue', async () => {
    await makeErrors(6);
    const check = await start('check');
    for (const { id } of check?.items ?? []) await fill(check, id, right.get(id) ?? '');
    later(2);
    expect(await planned()).toBeUndefined();
    later(20);
    await makeErrors(3);
    expect(await planned()).toMatchObject({ done: false, count: 3, next: { id: lessonId } });
  });
});
