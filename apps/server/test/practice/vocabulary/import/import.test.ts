import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import { type exportAnki, type importWords, mostImportedBytes } from '@pratik/contract/vocabulary-files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wordImportLimit } from '../../../../src/practice/vocabulary/import/import.service.ts';
import { startTestApp, type TestApp } from '../../../harness.ts';
import { nestedSchema, nestedTable } from '../../../nested-collections.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../../users.ts';

type Learner = Session & { id: string };
type Report = AnswerOf<typeof importWords> & { errors?: { pointer: string; code: string }[] };
let app: TestApp;
let admin: Session;
let ayse: Learner;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ayse = await addAndSignIn(app, { ...admin, token: await fetchToken(app, admin.cookie) });
});

const send = async <A>(path: string, body: object, file?: Uint8Array) => {
  const token = await fetchToken(app, ayse.cookie);
  const sent = { token, body, ...(file ? { file } : {}) };
  const answer = await app.send('POST', `/api/private/vocabulary/${path}`, sent);
  return { status: answer.statusCode, body: answer.json<A>() };
};
const bring = (text: string, more: object = {}) =>
  send<Report>('import', { name: 'kelimeler.csv', dryRun: false, ...more }, Buffer.from(text));
const words = async (filter: object = {}) =>
  (await send<{ cards: { id: string; word: string; meaning: string }[]; total: number }>('list', filter))
    .body;

describe('word import', () => {
  const file = 'Kelime;Anlam;Örnek\nsea;deniz;The sea is calm.\n;boş\nSEA;derya\nisland;ada\n';

  it('adds no words in a dry run, and adds each word once in the following import', async () => {
    const dry = await bring(file, { dryRun: true });
    expect(dry.body).toEqual({
      format: 'csv',
      columns: [
        { name: 'Kelime', samples: ['sea', 'SEA', 'island'] },
        { name: 'Anlam', samples: ['deniz', 'boş', 'derya'] },
        { name: 'Örnek', samples: ['The sea is calm.'] },
      ],
      chosen: { word: 0, meaning: 1, sentence: 2, sentenceTr: null },
      rows: 4,
      added: 2,
      already: 1,
      bad: 1,
      first: [
        { word: 'sea', meaning: 'deniz', sentence: 'The sea is calm.' },
        { word: 'island', meaning: 'ada', sentence: null },
      ],
      left: [
        { line: 3, word: '', code: 'word-empty', bad: true },
        { line: 4, word: 'SEA', code: 'word-in-file', params: { line: 2 }, bad: false },
      ],
    });
    expect((await words()).total).toBe(0);
    expect((await bring(file)).body).toMatchObject({ added: 2, already: 1, bad: 1 });
    expect((await words()).total).toBe(2);
    expect((await bring(file)).body).toMatchObject({ added: 0, already: 3, bad: 1 });
    expect((await bring(file, { otherSenses: true })).body).toMatchObject({ added: 1, already: 2 });
    expect((await words()).total).toBe(3);
  });

  it('adds each word once when two requests arrive simultaneously', async () => {
    const [a, b] = await Promise.all([bring(file), bring(file)]);
    expect((a.body.added ?? 0) + (b.body.added ?? 0)).toBe(2);
    expect((await words()).total).toBe(2);
  });

  it('restores words that the user had removed', async () => {
    await bring(file);
    const card = (await words({ search: 'island' })).cards[0];
    await send('change-word', { cardId: card?.id, change: 'remove' });
    expect((await bring(file)).body).toMatchObject({ added: 1 });
    expect((await words({ search: 'island' })).cards).toMatchObject([{ id: card?.id }]);
  });

  it('reads the columns that the learner has chosen', async () => {
    const columns = { word: 2, meaning: 0, sentence: null, sentenceTr: null };
    await bring('deniz;x;sea\n', { columns });
    expect((await words()).cards).toMatchObject([{ word: 'sea', meaning: 'deniz' }]);
  });

  it('accepts at most 5,000 rows', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => `word${index};anlam ${index}`).join('\n');
    expect((await bring(rows(5000))).body).toMatchObject({ rows: 5000, added: 5000, left: [] });
    const many = await bring(rows(5001));
    expect(many.status).toBe(400);
    expect(many.body.errors).toEqual([
      { pointer: '/file', code: 'file-too-many-rows', params: { most: 5000 } },
    ]);
  });

  it('rejects words above the limit of 30,000 words per user, including removed words, in imports and for single words', async () => {
    await app.database.pool.query(
      `insert into vocabulary_cards (id, user_id, word, meaning, word_key, meaning_key, origin, due, created_at, deleted_at)
       select gen_random_uuid(), $1, 'w' || n, 'a', 'w' || n, 'a', 'own', now(), now(), case when n > 20000 then now() end
       from generate_series(1, 29999) n`,
      [ayse.id],
    );
    const full = { code: 'vocabulary-full', params: { most: 30_000 } };
    const two = await bring('sea;deniz\nisland;ada\n');
    expect([two.status, two.body.errors]).toEqual([400, [{ pointer: '/file', ...full }]]);
    expect((await bring('sea;deniz\n')).body).toMatchObject({ added: 1 });
    const save = (word: string, meaning: string) =>
      send<Report>('save-word', { id: randomUUID(), word, meaning, from: { kind: 'own' } });
    const more = await save('island', 'ada');
    expect([more.status, more.body.errors]).toEqual([400, [{ pointer: '/word', ...full }]]);
    expect((await words({ search: 'island' })).total).toBe(0);
    expect((await save('sea', 'deniz')).body).toMatchObject({ already: true });
  });

  it('rejects a file without readable words', async () => {
    for (const [text, code] of [
      ['', 'file-empty'],
      ['sea\nisland\n', 'file-one-column'],
      ['PK\u0003\u0004 not really a zip', 'file-unreadable'],
    ]) {
      const { status, body } = await bring(text ?? '');
      expect(status).toBe(400);
      expect(body.errors?.[0]?.code).toBe(code);
    }
    const large = new Uint8Array(mostImportedBytes + 1);
    expect((await send('import', { name: 'x', dryRun: true }, large)).status).toBe(413);
    expect((await app.send('POST', '/api/private/vocabulary/import', { body: {} })).statusCode).toBe(401);
  });
});

describe('uploaded file for a word import', () => {
  const dry = (file: Uint8Array) => send<Report>('import', { name: 'kelimeler', dryRun: true }, file);

  // The database check rejects the first file at once, and the time limit ends the child process of the second.
  // Reading either file in the request thread would end the test by its own time limit.
  it.each([
    ['table', nestedTable, 1],
    ['list of tables', nestedSchema, 20],
  ])(
    'is rejected, without delaying other requests, when 500 entries of a database page in the file refer to the same %s',
    async (_, make, fewest) => {
      let pending = true;
      const refused = dry(make()).finally(() => {
        pending = false;
      });
      let answered = 0;
      for (; pending && answered < 20; answered += 1)
        expect((await app.send('GET', '/api/public/health')).statusCode).toBe(200);
      const { status, body } = await refused;
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ pointer: '/file', code: 'file-unreadable' }]);
      expect(answered).toBeGreaterThanOrEqual(fewest);
      expect((await dry(Buffer.from('sea;deniz'))).body).toMatchObject({ added: 1 });
    },
  );

  it('is rejected when its extracted text is too large', async () => {
    const row = `w;${'x'.repeat(300)};${'y'.repeat(1000)};${'z'.repeat(1000)}\n`;
    const rows = Array.from({ length: 3600 }, (_, index) => `${index}${row}`).join('');
    expect(Buffer.byteLength(rows)).toBeLessThan(mostImportedBytes + 500_000);
    const { status, body } = await dry(Buffer.from(rows).subarray(0, mostImportedBytes));
    expect(status).toBe(400);
    expect(body.errors?.[0]?.code).toBe('file-too-large');
  });

  it('is rejected when the same user has sent forty files within ten minutes', async () => {
    const { attempts } = wordImportLimit;
    for (let count = 0; count < attempts; count += 1) {
      expect((await dry(Buffer.from('sea;deniz'))).status).toBe(200);
    }
    expect((await dry(Buffer.from('sea;deniz'))).status).toBe(429);
  });
});

describe('Anki export', () => {
  it.each(['text', 'apkg'] as const)(
    'can be imported in the format %s by another user without losing data',
    async (format) => {
      await send('save-word', {
        id: randomUUID(),
        word: 'Tom & Jerry',
        meaning: 'çizgi film <eski>',
        sentence: 'We watch "Tom & Jerry".',
        from: { kind: 'own' },
      });
      await send('save-word', { id: randomUUID(), word: 'sea', meaning: 'deniz', from: { kind: 'own' } });
      const { body } = await send<AnswerOf<typeof exportAnki>>('export-anki', { format, search: 'jerry' });
      expect(body.name).toMatch(format === 'apkg' ? /\.apkg$/ : /\.txt$/);
      ayse = await addAndSignIn(app, { ...admin, token: await fetchToken(app, admin.cookie) });
      const bytes = Buffer.from(body.file, 'base64');
      const report = await send<Report>('import', { name: body.name, dryRun: false }, bytes);
      expect(report.body).toMatchObject({
        format: format === 'apkg' ? 'apkg' : 'anki-text',
        added: 1,
        bad: 0,
      });
      expect((await words()).cards).toMatchObject([
        {
          word: 'Tom & Jerry',
          meaning: 'çizgi film <eski>',
          sentence: { en: 'We watch "Tom & Jerry".', tr: null },
        },
      ]);
    },
  );

  it('returns a file even when the learner has no words', async () => {
    for (const format of ['text', 'apkg']) {
      expect((await send('export-anki', { format })).status).toBe(200);
    }
    expect((await send('export-anki', { format: 'pdf' })).status).toBe(400);
  });
});
