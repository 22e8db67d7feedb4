import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard } from '@pratik/contract/progress';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addItems,
  order,
  placementCalls,
  working,
} from '../../../src/practice/placement/placement.fixture.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let ayse: Session & { id: string };

const { answer, finish, fresh, get, list, overview, post, rows, start } = placementCalls(() => app);

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  await addItems(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ayse = await addAndSignIn(app, await fresh(admin));
});

describe('placement test', () => {
  it('asks different questions until it can determine a level, without revealing the correct answers', async () => {
    expect(await overview(ayse)).toEqual({
      available: true,
      ownLevel: null,
      open: null,
      questions: { about: 20, most: 25 },
      untaken: null,
      skipped: false,
    });
    const first = await start(ayse);
    expect(first).toMatchObject({ answered: 0, remaining: 20, result: null });
    expect(Object.keys(first.question ?? {}).toSorted()).toEqual([
      'ask',
      'itemId',
      'options',
      'skill',
      'text',
    ]);
    // The learner’s ability is unknown, so the test starts with a question of medium difficulty.
    expect(first.question?.itemId).toMatch(/^(a2|b1)-/);
    const { result, question, answered } = await finish(ayse, first, working('b1'));
    expect(question).toBeNull();
    expect(answered).toBeGreaterThan(14);
    expect(answered).toBeLessThanOrEqual(25);
    expect(result).toMatchObject({ level: { id: 'B1', retired: false }, acceptedAt: null, latest: true });
    const shares = result?.shares ?? [];
    expect(shares.map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(shares[2]?.share).toBeGreaterThan(0.5);
    expect(result?.skills.map(({ skill }) => skill).toSorted()).toEqual(['grammar', 'reading', 'vocabulary']);
    const asked = await rows('select item_id, skill from placement_answers where attempt_id = $1', first.id);
    expect(asked).toHaveLength(answered);
    // The result does not change the user’s level until the user accepts the result.
    expect((await overview(ayse)).ownLevel).toBeNull();
  });

  it.each(['A1', 'A2', 'B1', 'B2', 'C1'])(
    'determines level %s for a simulated learner whose ability is at that level',
    async (level) => {
      const { result } = await finish(ayse, await start(ayse), working(level.toLowerCase()));
      expect(result?.level.id).toBe(level);
    },
  );

  it.each([
    ['“I do not know” to every question', null, 'A1'],
    ['every question correctly', 0, 'C1'],
  ])('ends early when the learner answers %s', async (_, choice, level) => {
    const { result, answered } = await finish(ayse, await start(ayse), () => choice);
    expect(result?.level.id).toBe(level);
    expect(answered).toBeLessThan(16);
  });

  it('starts with a question of the user’s current level', async () => {
    const high = await addAndSignIn(app, admin, { levelId: 'C1' });
    expect((await start(high)).question?.itemId).toMatch(/^c1-/);
    expect((await overview(high)).ownLevel).toMatchObject({ id: 'C1' });
  });

  it('can be continued on another device, even several days later', async () => {
    const begun = await answer(ayse, await start(ayse), 0);
    app.clock.advance(3 * 86_400);
    const later = await fresh(ayse);
    const there = await start(later);
    expect(there).toEqual(begun);
    expect((await get(later, `attempt?id=${begun.id}`)).body).toEqual(begun);
    expect((await overview(later)).open).toEqual({ id: begun.id, answered: 1, remaining: begun.remaining });
  });

  it('is created once and counts each answer once when the client repeats its requests', async () => {
    const attemptId = randomUUID();
    const begun = await Promise.all([start(ayse, attemptId), start(ayse, attemptId), start(ayse)]);
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    expect(new Set(begun.map(({ question }) => question?.itemId)).size).toBe(1);
    const [attempt] = begun;
    if (!attempt) throw new Error('the server started no test');
    const [a, b] = await Promise.all([answer(ayse, attempt, 0), answer(ayse, attempt, null)]);
    expect(a.answered).toBe(1);
    expect(b).toEqual(a);
    // Another device sends a later answer to a question that is already answered. Only the first answer counts.
    expect(await answer(ayse, attempt, 2)).toEqual(a);
    expect(await rows('select position from placement_answers where attempt_id = $1', attempt.id)).toEqual([
      { position: 0 },
    ]);
  });

  it('cannot be continued when the learner has started a new test instead', async () => {
    const old = await answer(ayse, await start(ayse), 0);
    const attemptId = randomUUID();
    const again = await start(ayse, attemptId, true);
    expect(again).toMatchObject({ id: attemptId, answered: 0 });
    expect((await start(ayse, attemptId, true)).id).toBe(attemptId);
    expect((await get(ayse, `attempt?id=${old.id}`)).status).toBe(404);
    const sent = { attemptId: old.id, itemId: old.question?.itemId, choice: 0 };
    expect((await post(ayse, 'answer', sent)).status).toBe(404);
    expect((await post(ayse, 'start', { attemptId: old.id })).body.id).toBe(attemptId);
  });

  it('asks mostly different questions when the learner takes the test again', async () => {
    await finish(ayse, await start(ayse), working('b1'));
    await finish(ayse, await start(ayse), working('b1'));
    const [{ twice, all }] = (await rows(
      `select count(*) filter (where n > 1) as twice, count(*) as all from (
         select item_id, count(*) as n from placement_answers a
         join placement_attempts t on t.id = a.attempt_id where user_id = $1 group by 1) counted`,
      ayse.id,
    )) as [{ twice: number; all: number }];
    expect(twice / all).toBeLessThan(0.5);
    const { attempts, total } = await list(ayse);
    expect(total).toBe(2);
    expect(attempts[0]).toMatchObject({ level: { id: 'B1' }, accepted: false });
  });
});

describe('placement result', () => {
  const accept = (who: Session, attemptId: string) => post(who, 'accept', { attemptId });
  const levelOf = async (id: string) =>
    (await rows('select level_id from users where id = $1', id))[0]?.level_id;
  const abilitiesOf = (id: string) =>
    rows('select skill, ability, variance from skill_abilities where user_id = $1 order by skill', id);

  it('sets the user’s level and initial skill abilities when the user accepts the result, and only once', async () => {
    const done = await finish(ayse, await start(ayse), working('b2'));
    const { status, body } = await accept(ayse, done.id);
    expect(status).toBe(200);
    expect(body.result?.acceptedAt).not.toBeNull();
    expect(await levelOf(ayse.id)).toBe('B2');
    const before = await abilitiesOf(ayse.id);
    expect(before.map(({ skill }) => skill)).toEqual(['grammar', 'reading', 'vocabulary']);
    for (const { ability } of before) expect(ability).toBeGreaterThan(0.5);
    // Accepting the result again after further practice leaves the level and the abilities unchanged.
    await rows(`update skill_abilities set ability = 2 where user_id = $1`, ayse.id);
    expect((await accept(ayse, done.id)).status).toBe(200);
    expect((await abilitiesOf(ayse.id)).map(({ ability }) => ability)).toEqual([2, 2, 2]);
    expect((await list(ayse)).attempts).toMatchObject([{ accepted: true }]);
  });

  it('cannot be accepted when the test is unfinished, a later test exists, or the level is retired', async () => {
    const old = await finish(ayse, await start(ayse), working('a1'));
    app.clock.advance(60);
    const open = await start(ayse);
    expect((await accept(ayse, open.id)).status).toBe(404);
    const done = await finish(ayse, open, working('b1'));
    expect((await accept(ayse, old.id)).status).toBe(404);
    expect((await get(ayse, `attempt?id=${old.id}`)).body.result?.latest).toBe(false);
    await rows(`update levels set retired_at = now() where id = 'B1'`);
    try {
      expect((await accept(ayse, done.id)).status).toBe(404);
      const { body } = await get(ayse, `attempt?id=${done.id}`);
      expect(body.result?.level).toMatchObject({ id: 'B1', retired: true, canDo: [] });
    } finally {
      await rows(`update levels set retired_at = null where id = 'B1'`);
    }
    expect(await levelOf(ayse.id)).toBeNull();
  });
});

describe('placement question that is changed while a learner takes the test', () => {
  it('is replaced by another question, and its answer is not counted, when it was retired', async () => {
    const attempt = await start(ayse);
    const gone = attempt.question?.itemId ?? '';
    await rows(`update curriculum_items set state = 'retired' where id = $1`, gone);
    try {
      const sent = await answer(ayse, attempt, 0);
      expect(sent.answered).toBe(0);
      expect(sent.question?.itemId).not.toBe(gone);
      expect((await start(ayse)).question).toEqual(sent.question);
      // The learner has not answered this question, so it is also replaced after it is retired.
      await rows(`update curriculum_items set state = 'retired' where id = $1`, sent.question?.itemId);
      const opened = (await get(ayse, `attempt?id=${attempt.id}`)).body;
      expect([gone, sent.question?.itemId]).not.toContain(opened.question?.itemId);
    } finally {
      await rows(
        `update curriculum_items set state = 'published' where kind = 'placement-item' and id <> 'a1-she-is'`,
      );
    }
  });

  it('is marked according to the version that the learner saw when an administrator has edited it', async () => {
    const attempt = await start(ayse);
    const id = attempt.question?.itemId ?? '';
    await rows(
      `with item as (update curriculum_items set version = 2, body = replace(body::text, '"answer":0', '"answer":3')::json
         where id = $1 returning kind, id, version, body)
       insert into curriculum_versions (kind, id, version, body, made_at) select *, now() from item`,
      id,
    );
    expect((await start(ayse)).question).toEqual(attempt.question);
    await answer(ayse, attempt, 0);
    expect(
      await rows('select answered, item_version from placement_answers where attempt_id = $1', attempt.id),
    ).toEqual([{ answered: 'right', item_version: 1 }]);
    await rows(
      `update curriculum_items i set version = 1, body = v.body from curriculum_versions v
      where i.kind = v.kind and i.id = v.id and v.version = 1 and i.id = $1`,
      id,
    );
    await rows(`delete from curriculum_versions where id = $1 and version = 2`, id);
  });

  it('is not replaced when too few questions remain: the open test ends and no test can be started', async () => {
    const attempt = await answer(ayse, await start(ayse), 0);
    await rows(`update curriculum_items set state = 'retired' where kind = 'placement-item'`);
    try {
      const { body } = await get(ayse, `attempt?id=${attempt.id}`);
      expect(body).toMatchObject({ question: null, answered: 1, result: { latest: true, skills: [] } });
      const other = await addAndSignIn(app, await fresh(admin));
      expect((await overview(other)).available).toBe(false);
      expect((await post(other, 'start', { attemptId: randomUUID() })).status).toBe(404);
    } finally {
      await rows(
        `update curriculum_items set state = 'published' where kind = 'placement-item' and id <> 'a1-she-is'`,
      );
    }
  });
});

describe('difficulties of placement questions', () => {
  const difficulties = () => rows('select item_id, difficulty, answers from placement_difficulties');

  it('change once per question when a learner finishes the first test', async () => {
    await rows('delete from placement_difficulties');
    const first = await start(ayse);
    const open = await answer(ayse, first, working('b1')(first.question?.itemId ?? ''));
    expect(await difficulties()).toEqual([]);
    const done = await finish(ayse, open, working('b1'));
    const learnt = await difficulties();
    expect(learnt).toHaveLength(done.answered);
    for (const { item_id: id, difficulty, answers } of learnt) {
      const start = [-3, -1.5, 0, 1.5, 3][order.indexOf(id.slice(0, 2))] ?? 0;
      expect(answers).toBe(1);
      // The difficulty of a question becomes slightly lower after a right answer and slightly higher after a wrong
      // answer.
      if (working('b1')(id) === 0) expect(difficulty).toBeLessThan(start);
      else expect(difficulty).toBeGreaterThan(start);
      expect(Math.abs(difficulty - start)).toBeLessThan(0.7);
    }
    // The learner may remember the answers in a second test, so the second test does not change difficulties.
    const again = await finish(ayse, await start(ayse), working('b1'));
    expect(again.result).not.toBeNull();
    expect((await difficulties()).every(({ answers }) => answers === 1)).toBe(true);
  });

  it('do not change when an administrator takes the test', async () => {
    await rows('delete from placement_difficulties');
    const teacher = await fresh(admin);
    await finish(teacher, await start(teacher), working('c1'));
    expect(await difficulties()).toEqual([]);
  });

  it('are updated from both tests when two learners finish simultaneously', async () => {
    await rows('delete from placement_difficulties');
    const bora = await addAndSignIn(app, await fresh(admin));
    const open = await Promise.all([start(ayse), start(bora)]);
    const done = await Promise.all([
      finish(ayse, open[0], working('b1')),
      finish(bora, open[1], working('a2')),
    ]);
    const counted = (await difficulties()).reduce((sum, { answers }) => sum + answers, 0);
    expect(counted).toBe((done[0]?.answered ?? 0) + (done[1]?.answered ?? 0));
  });
});

describe('placement requests', () => {
  it('return 404 for a test of another user', async () => {
    const attempt = await start(ayse);
    const other = await addAndSignIn(app, await fresh(admin));
    expect((await get(other, `attempt?id=${attempt.id}`)).status).toBe(404);
    const sent = { attemptId: attempt.id, itemId: attempt.question?.itemId, choice: 0 };
    expect((await post(other, 'answer', sent)).status).toBe(404);
    expect((await post(other, 'accept', { attemptId: attempt.id })).status).toBe(404);
    expect((await post(other, 'start', { attemptId: attempt.id })).status).toBe(404);
    expect((await get(ayse, `attempt?id=${attempt.id}`)).body).toEqual(attempt);
  });

  it('are rejected for an invalid choice or id, and for a caller who is not signed in', async () => {
    const attempt = await start(ayse);
    const itemId = attempt.question?.itemId;
    const send = (change: object) =>
      post(ayse, 'answer', { attemptId: attempt.id, itemId, choice: 0, ...change });
    expect((await send({ choice: 4 })).status).toBe(404);
    expect((await send({ choice: -1 })).status).toBe(400);
    expect((await send({ choice: 0.5 })).status).toBe(400);
    expect((await send({ itemId: '' })).status).toBe(400);
    expect((await send({ itemId: 'no-such-item' })).body.answered).toBe(0);
    expect((await post(ayse, 'start', { attemptId: 'x' })).status).toBe(400);
    expect((await get(ayse, 'attempt?id=x')).status).toBe(400);
    expect((await app.send('GET', '/api/private/placement/overview')).statusCode).toBe(401);
  });
});

describe('offer of a placement test', () => {
  it('remains hidden after the user has dismissed it, but the test can still be started', async () => {
    expect((await post<object>(ayse, 'skip', {})).body).toEqual({ done: true });
    expect((await post<object>(ayse, 'skip', {})).status).toBe(200);
    expect(await overview(ayse)).toMatchObject({ skipped: true, available: true });
    expect((await start(ayse)).question).not.toBeNull();
  });

  it('is replaced by the result until the user accepts the determined level', async () => {
    const day = async (who: Session) => {
      const answer = await app.send('GET', '/api/private/progress/learner-dashboard', { token: who.token });
      return answer.json() as AnswerOf<typeof getLearnerDashboard>;
    };
    expect((await day(ayse)).placement).toEqual({
      offered: true,
      openAttemptId: null,
      resultAttemptId: null,
    });
    // The user has dismissed the offer but takes the test later, so the result is shown.
    await post<object>(ayse, 'skip', {});
    expect((await day(ayse)).placement?.offered).toBe(false);
    app.clock.advance(60);
    const done = await finish(ayse, await start(ayse), working('b1'));
    const { next, placement } = await day(ayse);
    expect(next).toEqual({ kind: null, why: 'placement' });
    expect(placement).toEqual({ offered: true, openAttemptId: null, resultAttemptId: done.id });
    expect((await overview(ayse)).untaken).toMatchObject({ id: done.id, level: { id: 'B1' } });
    await post(ayse, 'accept', { attemptId: done.id });
    expect((await day(ayse)).placement).toEqual({
      offered: false,
      openAttemptId: null,
      resultAttemptId: null,
    });
    expect((await overview(ayse)).untaken).toBeNull();
  });
});
