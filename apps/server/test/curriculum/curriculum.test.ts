import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';

let app: TestApp;
let admin: Session;
let learner: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  learner = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const lookUp = async (
  word: string,
  text?: string,
  token: string | undefined = learner.token,
  place: { sentence?: string; at?: string } = {},
) => {
  const query = new URLSearchParams({ word, ...(text ? { text } : {}), ...place });
  const answer = await app.send('GET', `/api/private/curriculum/look-up?${query}`, token ? { token } : {});
  return { status: answer.statusCode, body: answer.json() };
};

it('word look-up › returns the base form, meaning, pronunciation and an example', async () => {
  const { status, body } = await lookUp('Baking');
  expect(status).toBe(200);
  expect(body).toEqual({
    lemma: 'bake',
    meaning: 'fırında pişirmek',
    source: 'word',
    pos: 'verb',
    ipa: 'beɪk',
    levelId: 'A1',
    example: { en: 'My father bakes a cake on Sundays.', tr: 'Babam pazarları kek pişirir.' },
    collocation: null,
    otherSenses: [],
  });
});

it('word look-up › returns the sense that fits the sentence, its collocation, and the word’s other senses', async () => {
  await app.database.pool.query(`insert into curriculum_items
      (kind, id, title, level_id, position, codes, state, version, body, library_hash, created_at, updated_at)
    select kind, 'bake.verb.2', title, level_id, position, codes, state, version,
      (body::jsonb ||
        '{"tr":"sıcaktan kavrulmak","sense":"2","near":["sun"],"collocation":"bake in the sun"}')::json, library_hash,
      created_at, updated_at + interval '2 seconds'
    from curriculum_items where kind = 'word' and id = 'bake.verb'`);
  const look = async (sentence: string) => {
    const at = String(sentence.indexOf('bake'));
    return (await lookUp('baked', undefined, learner.token, { sentence, at })).body;
  };
  expect(await look('They baked a cake.')).toMatchObject({
    meaning: 'fırında pişirmek',
    collocation: null,
    otherSenses: ['sıcaktan kavrulmak'],
  });
  expect(await look('We baked all day in the sun.')).toMatchObject({
    meaning: 'sıcaktan kavrulmak',
    collocation: 'bake in the sun',
    otherSenses: ['fırında pişirmek'],
  });
});

it('word look-up › finds a function word that was typed with Turkish letters', async () => {
  for (const word of ['It', 'İT', 'ıt']) {
    expect((await lookUp(word)).body).toMatchObject({
      lemma: 'it',
      meaning: 'o',
      source: 'function-word',
      pos: null,
    });
  }
  expect((await lookUp('LİKES')).body).toMatchObject({ lemma: 'like', source: 'word' });
});

it('word look-up › finds a contraction, whether its apostrophe is straight or typographic', async () => {
  await app.database.pool.query(`insert into curriculum_items
      (kind, id, title, position, codes, state, version, body, library_hash, created_at, updated_at)
    select kind, 'don''t', 'don''t', position, codes, state, version, '{"word":"don''t","tr":"-me"}', library_hash,
      created_at, updated_at + interval '1 second'
    from curriculum_items where kind = 'function-word' and id = 'the'`);
  for (const word of ['don’t', "don't", 'DON’T', '‘Don’t!’'])
    expect((await lookUp(word)).body).toMatchObject({ lemma: 'don’t', source: 'function-word' });
});

it('word look-up › prefers the glossary of the text that the learner is reading', async () => {
  expect((await lookUp('ovens')).status).toBe(404);
  expect((await lookUp('ovens', 'the-oven')).body).toMatchObject({
    lemma: 'oven',
    meaning: 'fırın, ekmekçi dükkânı',
    source: 'glossary',
    example: null,
  });
  expect((await lookUp('KAPICI', 'the-oven')).status).toBe(404);
  expect((await lookUp('Kapıcı', 'the-oven')).body).toMatchObject({ meaning: 'apartman görevlisi' });
  expect((await lookUp('got on', 'the-oven')).body).toMatchObject({ lemma: 'get on', meaning: 'binmek' });
  expect((await lookUp('loaf', 'two-loaves')).body).toMatchObject({ meaning: 'somun' });
  expect((await lookUp('bread', 'no-such-text')).body).toMatchObject({ source: 'word' });
});

it('word look-up › uses the surrounding sentence to recognise phrases and names', async () => {
  const inPlace = (word: string, sentence: string, text?: string) =>
    lookUp(word, text, learner.token, { sentence, at: String(sentence.indexOf(word)) });
  expect((await inPlace('gets', 'Ece gets on the bus.', 'the-oven')).body).toMatchObject({
    lemma: 'get on',
    meaning: 'binmek',
    source: 'glossary',
  });
  expect((await inPlace('Ece', 'Ece gets on the bus.', 'the-oven')).body).toMatchObject({
    lemma: 'Ece',
    meaning: '',
    source: 'name',
  });
  expect((await inPlace('bread', 'She likes warm bread.')).body).toMatchObject({ meaning: 'ekmek' });
  expect((await inPlace('qwrtz', 'She likes qwrtz.')).status).toBe(404);
  expect((await lookUp('bread', undefined, learner.token, { sentence: 'x', at: '900' })).status).toBe(200);
  expect((await lookUp('bread', undefined, learner.token, { sentence: 'x', at: '-1' })).status).toBe(400);
});

it('word look-up › still uses the glossary of a retired text', async () => {
  const { pool } = app.database;
  const set = (state: string) =>
    pool.query(`update curriculum_items set state = $1 where kind = 'reading' and id = 'the-oven'`, [state]);
  await set('retired');
  expect((await lookUp('ovens', 'the-oven')).body).toMatchObject({ source: 'glossary' });
  await set('draft');
  expect((await lookUp('ovens', 'the-oven')).status).toBe(404);
  await set('published');
});

it('word look-up › returns 404 with an explanation for an unknown word', async () => {
  const { status, body } = await lookUp('qwrtz');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    type: '/problems/not-found',
  });
  expect((await lookUp('!?')).status).toBe(404);
  expect((await lookUp('')).status).toBe(400);
  expect((await lookUp('a'.repeat(61))).status).toBe(400);
  expect((await lookUp('bread\u0000')).status).toBe(400);
});

it('word look-up › uses a changed meaning without a restart of the server', async () => {
  const { pool } = app.database;
  await pool.query(
    `update curriculum_items set state = 'retired', updated_at = now() where kind = 'word' and id = 'bread.noun'`,
  );
  expect((await lookUp('bread')).status).toBe(404);
  await pool.query(
    `update curriculum_items set state = 'published', updated_at = now() where kind = 'word' and id = 'bread.noun'`,
  );
  expect((await lookUp('bread')).body).toMatchObject({ meaning: 'ekmek' });
});

it('word look-up and dashboard › reject callers who are not signed in or have the wrong role', async () => {
  expect((await lookUp('bread', undefined, '')).status).toBe(401);
  const dashboard = (token: string) => app.send('GET', '/api/private/progress/admin-dashboard', { token });
  expect((await dashboard(learner.token)).statusCode).toBe(403);
  const { coverage } = (await dashboard(admin.token)).json();
  expect(coverage).toContainEqual({ kind: 'question', levelId: 'A1', published: 9 });
  expect(coverage.map(({ kind }: { kind: string }) => kind)).not.toContain('function-word');
});
