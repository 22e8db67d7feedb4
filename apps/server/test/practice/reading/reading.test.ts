import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getReadingChoices, listReadings, OpenedReading } from '@pratik/contract/reading';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let ayse: Session & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  // Moves the clock to 12:00 in Istanbul on a new day before each test.
  app.clock.set(
    new Date(
      Math.floor(app.clock.now().getTime() / 86_400_000 + 2) * 86_400_000 + 9 * 3_600_000,
    ).toISOString(),
  );
  ayse = await addAndSignIn(app, await admin_(), { levelId: 'A1' });
});

/**
 * Gets a new access token. A token is valid for only five minutes of the simulated clock, while the session is
 * valid for longer.
 */
const fresh = async <S extends Session>(who: S): Promise<S> => ({
  ...who,
  token: await fetchToken(app, who.cookie),
});
const admin_ = () => fresh(admin);

type Sent<A> = { status: number; body: A };
const post = async <A = OpenedReading>(who: Session, path: string, body: object): Promise<Sent<A>> => {
  const { token } = await fresh(who);
  const answer = await app.send('POST', `/api/private/reading/${path}`, { token, body });
  return { status: answer.statusCode, body: answer.json() };
};
const read = async <A>(who: Session, path: string): Promise<Sent<A>> => {
  const { token } = await fresh(who);
  const answer = await app.send('GET', `/api/private/reading/${path}`, { token });
  return { status: answer.statusCode, body: answer.json() };
};
const choices = async (who: Session, level?: string) =>
  (await read<AnswerOf<typeof getReadingChoices>>(who, `choices${level ? `?level=${level}` : ''}`)).body;
const get = (who: Session, id: string) => read<OpenedReading>(who, `get?id=${id}`);
const list = async (who: Session) =>
  (await post<AnswerOf<typeof listReadings>>(who, 'list', { page: 0, size: 20 })).body;

const start = async (who: Session, textId = 'the-oven', readingId: string = randomUUID()) => {
  const { status, body } = await post(who, 'start', { readingId, textId });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const idOf = ({ reading }: OpenedReading): string => reading?.id ?? '';

/** Answers all questions, starting with the current question: wrongly at the indexes in `wrong`, otherwise rightly. */
const answerAll = async (who: Session, opened: OpenedReading, wrong: readonly number[] = []) => {
  for (const [index, { id }] of opened.questions.entries()) {
    const { rows } = await app.database.pool.query(
      `select (body->>'answer')::int as answer from curriculum_items where kind = 'question' and id = $1`,
      [id],
    );
    const right: number = rows[0].answer;
    const choice = wrong.includes(index) ? (right + 1) % 3 : right;
    const sent = await post(who, 'answer', { readingId: idOf(opened), questionId: id, choice: [choice] });
    expect(sent.status).toBe(200);
  }
};
const practised = async (id: string) =>
  (
    await app.database.pool.query(
      `select day, active_ms, learner_turns from activity_days where user_id = $1 and kind = 'reading' order by day`,
      [id],
    )
  ).rows;

describe('list of reading texts', () => {
  it('shows the texts of the user’s level first, with length and reading time, and one text for today', async () => {
    const offered = await choices(ayse);
    expect(offered).toMatchObject({ ownLevel: 'A1', level: 'A1', nearestLevel: null, pace: null, begun: [] });
    expect(offered.texts).toEqual([
      {
        id: 'the-oven',
        title: 'The oven',
        levelId: 'A1',
        topic: 'food',
        series: null,
        type: 'story',
        words: 25,
        minutes: 1,
        teaser: 'Ece wakes at five.',
        state: 'new',
        score: null,
      },
    ]);
    expect(offered.today).toMatchObject({ done: false, text: { id: 'the-oven' } });
    expect(offered.levels.map(({ id, published }) => [id, published])).toEqual([
      ['A1', 1],
      ['A2', 1],
      ['B1', 0],
      ['B2', 0],
      ['C1', 0],
    ]);
    expect((await choices(ayse, 'A2')).texts.map(({ id }) => id)).toEqual(['no-milk']);
  });

  it('names the nearest level that has texts when the chosen level has none', async () => {
    const learner = await addAndSignIn(app, await admin_(), { levelId: 'C1' });
    const offered = await choices(learner);
    expect(offered).toMatchObject({ ownLevel: 'C1', level: 'C1', texts: [], nearestLevel: 'A2' });
    expect(offered.today).toMatchObject({ text: { id: 'no-milk' } });
    expect((await choices(learner, 'no-such-level')).level).toBe('C1');
  });

  it('shows texts of level A2 to a user without a level', async () => {
    const learner = await addAndSignIn(app, await admin_());
    expect(await choices(learner)).toMatchObject({ ownLevel: null, level: 'A2' });
  });
});

describe('reading exercise', () => {
  it('shows the text, asks its questions, and shows the correct answers after the last question', async () => {
    expect((await get(ayse, 'the-oven')).body).toMatchObject({ reading: null, questions: [] });
    const opened = await start(ayse);
    expect(opened.text.paragraphs).toHaveLength(2);
    expect(opened.questions).toHaveLength(5);
    expect(opened.questions[0]).toEqual({
      id: expect.stringContaining('who'),
      form: 'one',
      prompts: [],
      ask: 'Who wakes first?',
      options: expect.arrayContaining(['Ece', 'the cat', 'her father']),
      given: null,
    });
    app.clock.advance(15);
    await post(ayse, 'report-progress', { readingId: idOf(opened), sentence: 2 });
    app.clock.advance(15);
    const read = await post<{ reading: object }>(ayse, 'finish-text', { readingId: idOf(opened) });
    // The text has 25 words and was read in half a minute, which is 50 words per minute.
    expect(read.body.reading).toMatchObject({ sentence: 2, pace: 50, finishedAt: null });
    await answerAll(ayse, opened, [3]);

    const { body: after } = await get(ayse, 'the-oven');
    expect(after.reading).toMatchObject({ id: idOf(opened), pace: 50, finishedAt: expect.any(String) });
    expect(after.questions.map(({ given }) => given?.right)).toEqual([true, true, true, false, true]);
    expect(after.questions[0]?.given).toMatchObject({
      evidence: ['Ece wakes at five.'],
      why: 'Metinde böyle yazıyor.',
    });
    expect((await list(ayse)).readings).toMatchObject([
      { textId: 'the-oven', title: 'The oven', right: 4, total: 5, pace: 50 },
    ]);
    const offered = await choices(ayse);
    expect(offered.texts).toMatchObject([{ state: 'read', score: { right: 4, total: 5 } }]);
    expect(offered).toMatchObject({ pace: 50, today: { done: true, text: { id: 'the-oven' } } });
    expect(await practised(ayse.id)).toMatchObject([{ active_ms: 30_000, learner_turns: 1 }]);
  });

  it('can be continued on another device', async () => {
    const opened = await start(ayse);
    app.clock.advance(20);
    await post(ayse, 'report-progress', { readingId: idOf(opened), sentence: 4 });
    const there = await start(ayse, 'the-oven');
    expect(there.reading).toMatchObject({ id: idOf(opened), sentence: 4 });
    expect((await choices(ayse)).begun).toMatchObject([{ id: 'the-oven', state: 'begun' }]);
    const first = opened.questions[0];
    await post(ayse, 'answer', { readingId: idOf(opened), questionId: first?.id, choice: [0] });
    expect((await start(ayse)).questions.filter(({ given }) => given !== null)).toHaveLength(1);
  });

  it('is not listed as started when the user has closed the text after a few seconds', async () => {
    await start(ayse);
    expect((await choices(ayse)).begun).toEqual([]);
  });

  it('is created once when it is started twice, even simultaneously or with the same id', async () => {
    const readingId = randomUUID();
    const [a, b, c] = await Promise.all([
      start(ayse, 'the-oven', readingId),
      start(ayse, 'the-oven', readingId),
      start(ayse, 'the-oven'),
    ]);
    expect(new Set([idOf(a), idOf(b), idOf(c)]).size).toBe(1);
  });

  it('counts only the first answer to a question', async () => {
    const opened = await start(ayse);
    const [first] = opened.questions;
    const send = (place: number) =>
      post<{ question: { given: { choice: number[] } } }>(ayse, 'answer', {
        readingId: idOf(opened),
        questionId: first?.id,
        choice: [place],
      });
    const [a, b] = await Promise.all([send(1), send(1)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect((await send(2)).body.question.given.choice).toEqual([1]);
    await answerAll(ayse, { ...opened, questions: opened.questions.slice(1) });
    await send(0);
    const { readings } = await list(ayse);
    expect(readings).toHaveLength(1);
    expect(readings[0]?.right).toBeLessThanOrEqual(5);
    expect(await practised(ayse.id)).toMatchObject([{ learner_turns: 1 }]);
  });

  it('can be repeated as a new attempt', async () => {
    const first = await start(ayse);
    await answerAll(ayse, first, [0]);
    const second = await start(ayse);
    expect(idOf(second)).not.toBe(idOf(first));
    expect(second.questions.every(({ given }) => given === null)).toBe(true);
    await answerAll(ayse, second);
    expect((await list(ayse)).readings.map(({ right }) => right).toSorted()).toEqual([4, 5]);
  });

  it('counts only the time in which the text was open, and has no reading speed when the user only scrolled', async () => {
    const opened = await start(ayse);
    app.clock.advance(3_600);
    await post(ayse, 'report-progress', { readingId: idOf(opened), sentence: 0, resumed: true });
    app.clock.advance(1);
    const { body } = await post<{ reading: { pace: number | null } }>(ayse, 'finish-text', {
      readingId: idOf(opened),
    });
    expect(body.reading.pace).toBeNull();
    expect(await practised(ayse.id)).toMatchObject([{ active_ms: 1_000 }]);
  });

  it('counts its time on both days when it is started before midnight and finished after midnight', async () => {
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T20:59:40Z`);
    const opened = await start(ayse);
    app.clock.advance(30);
    await post(ayse, 'finish-text', { readingId: idOf(opened) });
    await answerAll(ayse, opened);
    expect(await practised(ayse.id)).toMatchObject([
      { active_ms: 20_000, learner_turns: 0 },
      { active_ms: 10_000, learner_turns: 1 },
    ]);
  });
});

describe('reading exercise whose text or question is changed while a learner works on it', () => {
  const change = (sql: string) => app.database.pool.query(sql);

  it('can still be finished when the text is retired, but other users cannot start it', async () => {
    const opened = await start(ayse);
    app.clock.advance(12);
    await post(ayse, 'report-progress', { readingId: idOf(opened), sentence: 1 });
    await change(
      `update curriculum_items set state = 'retired' where id = 'the-oven' or parent_id = 'the-oven'`,
    );
    try {
      const { status, body } = await get(ayse, 'the-oven');
      expect(status).toBe(200);
      expect(body.text.retired).toBe(true);
      const offered = await choices(ayse);
      expect(offered.texts).toEqual([]);
      expect(offered.begun).toMatchObject([{ id: 'the-oven' }]);
      await answerAll(ayse, opened);
      expect((await list(ayse)).total).toBe(1);
      const other = await addAndSignIn(app, await admin_(), { levelId: 'A1' });
      expect((await get(other, 'the-oven')).status).toBe(404);
      expect((await post(other, 'start', { readingId: randomUUID(), textId: 'the-oven' })).status).toBe(404);
      // A user who has finished a reading cannot start it again after its text is retired.
      expect((await post(ayse, 'start', { readingId: randomUUID(), textId: 'the-oven' })).status).toBe(404);
    } finally {
      await change(
        `update curriculum_items set state = 'published' where id = 'the-oven' or parent_id = 'the-oven'`,
      );
    }
  });

  it('can be finished with the original version when an administrator has edited the text', async () => {
    const opened = await start(ayse, 'no-milk');
    const text = `kind = 'reading' and id = 'no-milk'`;
    await change(
      `update curriculum_items set version = 2, body = replace(body::text, 'cold milk', 'warm milk')::json where ${text}`,
    );
    await change(`insert into curriculum_versions (kind, id, version, body, made_at)
      select kind, id, version, body, now() from curriculum_items where ${text}`);
    try {
      const mine = (await get(ayse, 'no-milk')).body;
      expect(mine.text.paragraphs).toEqual(opened.text.paragraphs);
      const other = await addAndSignIn(app, await admin_(), { levelId: 'A2' });
      expect((await get(other, 'no-milk')).body.text.paragraphs.join(' ')).toContain('warm milk');
    } finally {
      await change(`update curriculum_items i set version = 1, body = v.body from curriculum_versions v
        where i.kind = v.kind and i.id = v.id and v.version = 1 and i.id = 'no-milk'`);
      await change(`delete from curriculum_versions where id = 'no-milk' and version = 2`);
    }
  });

  it('is finished when the learner has read the text and the exercise no longer has questions', async () => {
    await change(`update curriculum_items set state = 'retired' where parent_id = 'no-milk'`);
    try {
      const opened = await start(ayse, 'no-milk');
      expect(opened.questions).toEqual([]);
      app.clock.advance(20);
      await post(ayse, 'finish-text', { readingId: idOf(opened) });
      expect((await list(ayse)).readings).toMatchObject([{ textId: 'no-milk', right: 0, total: 0 }]);
    } finally {
      await change(`update curriculum_items set state = 'published' where parent_id = 'no-milk'`);
    }
  });
});

describe('requests for a reading exercise', () => {
  it('return 404 when the exercise was started by another user', async () => {
    const opened = await start(ayse);
    const other = await addAndSignIn(app, await admin_(), { levelId: 'A1' });
    const readingId = idOf(opened);
    const questionId = opened.questions[0]?.id;
    expect((await post(other, 'report-progress', { readingId, sentence: 3 })).status).toBe(404);
    expect((await post(other, 'finish-text', { readingId })).status).toBe(404);
    expect((await post(other, 'answer', { readingId, questionId, choice: [0] })).status).toBe(404);
    expect((await post(other, 'start', { readingId, textId: 'the-oven' })).status).toBe(404);
    expect((await get(other, 'the-oven')).body.reading).toBeNull();
    expect((await get(ayse, 'the-oven')).body.reading).toMatchObject({ sentence: 0, readAt: null });
  });

  it('are rejected when the question, choice or text is invalid', async () => {
    const readingId = idOf(await start(ayse));
    const other = await start(ayse, 'no-milk');
    const answer = (questionId: string | undefined, place: number) =>
      post(ayse, 'answer', { readingId, questionId, choice: [place] });
    expect((await answer(other.questions[0]?.id, 0)).status).toBe(404);
    expect((await answer((await start(ayse)).questions[0]?.id, 3)).status).toBe(404);
    expect((await answer((await start(ayse)).questions[0]?.id, -1)).status).toBe(400);
    expect((await get(ayse, 'two-loaves')).status).toBe(404);
    expect((await post(ayse, 'start', { readingId: 'x', textId: 'the-oven' })).status).toBe(400);
    expect((await post(ayse, 'report-progress', { readingId, sentence: 1.5 })).status).toBe(400);
  });

  it('are rejected when the caller is not signed in', async () => {
    const answer = await app.send('GET', '/api/private/reading/choices');
    expect(answer.statusCode).toBe(401);
  });
});
