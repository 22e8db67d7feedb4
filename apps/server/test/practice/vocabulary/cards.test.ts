import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type {
  AskedCard,
  Grade,
  getVocabularySession,
  getVocabularyStats,
  listWords,
  VocabularyCard,
} from '@pratik/contract/vocabulary';
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
  // Moves the clock to 12:00 in Istanbul on a new day before each test.
  const day = Math.floor(app.clock.now().getTime() / 86_400_000 + 2) * 86_400_000;
  app.clock.set(new Date(day + 9 * 3_600_000).toISOString());
  ayse = await newLearner();
});

const newLearner = async (): Promise<Learner> =>
  addAndSignIn(app, { ...admin, token: await fetchToken(app, admin.cookie) }, { levelId: 'C1' });
const send = async <A>(
  path: string,
  body: object = {},
  who: Session = ayse,
  method: 'GET' | 'POST' = 'POST',
) => {
  const token = await fetchToken(app, who.cookie);
  const answer = await app.send(method, `/api/private/vocabulary/${path}`, {
    token,
    ...(method === 'POST' ? { body } : {}),
  });
  return { status: answer.statusCode, body: answer.json<A>() };
};
const open = async () => (await send<AnswerOf<typeof getVocabularySession>>('session')).body;
const list = async (filter = 'all') =>
  (await send<AnswerOf<typeof listWords>>('list', { filter })).body.cards;
const save = async (word: string, meaning: string, who: Session = ayse) => {
  const id = randomUUID();
  await send('save-word', { id, word, meaning, from: { kind: 'own' } }, who);
  return id;
};
const grade = async (cardId: string, value: Grade) => {
  const at = app.clock.now().toISOString();
  const id = randomUUID();
  const sent = { sentAt: at, reviews: [{ id, cardId, grade: value, mode: 'recognise', at }] };
  const { body } = await send<{ cards: AskedCard[] }>('review', sent);
  return { id, card: body.cards[0] };
};
const change = (cardId: string, to: string, who: Session = ayse) =>
  send<{ card: VocabularyCard }>('change-word', { cardId, change: to }, who);
/** Adds a word that the user learned long ago and that is due now. */
const known = async (word: string, lapses = 0) => {
  const id = await save(word, `${word} anlamı`);
  await app.database.pool.query(
    `update vocabulary_cards set state = 'review', due = $2, stability = 20, difficulty = 6, scheduled_days = 20,
       reps = 20, lapses = $3, last_review_at = $2::timestamptz - interval '20 days' where id = $1`,
    [id, app.clock.now(), lapses],
  );
  return id;
};
const wordsOf = (cards: readonly { word: string }[]) => cards.map(({ word }) => word).toSorted();

describe('word postponed to the next day (buried card)', () => {
  it('is not practised until the learner’s next day, unless the learner restores it', async () => {
    const cat = await known('cat');
    await known('dog');
    expect((await change(cat, 'bury')).body.card).toMatchObject({ buried: true, dueToday: true });
    expect(await open()).toMatchObject({ due: 1, cards: [{ word: 'dog' }] });
    expect((await change(cat, 'unbury')).body.card.buried).toBe(false);
    expect((await open()).due).toBe(2);
    await change(cat, 'bury');
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T20:59:00Z`);
    expect((await open()).due).toBe(1);
    app.clock.advance(60);
    expect((await open()).due).toBe(2);
    expect((await list()).find(({ word }) => word === 'cat')?.buried).toBe(false);
  });
});

describe('word that the learner keeps forgetting (leech)', () => {
  it('is suspended automatically after eight wrong answers, and again after eight more', async () => {
    const cat = await known('cat', 7);
    const { card } = await grade(cat, 1);
    expect(card).toMatchObject({ lapses: 8, suspended: true, leech: true });
    expect((await open()).cards).toEqual([]);
    expect(wordsOf(await list('leech'))).toEqual(['cat']);
    expect((await change(cat, 'resume')).body.card).toMatchObject({ suspended: false, leech: false });
    await app.database.pool.query(`update vocabulary_cards set state = 'review', lapses = 14 where id = $1`, [
      cat,
    ]);
    expect((await grade(cat, 1)).card).toMatchObject({ lapses: 15, leech: false });
    await app.database.pool.query(`update vocabulary_cards set state = 'review' where id = $1`, [cat]);
    expect((await grade(cat, 1)).card).toMatchObject({ lapses: 16, leech: true });
  });

  it('is no longer suspended when the learner undoes the answer that suspended it', async () => {
    const cat = await known('cat', 7);
    const { id } = await grade(cat, 1);
    const undone = await send<{ card: AskedCard }>('undo-review', { reviewId: id });
    expect(undone.body.card).toMatchObject({ lapses: 7, suspended: false, leech: false });
  });

  it('is distinguished from a word that the learner suspended manually', async () => {
    const cat = await known('cat', 9);
    await change(cat, 'suspend');
    expect(await list('leech')).toEqual([]);
    expect(wordsOf(await list('suspended'))).toEqual(['cat']);
  });
});

describe('content of a card', () => {
  const edit = (cardId: string, more: object = {}, who: Session = ayse) =>
    send<{ card: VocabularyCard; errors?: { pointer: string; code: string }[] }>(
      'edit-word',
      { cardId, meaning: 'kedi', sentence: '', sentenceTr: '', note: '', ...more },
      who,
    );

  it('can be edited without changing the review dates', async () => {
    const cat = await known('cat');
    const before = (await list())[0];
    const { body } = await edit(cat, {
      sentence: 'The cat is out.',
      sentenceTr: 'Kedi dışarıda.',
      note: 'tekir',
    });
    expect(body.card).toEqual({
      ...before,
      meaning: 'kedi',
      note: 'tekir',
      sentence: { en: 'The cat is out.', tr: 'Kedi dışarıda.' },
    });
    expect((await edit(cat)).body.card).toMatchObject({ sentence: null, note: null });
    expect((await list())[0]).toMatchObject({ meaning: 'kedi' });
  });

  it('cannot be changed to the word and meaning of another card, or to an empty text', async () => {
    await save('cat', 'Kedi');
    const lash = await save('cat', 'kırbaç');
    const same = await edit(lash, { meaning: 'kedi' });
    expect(same.status).toBe(400);
    expect(same.body.errors).toEqual([{ pointer: '/meaning', code: 'meaning-known' }]);
    expect((await edit(lash, { meaning: ' ' })).status).toBe(400);
    expect((await edit(lash, { note: 'x'.repeat(501) })).status).toBe(400);
  });

  it('cannot be edited by another user', async () => {
    const cat = await save('cat', 'kedi');
    const can = await newLearner();
    expect((await edit(cat, {}, can)).status).toBe(404);
    expect((await change(cat, 'bury', can)).status).toBe(404);
    const answer = { id: randomUUID(), cardId: cat, known: true };
    expect((await send('answer-extra', answer, can)).status).toBe(404);
    expect((await send<{ cards: [] }>('extra', {}, can)).body.cards).toEqual([]);
  });
});

describe('extra practice', () => {
  it('starts with the hardest words, changes no review date, and counts each answer once', async () => {
    const [easy] = [await known('easy', 0), await known('hard', 5), await save('unmet', 'yeni')];
    const asked = async () =>
      (await send<{ cards: AskedCard[] }>('extra')).body.cards.map(({ word }) => word);
    expect(await asked()).toEqual(['hard', 'easy']);
    const before = await list();
    const answer = { id: randomUUID(), cardId: easy, known: false };
    await Promise.all([send('answer-extra', answer), send('answer-extra', answer)]);
    expect((await send('answer-extra', answer)).status).toBe(200);
    expect(await list()).toEqual(before);
    expect((await open()).answeredToday).toBe(0);
    const { rows } = await app.database.pool.query(
      `select learner_turns from activity_days where user_id = $1 and kind = 'vocabulary'`,
      [ayse.id],
    );
    expect(rows).toEqual([{ learner_turns: 1 }]);
    expect(await asked()).toEqual(['hard', 'easy']);
    await send('answer-extra', {
      id: randomUUID(),
      cardId: (await list('due')).find(({ word }) => word === 'hard')?.id,
      known: true,
    });
    app.clock.advance(1);
    await send('answer-extra', { id: randomUUID(), cardId: easy, known: true });
    expect(await asked()).toEqual(['hard', 'easy']);
  });

  it('is supported by database indexes on the answers to a card, the counted answers and the open conversations', async () => {
    const { rows } = await app.database.pool.query(
      `select substring(indexdef from 'btree (.*)') as over from pg_indexes
       where indexname in ('conversations_open', 'vocabulary_extra_answers_card', 'vocabulary_reviews_known')
       order by indexname`,
    );
    expect(rows).toEqual([
      { over: "(user_id, last_turn_at DESC) WHERE (state = 'open'::text)" },
      { over: '(card_id, answered_at DESC)' },
      {
        over: "(user_id, reviewed_at) INCLUDE (grade) WHERE ((undone_at IS NULL) AND ((before ->> 'state'::text) = 'review'::text))",
      },
    ]);
  });
});

describe('vocabulary statistics', () => {
  const stats = async () => (await send<AnswerOf<typeof getVocabularyStats>>('stats', {}, ayse, 'GET')).body;

  it('are zero for a user who has learned no words', async () => {
    const { forecast, retention, maturity } = await stats();
    expect(forecast).toHaveLength(30);
    expect(forecast[0]?.day).toBe(app.clock.now().toISOString().slice(0, 10));
    expect(forecast.every(({ due }) => due === 0)).toBe(true);
    expect(retention).toEqual([]);
    expect(maturity).toEqual({ new: 0, learning: 0, young: 0, mature: 0, suspended: 0 });
  });

  it('are calculated by days and months in the learner’s time zone', async () => {
    const now = app.clock.now().getTime();
    const ids = [await known('a'), await known('b'), await known('c'), await known('d')];
    await save('fresh', 'yeni');
    const set = (id: string | undefined, due: number, days: number) =>
      app.database.pool.query('update vocabulary_cards set due = $2, scheduled_days = $3 where id = $1', [
        id,
        new Date(due),
        days,
      ]);
    await set(ids[0], now - 5 * 86_400_000, 4);
    // Makes one card due at 23:59 and another card due at 00:01 in the learner’s time zone.
    await set(ids[1], now + 11 * 3_600_000 + 59 * 60_000, 20);
    await set(ids[2], now + 12 * 3_600_000 + 60_000, 21);
    await change(ids[3] ?? '', 'suspend');
    const first = await stats();
    expect(first.forecast.slice(0, 3).map(({ due }) => due)).toEqual([2, 1, 0]);
    expect(first.maturity).toEqual({ new: 1, learning: 0, young: 2, mature: 1, suspended: 1 });
    await grade(ids[0] ?? '', 3);
    const { id } = await grade(ids[1] ?? '', 1);
    await grade(ids[2] ?? '', 1);
    await send('undo-review', { reviewId: id });
    const month = `${app.clock.now().toISOString().slice(0, 7)}-01`;
    expect((await stats()).retention).toEqual([{ month, asked: 2, known: 1 }]);
    expect((await stats()).maturity.learning).toBe(1);
  });
});

describe('offline answers to the same card from two devices', () => {
  const device = (skewMs: number) => {
    const clock = () => new Date(app.clock.now().getTime() + skewMs);
    const reviews: object[] = [];
    return {
      answer: (cardId: string, value: Grade) => {
        const one = { id: randomUUID(), cardId, grade: value, mode: 'recognise', at: clock().toISOString() };
        reviews.push(one);
        return one.id;
      },
      connect: () => send<{ cards: AskedCard[] }>('review', { sentAt: clock().toISOString(), reviews }),
    };
  };
  const log = async (cardId: string) =>
    (
      await app.database.pool.query<{ grade: number; at: Date }>(
        'select grade, reviewed_at as at from vocabulary_reviews where card_id = $1 order by reviewed_at',
        [cardId],
      )
    ).rows;

  it('are each stored once, with corrected times, when the devices send them again and their clocks are a day ahead and a day behind', async () => {
    const cat = await known('cat');
    const start = app.clock.now().getTime();
    const [phone, tablet] = [device(86_400_000), device(-86_400_000)];
    phone.answer(cat, 1);
    app.clock.advance(20 * 60);
    tablet.answer(cat, 3);
    app.clock.advance(40 * 60);
    await phone.connect();
    await tablet.connect();
    await Promise.all([phone.connect(), tablet.connect()]);
    expect(await log(cat)).toEqual([
      { grade: 1, at: new Date(start) },
      { grade: 3, at: new Date(start + 20 * 60_000) },
    ]);
    expect((await list())[0]).toMatchObject({ reps: 22, lapses: 1, dueToday: false });
  });

  it('do not change the review date when a later answer has already been stored', async () => {
    const cat = await known('cat');
    const [phone, tablet] = [device(0), device(0)];
    phone.answer(cat, 3);
    app.clock.advance(60 * 60);
    tablet.answer(cat, 3);
    const later = app.clock.now();
    await tablet.connect();
    const due = (await list())[0]?.due;
    await phone.connect();
    expect((await log(cat)).map(({ at }) => at)).toEqual([later, later]);
    expect(Date.parse((await list())[0]?.due ?? '')).toBeGreaterThanOrEqual(Date.parse(due ?? ''));
  });

  it('count for the day on which the learner gave them, whether before or after midnight', async () => {
    await send('set-pace', { newPerDay: 2 });
    const [a, b] = [await save('a', 'bir'), await save('b', 'iki')];
    const phone = device(0);
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T20:55:00Z`);
    phone.answer(a, 4);
    app.clock.advance(10 * 60);
    phone.answer(b, 4);
    app.clock.advance(10 * 60);
    await phone.connect();
    const { rows } = await app.database.pool.query<{ word: string; day: string }>(
      `select word, to_char(introduced_on, 'DD') as day from vocabulary_cards where user_id = $1 order by word`,
      [ayse.id],
    );
    expect(Number(rows[1]?.day) - Number(rows[0]?.day)).not.toBe(0);
    expect(await open()).toMatchObject({ answeredToday: 1 });
  });
});
