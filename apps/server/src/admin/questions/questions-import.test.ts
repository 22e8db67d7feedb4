import { randomUUID } from 'node:crypto';
import type { ImportReport, Question, QuestionRecord } from '@pratik/contract/question';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../test/people.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

const post = (path: string, body: object, session = admin) =>
  app.send('POST', `/api/private/question/${path}`, { token: session.token, body });
const check = async (importId: string, records: readonly object[], first = 2) => {
  const rows = records.map((record, index) => ({ line: first + index, record }));
  const answer = await post('import-check', { importId, rows });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ rows: ImportReport[] }>().rows;
};
const apply = (importId: string, mode: 'all' | 'good') => post('import-apply', { importId, mode });
const exported = async () =>
  (await post('export-records', {})).json<{ records: QuestionRecord[]; next: unknown }>();
const exportedCsv = async () => {
  const answer = await post('export', {});
  expect(answer.headers['content-disposition']).toContain('sorular-2026-03-10.csv');
  return Papa.parse<Record<string, string>>(answer.body.slice(1), { header: true, skipEmptyLines: true })
    .data;
};
const countVersions = async () =>
  (await app.database.pool.query('select count(*) as n from curriculum_versions')).rows[0].n as number;

const cloze = (id: string, change: object = {}) => ({
  kind: 'cloze',
  id,
  state: 'draft',
  levelId: 'A1',
  topic: null,
  draft: {
    kind: 'cloze',
    text: `I am ___ learner (${id}).`,
    answers: ['a'],
    wrong: ['an', 'the'],
    practises: ['missing-article'],
    grammar: 'indefinite-article',
    word: '',
    tr: 'Öğrenciyim.',
    why: 'Tekil ada a gelir.',
    point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
    ...change,
  },
});

it('what was exported comes back as it is, as JSON and as CSV', async () => {
  const { records, next } = await exported();
  expect(next).toBeNull();
  const before = await countVersions();
  for (const rows of [records, await exportedCsv()]) {
    const importId = randomUUID();
    const report = await check(importId, rows);
    expect(report.map(({ outcome, errors }) => [outcome, errors])).toEqual(report.map(() => ['same', []]));
    expect((await apply(importId, 'all')).json()).toEqual({ applied: [], refused: [], left: 0 });
  }
  expect(await countVersions()).toBe(before);
});

it('names each row that is bad; with one of them, all or nothing writes nothing', async () => {
  const importId = randomUUID();
  const before = await countVersions();
  const report = await check(importId, [
    cloze('imported-one'),
    cloze('imported-two', { text: 'No gap.', wrong: ['a', 'an'] }),
    { ...cloze('imported-three'), kind: 'riddle' },
    cloze('imported-one'),
    { ...cloze('Imported Four'), levelId: 'Z9' },
    { Tür: 'question', 'Metnin türü': 'reading', 'Metnin kimliği': 'nowhere', Soru: 'Who?', Doğru: 'me' },
  ]);
  expect(
    report.map(({ line, outcome, errors }) => [line, outcome, errors.map(({ detail }) => detail)]),
  ).toEqual([
    [2, 'new', []],
    [3, 'refused', ['Metin: Cümlede tam bir boşluk olmalı: ___', 'Yanlışlar: Bu şık iki kez yazılmış']].map(
      (each, index) => (index === 2 && Array.isArray(each) ? expect.arrayContaining(each) : each),
    ),
    [4, 'refused', ['Tür tanınmadı']],
    [5, 'refused', ['Kimlik: Aynı öğe dosyada 2. satırda da var']],
    [6, 'refused', ['Kimlik: Küçük harf, rakam ve tire kullanın']],
    [
      7,
      'refused',
      expect.arrayContaining(['Metnin kimliği: Sorunun metni bulunamadı', 'Açıklama: Bu alanı doldurun']),
    ],
  ]);
  const refused = await apply(importId, 'all');
  expect([refused.statusCode, refused.json().detail]).toEqual([
    400,
    'Dosyada sorunlu satırlar var; hiçbir satır yazılmadı.',
  ]);
  expect(await countVersions()).toBe(before);

  expect((await apply(importId, 'good')).json()).toMatchObject({ applied: [2], left: 0 });
  expect((await apply(importId, 'good')).json()).toMatchObject({ applied: [], left: 0 });
  expect(await countVersions()).toBe(before + 1);
  const answer = await app.send('GET', '/api/private/question/get-by-id?kind=cloze&id=imported-one', {
    token: admin.token,
  });
  expect(answer.json<Question>()).toMatchObject({
    state: 'draft',
    updatedBy: 'Ayşe Yılmaz',
    changes: [{ action: 'imported', version: 1 }],
  });
});

it('writes new versions of what was there, and a text with its questions from one file', async () => {
  const importId = randomUUID();
  const { records } = await exported();
  const text = records.find(({ id }) => id === 'the-oven');
  const question = records.find(({ id }) => id === 'the-oven.who');
  const bread = records.find(({ id }) => id === 'bread.noun');
  if (!text || !question || !bread) throw new Error('not exported');
  const rows = [
    { ...bread, draft: { ...bread.draft, tr: 'ekmek, somun' } },
    { ...text, id: 'second-oven' },
    { ...question, id: 'second-oven.who', draft: { ...question.draft, textId: 'second-oven' } },
  ];
  expect((await check(importId, rows.slice(0, 2))).map(({ outcome }) => outcome)).toEqual(['changed', 'new']);
  expect((await check(importId, rows.slice(2), 4)).map(({ outcome }) => outcome)).toEqual(['new']);
  expect((await apply(importId, 'all')).json()).toEqual({ applied: [2, 3, 4], refused: [], left: 0 });
  expect((await apply(importId, 'all')).json()).toEqual({ applied: [], refused: [], left: 0 });
  const learner = await addAndSignIn(app, admin, { levelId: 'A1' });
  const opened = await app.send('POST', '/api/private/reading/start', {
    token: learner.token,
    body: { readingId: randomUUID(), textId: 'second-oven' },
  });
  expect(opened.json<{ questions: object[] }>().questions).toHaveLength(1);
});

it('a file without ids can be imported twice', async () => {
  const { id: _, ...nameless } = cloze('nameless');
  const first = randomUUID();
  expect((await check(first, [nameless])).map(({ outcome }) => outcome)).toEqual(['new']);
  await apply(first, 'all');
  expect((await check(randomUUID(), [nameless])).map(({ outcome }) => outcome)).toEqual(['same']);
});

it('an import belongs to who began it', async () => {
  const importId = randomUUID();
  await check(importId, [cloze('mine')]);
  const other = await addAndSignIn(app, admin, { role: 'admin' });
  expect((await post('import-apply', { importId, mode: 'all' }, other)).statusCode).toBe(404);
  const rows = [{ line: 2, record: cloze('yours') }];
  expect((await post('import-check', { importId, rows }, other)).statusCode).toBe(404);
  expect((await apply(randomUUID(), 'good')).statusCode).toBe(404);
});

it('two thousand rows with a hundred bad ones', async () => {
  const importId = randomUUID();
  const all = Array.from({ length: 2000 }, (_, index) =>
    cloze(`many-${index}`, index % 20 === 7 ? { text: 'No gap.' } : {}),
  );
  const reports: ImportReport[] = [];
  for (let from = 0; from < all.length; from += 400) {
    reports.push(...(await check(importId, all.slice(from, from + 400), from + 2)));
  }
  expect(reports.filter(({ outcome }) => outcome === 'refused')).toHaveLength(100);
  expect((await apply(importId, 'all')).statusCode).toBe(400);
  let left = 1;
  let applied = 0;
  while (left > 0) {
    const answer = (await apply(importId, 'good')).json<{ applied: number[]; left: number }>();
    applied += answer.applied.length;
    left = answer.left;
  }
  expect(applied).toBe(1900);
});
