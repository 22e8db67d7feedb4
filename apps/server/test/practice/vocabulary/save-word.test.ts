import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let ayse: Session & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  ayse = await addAndSignIn(app, admin, { levelId: 'A1' });
});
afterAll(() => app.close());

type Wish = { id?: string; word?: string; meaning?: string; sentence?: string; from?: object };
const save = async (wish: Wish, who: Session = ayse) => {
  const body = { id: randomUUID(), word: 'oven', meaning: 'fırın', from: { kind: 'reading' }, ...wish };
  const answer = await app.send('POST', '/api/private/vocabulary/save-word', { token: who.token, body });
  return {
    id: body.id,
    status: answer.statusCode,
    body: answer.json<{ cardId: string; already: boolean }>(),
  };
};
const stored = async (id: string) =>
  (await app.database.pool.query('select * from vocabulary_cards where id = $1', [id])).rows[0];

describe('word saved by a learner', () => {
  it('is stored with the sentence and the text in which the learner found it', async () => {
    const { id, status, body } = await save({
      word: ' bread ',
      meaning: 'ekmek',
      sentence: 'She likes warm bread.',
      from: { kind: 'reading', id: 'the-oven' },
    });
    expect([status, body]).toEqual([200, { cardId: id, already: false }]);
    expect(await stored(id)).toMatchObject({
      user_id: ayse.id,
      word: 'bread',
      meaning: 'ekmek',
      sentence: 'She likes warm bread.',
      origin: 'reading',
      origin_id: 'the-oven',
      state: 'new',
    });
  });

  it('is added once when it is sent twice, even simultaneously', async () => {
    const id = randomUUID();
    const both = await Promise.all([save({ id, word: 'twice' }), save({ id, word: 'twice' })]);
    expect(both.map(({ body }) => body)).toEqual([
      { cardId: id, already: false },
      { cardId: id, already: false },
    ]);
    expect((await save({ id, word: 'twice' })).body).toEqual({ cardId: id, already: false });
  });

  it('is reported as already saved when word and sense are equal, and gets another card for another sense', async () => {
    const first = await save({ word: 'bank', meaning: 'banka' });
    expect((await save({ word: 'BANK!', meaning: 'Banka' })).body).toEqual({
      cardId: first.id,
      already: true,
    });
    expect((await save({ word: 'bank', meaning: 'nehir kıyısı' })).body.already).toBe(false);
    expect((await save({ word: 'bank', meaning: 'banka' }, admin)).body.already).toBe(false);
  });

  it('is regarded as already saved when only ı and i differ in its English spelling, but not when they differ in its Turkish meaning', async () => {
    const first = await save({ word: 'INSIDE', meaning: 'ılık' });
    expect((await save({ word: 'ınsıde', meaning: 'ILIK' })).body).toEqual({
      cardId: first.id,
      already: true,
    });
    expect((await save({ word: 'inside', meaning: 'ilik' })).body.already).toBe(false);
  });

  it('is restored when the user had removed it', async () => {
    const { id } = await save({ word: 'back' });
    await app.database.pool.query('update vocabulary_cards set deleted_at = now() where id = $1', [id]);
    expect((await save({ word: 'back' })).body).toEqual({ cardId: id, already: false });
    expect((await stored(id)).deleted_at).toBeNull();
  });

  it('is rejected when it is not a word, is too long, or comes from an unknown source', async () => {
    const refused = [
      { word: '' },
      { word: ' ?! ' },
      { word: 'a'.repeat(81) },
      { meaning: '…' },
      { meaning: 'a'.repeat(301) },
      { sentence: 'a'.repeat(1001) },
      { word: 'nul\u0000' },
      { id: 'no-uuid' },
      { from: { kind: 'moon' } },
    ];
    for (const wish of refused) expect((await save(wish)).status, JSON.stringify(wish)).toBe(400);
  });

  it('is rejected when its id belongs to another user’s card or the caller is signed out', async () => {
    const { id } = await save({ word: 'mine' });
    expect((await save({ id, word: 'yours' }, admin)).status).toBe(404);
    expect((await stored(id)).word).toBe('mine');
    expect((await save({}, { token: '', cookie: '' })).status).toBe(401);
  });
});

describe('words suggested from a text', () => {
  type Suggested = { words: { word: string; meaning: string; sentence: string }[] };
  const suggest = async (body: object, who: Session = ayse) => {
    const answer = await app.send('POST', '/api/private/vocabulary/suggest-words', {
      token: who.token,
      body,
    });
    return { status: answer.statusCode, ...answer.json<Suggested>() };
  };
  const text = 'Ece wakes at five. She bakes bread in the oven, and she likes it.';
  const learnerAt = (levelId: string) => addAndSignIn(app, admin, { levelId });

  it('are library words at the learner’s level with their meaning and sentence, without names', async () => {
    const { words } = await suggest({ text }, await learnerAt('A1'));
    expect(words.map(({ word }) => word)).toEqual(['bake', 'bread', 'like']);
    expect(words[1]).toEqual({
      word: 'bread',
      meaning: 'ekmek',
      sentence: 'She bakes bread in the oven, and she likes it.',
    });
  });

  it('exclude words that the learner already has, even with another meaning', async () => {
    const learner = await learnerAt('A1');
    await save({ word: 'Bread', meaning: 'somun' }, learner);
    expect((await suggest({ text }, learner)).words.map(({ word }) => word)).toEqual(['bake', 'like']);
  });

  it('exclude words below the learner’s level', async () => {
    expect((await suggest({ text }, await learnerAt('A2'))).words).toEqual([]);
  });

  it('include words of the text’s glossary, with the meaning that the glossary gives', async () => {
    const { words } = await suggest({ text, textId: 'the-oven' }, await learnerAt('A2'));
    expect(words).toEqual([
      {
        word: 'oven',
        meaning: 'fırın, ekmekçi dükkânı',
        sentence: 'She bakes bread in the oven, and she likes it.',
      },
    ]);
  });

  it('cannot be requested for a text of more than 10,000 characters', async () => {
    expect((await suggest({ text: 'a '.repeat(5_001) })).status).toBe(400);
  });
});
