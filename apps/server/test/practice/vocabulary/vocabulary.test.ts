import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { AskedCard, Grade, getVocabularySession, listWords } from '@pratik/contract/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';

type Learner = Session & { id: string };
type Opened = AnswerOf<typeof getVocabularySession>;

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
  ayse = await newLearner('A1');
});

/**
 * Gets a new token. A token is valid for only five minutes of the simulated clock, while the session is valid for
 * longer.
 */
const tokenOf = (who: Session) => fetchToken(app, who.cookie);
const newLearner = async (levelId: string): Promise<Learner> =>
  addAndSignIn(app, { ...admin, token: await tokenOf(admin) }, { levelId });

const send = async <A>(
  who: Session,
  path: string,
  body: object = {},
): Promise<{ status: number; body: A }> => {
  const token = await tokenOf(who);
  const answer = await app.send('POST', `/api/private/vocabulary/${path}`, { token, body });
  return { status: answer.statusCode, body: answer.json() };
};
const open = async (who: Session = ayse) => (await send<Opened>(who, 'session')).body;
const save = async (word: string, meaning: string, who: Session = ayse) => {
  const id = randomUUID();
  await send(who, 'save-word', { id, word, meaning, from: { kind: 'own' } });
  return id;
};
const pace = (newPerDay: number, who: Session = ayse) => send(who, 'set-pace', { newPerDay });
const answerOf = (cardId: string, grade: Grade, change: object = {}) => ({
  id: randomUUID(),
  cardId,
  grade,
  mode: 'recognise',
  at: app.clock.now().toISOString(),
  ...change,
});
const review = async (reviews: object[], who: Session = ayse, sentAt = app.clock.now()) =>
  send<{ cards: AskedCard[] }>(who, 'review', { sentAt: sentAt.toISOString(), reviews });
const gradeOne = async (cardId: string, grade: Grade, who: Session = ayse) => {
  const given = answerOf(cardId, grade);
  const { body } = await review([given], who);
  return { reviewId: given.id, card: body.cards[0] };
};
const list = async (query: object = {}, who: Session = ayse) =>
  (await send<AnswerOf<typeof listWords>>(who, 'list', query)).body;
const wordsOf = (cards: readonly { word: string }[]) => cards.map(({ word }) => word);
const practised = async (id: string) =>
  (
    await app.database.pool.query(
      `select learner_turns from activity_days where user_id = $1 and kind = 'vocabulary' order by day`,
      [id],
    )
  ).rows;

describe('words for today', () => {
  it('contain first the words that the learner saved, then words of the learner’s level, up to the daily number of new words', async () => {
    await save('cat', 'kedi');
    await pace(3);
    const opened = await open();
    expect(opened).toMatchObject({
      due: 0,
      fresh: 3,
      newPerDay: 3,
      answeredToday: 0,
      words: 3,
      nextDueAt: null,
    });
    expect(wordsOf(opened.cards)[0]).toBe('cat');
    expect(new Set(opened.cards.map(({ origin }) => origin))).toEqual(new Set(['own', 'level']));
    expect(opened.cards.every(({ mode }) => mode === 'recognise')).toBe(true);
    // When two devices open the session again simultaneously, both get the same words.
    const [a, b] = await Promise.all([open(), open()]);
    expect([wordsOf(a.cards), wordsOf(b.cards)]).toEqual([wordsOf(opened.cards), wordsOf(opened.cards)]);
  });

  it('contain at most the daily number of new words, counted from the learner’s midnight', async () => {
    await pace(1);
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T20:50:00Z`);
    const first = (await open()).cards[0];
    await gradeOne(first?.id ?? '', 4);
    expect(await open()).toMatchObject({ fresh: 0, answeredToday: 1, cards: [] });
    app.clock.advance(15 * 60);
    const next = await open();
    expect(next).toMatchObject({ fresh: 1, answeredToday: 0 });
    expect(wordsOf(next.cards)).not.toContain(first?.word);
  });

  it('contain no new words when the daily number of new words is zero, and never contain words that the learner already has', async () => {
    await pace(0);
    expect((await open()).cards).toEqual([]);
    await save('bread', 'ekmek');
    await pace(30);
    const { cards } = await open();
    expect(cards[0]).toMatchObject({ word: 'bread', origin: 'own' });
    expect(wordsOf(cards).toSorted()).toEqual(['bake', 'bread', 'like']);
    const level = cards.find(({ word }) => word === 'like');
    expect(level).toMatchObject({
      meaning: 'sevmek',
      pos: 'verb',
      ipa: 'laɪk',
      sentence: { en: 'I like warm bread very much.', tr: 'Sıcak ekmeği çok severim.' },
    });
  });
});

describe('answer to a word card', () => {
  it('sets exactly the review date that the answer button shows', async () => {
    await save('cat', 'kedi');
    await pace(1);
    for (const grade of [3, 2, 3, 4, 1, 3] as const) {
      const asked = (await open()).cards[0];
      const { card } = await gradeOne(asked?.id ?? '', grade);
      const seconds = asked?.next[grade - 1] ?? Number.NaN;
      expect(Date.parse(card?.due ?? '')).toBe(app.clock.now().getTime() + seconds * 1000);
      app.clock.set(card?.due ?? '');
    }
  });

  it('changes the mode of the next question for the word: first recall from the Turkish meaning, then a gap in a sentence, then recognition', async () => {
    await pace(30);
    const like = (await open()).cards.find(({ word }) => word === 'like');
    const first = await gradeOne(like?.id ?? '', 3);
    expect(first.card).toMatchObject({ mode: 'recall', gap: null });
    app.clock.set(first.card?.due ?? '');
    const second = await gradeOne(like?.id ?? '', 3);
    expect(second.card).toMatchObject({
      mode: 'fill',
      gap: { before: 'I ', answer: 'like', after: ' warm bread very much.' },
    });
    app.clock.set(second.card?.due ?? '');
    const given = answerOf(like?.id ?? '', 3, { mode: 'fill', typed: 'like' });
    expect((await review([given])).body.cards).toMatchObject([{ mode: 'recognise', gap: null, reps: 3 }]);
  });

  it('counts once when it is sent twice, even simultaneously', async () => {
    const id = await save('cat', 'kedi');
    const given = answerOf(id, 3);
    const [a, b] = await Promise.all([review([given]), review([given])]);
    const third = await review([given]);
    for (const { body } of [a, b, third]) expect(body.cards).toMatchObject([{ id, reps: 1 }]);
    expect(await practised(ayse.id)).toEqual([{ learner_turns: 1 }]);
  });

  it('is ordered by its corrected time when it was given offline on a device whose clock is wrong by a day', async () => {
    const id = await save('cat', 'kedi');
    const device = (minutesAgo: number) =>
      new Date(app.clock.now().getTime() - 86_400_000 - minutesAgo * 60_000);
    const later = answerOf(id, 3, { at: device(5).toISOString() });
    const earlier = answerOf(id, 1, { at: device(30).toISOString(), mode: 'recall', typed: 'cta' });
    const { body } = await review([later, earlier], ayse, device(0));
    expect(body.cards).toMatchObject([{ id, reps: 2 }]);
    const { rows } = await app.database.pool.query(
      `select grade, mode, typed, extract(epoch from received_at - reviewed_at)::int as ago
       from vocabulary_reviews where card_id = $1 order by reviewed_at`,
      [id],
    );
    expect(rows).toEqual([
      { grade: 1, mode: 'recall', typed: 'cta', ago: 1800 },
      { grade: 3, mode: 'recognise', typed: null, ago: 300 },
    ]);
  });

  it('can be undone, which restores the card and the daily number of new words', async () => {
    await save('cat', 'kedi');
    await pace(1);
    const before = await open();
    const { reviewId } = await gradeOne(before.cards[0]?.id ?? '', 4);
    expect((await open()).cards).toEqual([]);
    const undone = await send<{ card: AskedCard }>(ayse, 'undo-review', { reviewId });
    expect(undone.body.card).toEqual(before.cards[0]);
    expect((await send(ayse, 'undo-review', { reviewId })).status).toBe(200);
    expect(await open()).toEqual(before);
  });

  it('cannot be undone after a later answer to the same card', async () => {
    const id = await save('cat', 'kedi');
    const first = await gradeOne(id, 3);
    app.clock.advance(600);
    const second = await gradeOne(id, 3);
    expect((await send(ayse, 'undo-review', { reviewId: first.reviewId })).status).toBe(409);
    expect((await send(ayse, 'undo-review', { reviewId: second.reviewId })).status).toBe(200);
    expect((await send(ayse, 'undo-review', { reviewId: first.reviewId })).status).toBe(200);
  });
});

describe('word list', () => {
  it('finds words by their English or Turkish text, regardless of case, and returns them in pages', async () => {
    for (const [word, meaning] of [
      ['island', 'ada'],
      ['warm', 'ılık'],
      ['drink', 'içmek'],
    ] as const) {
      app.clock.advance(1);
      await save(word, meaning);
    }
    expect(wordsOf((await list()).cards)).toEqual(['drink', 'warm', 'island']);
    expect(wordsOf((await list({ search: 'ISLAND' })).cards)).toEqual(['island']);
    expect(wordsOf((await list({ search: 'İÇMEK' })).cards)).toEqual(['drink']);
    expect(await list({ search: '%' })).toMatchObject({ cards: [], total: 0 });
    expect(await list({ page: 1, size: 2 })).toMatchObject({ cards: [{ word: 'island' }], total: 3 });
  });

  it('finds a word regardless of the form of apostrophe (straight or typographic) in the search text and in the word', async () => {
    await save('o’clock', 'saat');
    await save("doesn't matter", 'önemi yok');
    for (const search of ["o'clock", 'o’clock', 'O’CL'])
      expect(wordsOf((await list({ search })).cards)).toEqual(['o’clock']);
    for (const search of ["doesn't", 'doesn’t'])
      expect(wordsOf((await list({ search })).cards)).toEqual(["doesn't matter"]);
  });

  it('can be filtered for new, learning, due, suspended and hard words', async () => {
    const [fresh, learning, away, hard] = await Promise.all(
      ['fresh', 'learning', 'away', 'hard'].map((word) => save(word, 'anlam')),
    );
    await gradeOne(learning ?? '', 3);
    await send(ayse, 'change-word', { cardId: away, change: 'suspend' });
    await app.database.pool.query(
      `update vocabulary_cards set lapses = 8, reps = 20, state = 'review', due = $2, stability = 2, difficulty = 9,
         last_review_at = $2 where id = $1`,
      [hard, new Date(app.clock.now().getTime() - 3_600_000)],
    );
    const shown = async (filter: string) => wordsOf((await list({ filter })).cards).toSorted();
    expect(fresh).toBeDefined();
    expect(await shown('new')).toEqual(['fresh']);
    expect(await shown('learning')).toEqual(['learning']);
    expect(await shown('due')).toEqual(['hard', 'learning']);
    expect(await shown('suspended')).toEqual(['away']);
    expect(await shown('hard')).toEqual(['hard']);
    expect(await shown('all')).toEqual(['away', 'fresh', 'hard', 'learning']);
  });

  it('exports the filtered words as a CSV file without executable formulas', async () => {
    await save('=cmd', 'ığdır; elma');
    await save('pear', 'armut');
    const token = await tokenOf(ayse);
    const file = async (body: object) => {
      const answer = await app.send('POST', '/api/private/vocabulary/export', { token, body });
      expect(answer.statusCode).toBe(200);
      return answer;
    };
    const some = await file({ search: 'elma' });
    expect(some.body).toContain('"Kelime";"Anlam";"Örnek cümle";"Cümlenin Türkçesi"\r\n');
    expect(some.body).toContain("'=cmd");
    expect(some.body).toContain(';"ığdır; elma";"";""\r\n');
    expect(some.body).not.toContain('pear');
    expect(some.headers['content-disposition']).toMatch(/filename="kelimelerim-\d{4}-\d\d-\d\d\.csv"/);
    expect((await file({})).body.split('\r\n')).toHaveLength(4);
    expect((await file({ filter: 'suspended' })).body.split('\r\n')).toHaveLength(2);
  });

  it('hides suspended and removed words, and can restore them', async () => {
    await pace(2);
    const cat = await save('cat', 'kedi');
    app.clock.advance(1);
    await save('dog', 'köpek');
    const asked = async () =>
      wordsOf((await open()).cards).filter((word) => word === 'cat' || word === 'dog');
    const change = (to: string) => send(ayse, 'change-word', { cardId: cat, change: to });
    await change('suspend');
    expect(await asked()).toEqual(['dog']);
    await change('resume');
    expect(await asked()).toEqual(['cat', 'dog']);
    await change('remove');
    expect(await asked()).toEqual(['dog']);
    expect((await list({ search: 'cat' })).total).toBe(0);
    expect((await change('suspend')).status).toBe(404);
    expect((await review([answerOf(cat, 3)])).body.cards).toEqual([]);
    await change('restore');
    expect(await asked()).toEqual(['cat', 'dog']);
  });
});

describe('vocabulary requests', () => {
  it('return not-found for words and answers of another user', async () => {
    const cardId = await save('cat', 'kedi');
    const { reviewId } = await gradeOne(cardId, 3);
    const can = await newLearner('A1');
    expect((await send(can, 'change-word', { cardId, change: 'remove' })).status).toBe(404);
    expect((await send(can, 'undo-review', { reviewId })).status).toBe(404);
    expect((await review([answerOf(cardId, 1)], can)).body.cards).toEqual([]);
    expect((await list({}, can)).total).toBe(0);
    // Another user has already used this answer id, so the answer has no effect.
    const own = await save('dog', 'köpek', can);
    expect((await review([answerOf(own, 3, { id: reviewId })], can)).body.cards).toMatchObject([{ reps: 0 }]);
    expect((await list()).cards).toMatchObject([{ id: cardId, reps: 1 }]);
  });

  it('are rejected when the input is invalid or the caller is signed out', async () => {
    const cardId = await save('cat', 'kedi');
    const sentAt = app.clock.now().toISOString();
    const bad = [
      ['review', { sentAt, reviews: [] }],
      ['review', { sentAt, reviews: [answerOf(cardId, 3, { grade: 5 })] }],
      ['review', { sentAt, reviews: [answerOf(cardId, 3, { at: 'yesterday' })] }],
      ['review', { sentAt, reviews: [answerOf(cardId, 3, { id: 'x' })] }],
      ['set-pace', { newPerDay: 31 }],
      ['set-pace', { newPerDay: -1 }],
      ['list', { filter: 'moon' }],
      ['change-word', { cardId, change: 'eat' }],
    ] as const;
    for (const [path, body] of bad) expect((await send(ayse, path, body)).status, path).toBe(400);
    for (const path of ['session', 'review', 'list', 'undo-review', 'change-word', 'set-pace']) {
      const answer = await app.send('POST', `/api/private/vocabulary/${path}`, { body: {} });
      expect(answer.statusCode, path).toBe(401);
    }
  });
});
