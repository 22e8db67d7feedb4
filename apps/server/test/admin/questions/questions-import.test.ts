import { randomUUID } from 'node:crypto';
import type { Question } from '@pratik/contract/question';
import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import type { ImportReport } from '@pratik/contract/question-import';
import type { QuestionRecord } from '@pratik/contract/question-list';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

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

it('question import › reports all rows of an unedited export as unchanged, for JSON and for CSV', async () => {
  const { records, next } = await exported();
  expect(next).toBeNull();
  // In the order of the export file, each text precedes its questions.
  const place = (id: string) => records.findIndex((record) => record.id === id);
  for (const { draft } of records) {
    if (draft.kind === 'question')
      expect(place(draft.textId)).toBeLessThan(records.findIndex((r) => r.draft === draft));
  }
  const before = await countVersions();
  for (const rows of [records, await exportedCsv()]) {
    const importId = randomUUID();
    const report = await check(importId, rows);
    expect(report.map(({ outcome, errors }) => [outcome, errors])).toEqual(report.map(() => ['same', []]));
    expect((await apply(importId, 'all')).json()).toEqual({ applied: [], refused: [], left: 0 });
  }
  expect(await countVersions()).toBe(before);
});

it('question import › accepts the English column names and cells of an export in English', async () => {
  const setLanguage = (language: string) =>
    app.database.pool.query("update users set language = $1 where role = 'admin'", [language]);
  await setLanguage('en');
  const answer = await post('export', {});
  await setLanguage('tr');
  expect(answer.headers['content-disposition']).toContain('questions-2026-03-10.csv');
  const { data, meta } = Papa.parse<Record<string, string>>(answer.body.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(meta.fields).toEqual(Object.values(questionColumnsEn));
  const report = await check(randomUUID(), data);
  expect(report.map(({ outcome, errors }) => [outcome, errors])).toEqual(report.map(() => ['same', []]));
  const [first = {}] = data;
  const mixed = {
    ...first,
    [questionColumns.topic ?? '']: 'Spor',
    [questionColumnsEn.topic ?? '']: undefined,
  };
  expect(await check(randomUUID(), [mixed])).toMatchObject([{ outcome: 'changed' }]);
});

it('question import › reports each invalid row, and stores no row in all-or-nothing mode when one row is invalid', async () => {
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
    report.map(({ line, outcome, errors }) => [
      line,
      outcome,
      errors.map(({ pointer, code }) => `${pointer} ${code}`),
    ]),
  ).toEqual([
    [2, 'new', []],
    [3, 'refused', ['/text gap-needed', '/wrong/0 option-twice']].map((each, index) =>
      index === 2 && Array.isArray(each) ? expect.arrayContaining(each) : each,
    ),
    [4, 'refused', ['/kind kind-unknown']],
    [5, 'refused', ['/id item-in-file']],
    [6, 'refused', ['/id slug-format']],
    [7, 'refused', expect.arrayContaining(['/textId text-not-found', '/why required'])],
  ]);
  const refused = await apply(importId, 'all');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'rows-refused']);
  expect(await countVersions()).toBe(before);

  expect((await apply(importId, 'good')).json()).toMatchObject({ applied: [2], left: 0 });
  expect((await apply(importId, 'good')).json()).toMatchObject({ applied: [], left: 0 });
  expect(await countVersions()).toBe(before + 1);
  const noted = await app.database.pool.query('select action, detail from audit_log where target_id = $1', [
    importId,
  ]);
  expect(noted.rows).toEqual([{ action: 'question.import', detail: { applied: 1 } }]);
  const answer = await app.send('GET', '/api/private/question/get-by-id?kind=cloze&id=imported-one', {
    token: admin.token,
  });
  expect(answer.json<Question>()).toMatchObject({
    state: 'draft',
    updatedBy: 'Ayşe Yılmaz',
    changes: [{ action: 'imported', version: 1 }],
  });
});

it('question import › rejects a title with a line break and a deeply nested record', async () => {
  const draft = {
    kind: 'reading',
    title: 'A day\n=1+1',
    type: '',
    variety: '',
    names: [],
    series: '',
    episode: 0,
    recap: '',
    glossary: [],
    text: 'x\n\ny',
  };
  const [row] = await check(randomUUID(), [{ kind: 'reading', id: 'x-day', draft }]);
  expect(row).toMatchObject({
    outcome: 'refused',
    errors: [{ pointer: '/draft/title', code: 'line-breaks' }],
  });
  const depth = 50_000;
  const nested = `{"Tür":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const answer = await app.send('POST', '/api/private/question/import-check', {
    token: admin.token,
    headers: { 'content-type': 'application/json' },
    payload: `{"importId":"${randomUUID()}","rows":[{"line":2,"record":${nested}}]}`,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ pointer: '/rows/0/record' }]);
});

it('question import › does not overwrite an item that an administrator saved after the import was checked', async () => {
  const [first, importId] = [randomUUID(), randomUUID()];
  await check(first, [cloze('meanwhile-one'), cloze('meanwhile-two')]);
  await apply(first, 'all');
  const changed = ['meanwhile-one', 'meanwhile-two'].map((id) => cloze(id, { why: 'Dosyadan geldi.' }));
  expect((await check(importId, changed)).map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  const ref = { kind: 'cloze', id: 'meanwhile-one' };
  const there = async () => {
    const url = '/api/private/question/get-by-id?kind=cloze&id=meanwhile-one';
    return (await app.send('GET', url, { token: admin.token })).json<Question>();
  };
  const { revision, levelId, topic, draft } = await there();
  const saved = { ...ref, revision, levelId, topic, draft: { ...draft, why: 'Elle yazıldı.' } };
  expect((await post('save', saved)).statusCode).toBe(200);
  const before = await countVersions();
  const refused = await apply(importId, 'all');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'rows-conflict']);
  expect(await countVersions()).toBe(before);
  expect((await apply(importId, 'good')).json()).toMatchObject({
    applied: [3],
    refused: [{ line: 2, outcome: 'refused', errors: [{ code: 'row-conflict' }] }],
    left: 0,
  });
  expect((await there()).draft).toMatchObject({ why: 'Elle yazıldı.' });

  // The list of refused rows starts with the rows that have new conflicts.
  const third = randomUUID();
  await check(third, [cloze('meanwhile-two', { text: 'No gap.' }), cloze('meanwhile-one')]);
  const now = await there();
  const again = { ...saved, revision: now.revision, draft: { ...now.draft, why: 'Yine elle.' } };
  expect((await post('save', again)).statusCode).toBe(200);
  const refusedRows = (await apply(third, 'good')).json<{ refused: { line: number }[] }>().refused;
  expect(refusedRows.map(({ line }) => line)).toEqual([3, 2]);
});

it('question import › stores new versions of existing items, and a new text with its questions', async () => {
  const importId = randomUUID();
  const { records } = await exported();
  const text = records.find(({ id }) => id === 'the-oven');
  const question = records.find(({ id }) => id === 'the-oven.who');
  const bread = records.find(({ id }) => id === 'bread.noun');
  if (!text || !question || !bread) throw new Error('the export does not contain the record');
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

it('question import › reports rows without ids as unchanged when the same rows are imported again', async () => {
  const { id: _, ...nameless } = cloze('nameless');
  const first = randomUUID();
  expect((await check(first, [nameless])).map(({ outcome }) => outcome)).toEqual(['new']);
  await apply(first, 'all');
  expect((await check(randomUUID(), [nameless])).map(({ outcome }) => outcome)).toEqual(['same']);
});

it('question import › is visible only to the administrator who started it', async () => {
  const importId = randomUUID();
  await check(importId, [cloze('mine')]);
  const other = await addAndSignIn(app, admin, { role: 'admin' });
  expect((await post('import-apply', { importId, mode: 'all' }, other)).statusCode).toBe(404);
  const rows = [{ line: 2, record: cloze('yours') }];
  expect((await post('import-check', { importId, rows }, other)).statusCode).toBe(404);
  expect((await apply(randomUUID(), 'good')).statusCode).toBe(404);
});

/**
 * Returns the cells of an import row for a question on the text "The oven". The number determines the question form;
 * `bad` adds an error that only this form can have.
 */
const cellsOfQuestion = (number: number, bad: boolean): Record<string, string> => {
  const key = (
    [
      { 'Yanıt biçimi': 'one', Doğru: 'Ece', Yanlışlar: bad ? 'Ece | Can' : 'Can | Ali' },
      { 'Yanıt biçimi': 'several', Doğrular: bad ? 'bread' : 'bread | tea', Yanlışlar: 'soup | ink' },
      { 'Yanıt biçimi': 'order', Sıra: bad ? 'First. | Then.' : 'First. | Then. | At last.' },
      { 'Yanıt biçimi': 'match', Eşler: `a = x | b = y | c = ${bad ? 'x' : 'z'}` },
    ] as const
  )[number % 4];
  return {
    Tür: 'question',
    Kimlik: `the-oven.file-${number}`,
    Durum: 'draft',
    'Metnin türü': 'reading',
    'Metnin kimliği': 'the-oven',
    Soru: `What is asked in row ${number}?`,
    Kanıt: 'Ece wakes at five.',
    Açıklama: 'Metnin ilk cümlesi böyle.',
    ...key,
  };
};
/** One row in twenty is invalid, and every question form has invalid rows. */
const isBad = (number: number) => number % 20 === 4 + (Math.floor(number / 20) % 4);

it('question import › rejects only the invalid rows of 10,000 questions, and can continue after an interruption', async () => {
  const given = Array.from({ length: 10_000 }, (_, number) => cellsOfQuestion(number, isBad(number)));
  const columns = [...new Set(given.slice(0, 4).flatMap(Object.keys))];
  const csv = Papa.unparse(given, { delimiter: ';', columns });
  const rows = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ';' }).data;
  const importId = randomUUID();
  const reports: ImportReport[] = [];
  for (let from = 0; from < rows.length; from += 400) {
    reports.push(...(await check(importId, rows.slice(from, from + 400), from + 2)));
  }
  const refused = reports.filter(({ outcome }) => outcome === 'refused');
  expect([reports.length, refused.length]).toEqual([10_000, 500]);
  expect(new Set(refused.map(({ errors }) => errors[0]?.code))).toEqual(
    new Set(['option-twice', 'too-few', 'written-twice']),
  );

  const before = await countVersions();
  expect((await apply(importId, 'all')).statusCode).toBe(400);
  expect(await countVersions()).toBe(before);

  // The import is interrupted after five batches: only the rows of these batches are written.
  const next = async () => (await apply(importId, 'good')).json<{ applied: number[]; left: number }>();
  const progress: number[] = [];
  for (let step = 0; step < 5; step += 1) progress.push((await next()).left);
  expect(progress).toEqual([9300, 9100, 8900, 8700, 8500]);
  expect(await countVersions()).toBe(before + 1000);
  // A continued import starts after the last written row. The test writes only two more batches, because all
  // batches would take another minute.
  expect([(await next()).left, (await next()).left]).toEqual([8300, 8100]);
  expect(await countVersions()).toBe(before + 1400);

  // Corrects all refused rows and imports them at once.
  const mended = refused.map(({ line }) => cellsOfQuestion(line - 2, false));
  const second = randomUUID();
  expect(new Set((await check(second, mended)).map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  expect((await apply(second, 'all')).json()).toMatchObject({ refused: [], left: 0 });
  expect(await countVersions()).toBe(before + 1900);
}, 120_000);

it('question/undo-import › deletes only those drafts of the import that nobody has changed, and records the deletion once', async () => {
  const importId = randomUUID();
  const ids = ['undo-a', 'undo-b', 'undo-c'];
  // Moves the clock, because the imports of the tests above have the same time.
  app.clock.advance(1);
  await check(
    importId,
    ids.map((id) => cloze(id)),
  );
  expect((await apply(importId, 'all')).json()).toMatchObject({ left: 0 });
  const touched = await post('set-state', { items: [{ kind: 'cloze', id: 'undo-c' }], state: 'in-review' });
  expect(touched.statusCode, touched.body).toBe(200);
  const listed = await app.send('GET', '/api/private/question/list-imports', { token: admin.token });
  const one = listed.json().imports.find(({ id }: { id: string }) => id === importId);
  expect(one).toMatchObject({ id: importId, made: 3, changed: 0, undoneAt: null });
  const other = await signInAs('undo-baska@example.com');
  expect((await post('undo-import', { importId }, other)).statusCode).toBe(404);

  expect((await post('undo-import', { importId })).json()).toEqual({ deleted: 2, stored: 1 });
  expect((await post('undo-import', { importId })).statusCode).toBe(404);
  const { rows } = await app.database.pool.query(
    "select id from curriculum_items where id like 'undo-%' order by id",
  );
  expect(rows).toEqual([{ id: 'undo-c' }]);
  const audit = await app.database.pool.query(
    "select detail from audit_log where action = 'question.undo-import'",
  );
  expect(audit.rows).toEqual([{ detail: { deleted: 2, stored: 1 } }]);
});
const signInAs = (email: string) => addAndSignIn(app, admin, { email, role: 'admin' });
