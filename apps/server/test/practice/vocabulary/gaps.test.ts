import { randomUUID } from 'node:crypto';
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
  const answer = await app.send('POST', `/api/private/vocabulary/${path}`, { token, body });
  return { status: answer.statusCode, body: answer.json<A>() };
};
const start = async (who: Session = ayse, roundId: string = randomUUID()) =>
  (await send<{ round: GapRound | null }>('start-gaps', { roundId }, who)).body.round;
const fill = (round: GapRound | null, itemId: string, answer: string, who: Session = ayse) =>
  send<{ item: ClozeItem; finishedAt: string | null }>(
    'answer-gap',
    { roundId: round?.id, itemId, asked: 'typed', answer },
    who,
  );
const rowsOf = async (text: string, id = ayse.id) => (await app.database.pool.query(text, [id])).rows;

describe('cloze practice', () => {
  it('offers items of the user’s level, and shows the correct answer with an explanation only after the learner has answered', async () => {
    const round = await start();
    expect(round?.items.map(({ id }) => id).toSorted()).toEqual(['a1-engineer', 'a1-nurse']);
    const nurse = round?.items.find(({ id }) => id === 'a1-nurse');
    expect(nurse).toEqual({
      id: 'a1-nurse',
      before: 'My sister is ',
      after: ' nurse in Ankara.',
      tr: "Kız kardeşim Ankara'da hemşire.",
      options: expect.arrayContaining(['a', 'an', 'the', 'in']),
      asked: 'chosen',
      reason: 'level',
      code: null,
      point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
      given: null,
    });
    const right = await fill(round, 'a1-nurse', ' A ');
    expect(right.body).toMatchObject({
      finishedAt: null,
      item: {
        given: {
          answer: 'A',
          outcome: 'right',
          answers: ['a'],
          why: 'İngilizcede tekil mesleğin önüne a / an gelir.',
        },
      },
    });
    const wrong = await fill(round, 'a1-engineer', 'a');
    expect(wrong.body).toMatchObject({
      finishedAt: expect.any(String),
      item: { given: { outcome: 'wrong' } },
    });
    expect(await start()).toBeNull();
  });

  it('starts with items for the learner’s frequent errors, and updates the error profile and the ability', async () => {
    await app.database.pool.query(
      `insert into error_counts (user_id, week, code, count)
       values ($1, date_trunc('week', $2::timestamptz)::date, 'missing-article', 3)`,
      [ayse.id, app.clock.now()],
    );
    const round = await start();
    expect(round?.items.find(({ id }) => id === 'a1-nurse')).toMatchObject({
      reason: 'errors',
      code: 'missing-article',
    });
    expect(round?.items.find(({ id }) => id === 'a1-engineer')?.reason).toBe('level');
    await fill(round, 'a1-nurse', 'the');
    await fill(round, 'a1-engineer', 'a');
    expect(await rowsOf('select code, count from error_counts where user_id = $1')).toEqual([
      { code: 'missing-article', count: 4 },
    ]);
    expect(await rowsOf('select skill, answers from skill_abilities where user_id = $1')).toEqual([
      { skill: 'grammar', answers: 2 },
    ]);
    // An item answered wrongly is due the next day and not before, so no new round exists today.
    expect(await start()).toBeNull();
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T21:00:00Z`);
    const next = await start();
    expect(next?.items.map(({ id, reason, asked }) => [id, reason, asked]).toSorted()).toEqual([
      ['a1-engineer', 'again', 'typed'],
      ['a1-nurse', 'errors', 'typed'],
    ]);
  });

  it('counts only the first answer when the learner answers an item several times, even on several devices', async () => {
    const roundId = randomUUID();
    const [a, b] = await Promise.all([start(ayse, roundId), start(ayse, randomUUID())]);
    expect(a?.id).toBe(b?.id);
    const answers = await Promise.all([fill(a, 'a1-nurse', 'a'), fill(a, 'a1-nurse', 'a')]);
    const late = await fill(a, 'a1-nurse', 'the');
    for (const { body } of [...answers, late]) expect(body.item.given?.outcome).toBe('right');
    expect(
      await rowsOf(`select learner_turns from activity_days where user_id = $1 and kind = 'vocabulary'`),
    ).toEqual([{ learner_turns: 1 }]);
    expect((await start())?.items.find(({ id }) => id === 'a1-nurse')?.given?.answer).toBe('a');
  });

  it('starts a new round on the learner’s next day, and still accepts answers to yesterday’s round', async () => {
    const yesterday = await start();
    await fill(yesterday, 'a1-engineer', 'an');
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T21:05:00Z`);
    const today = await start();
    expect(today?.id).not.toBe(yesterday?.id);
    expect(today?.items.map(({ id }) => id)).toEqual(['a1-nurse']);
    expect((await fill(yesterday, 'a1-nurse', 'a')).body.item.given?.outcome).toBe('right');
  });

  it('accepts an answer to an item that was retired after the round started', async () => {
    const round = await start();
    await app.database.pool.query(`update curriculum_items set state = 'retired' where id = 'a1-nurse'`);
    expect((await fill(round, 'a1-nurse', 'a')).body.item.given?.outcome).toBe('right');
    const can = await newLearner('A1');
    expect((await start(can))?.items.map(({ id }) => id)).toEqual(['a1-engineer']);
    await app.database.pool.query(`update curriculum_items set state = 'published' where id = 'a1-nurse'`);
  });

  it('rejects rounds of other users, unknown items and invalid input', async () => {
    const round = await start();
    const can = await newLearner('A1');
    expect((await fill(round, 'a1-nurse', 'a', can)).status).toBe(404);
    expect((await send('start-gaps', { roundId: round?.id }, can)).status).toBe(404);
    expect((await fill(round, 'no-such', 'a')).status).toBe(404);
    expect((await send('start-gaps', { roundId: 'x' })).status).toBe(400);
    expect((await fill(round, 'a1-nurse', 'x'.repeat(201))).status).toBe(400);
    const open = await app.send('POST', '/api/private/vocabulary/start-gaps', { body: {} });
    expect(open.statusCode).toBe(401);
  });

  it('offers no round when there are no items at the learner’s level or at a level near it', async () => {
    expect(await start(await newLearner('C1'))).toBeNull();
  });
});
