import { randomUUID } from 'node:crypto';
import type { ClassReport, LearnerReport } from '@pratik/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { reportWork } from './report-work.ts';

type Member = Session & { id: string };

let app: TestApp;
let work: ReturnType<typeof reportWork>;
let admin: Session;
let teacher: Member;
let otherTeacher: Member;
let ipek: Member;
let deniz: Member;
let classId: string;
let otherClassId: string;

const done = async (path: string, body: object, who: Session = admin) => {
  const answer = await app.send('POST', `/api/private/${path}`, { token: who.token, body });
  expect([path, answer.statusCode, answer.body]).toMatchObject([path, 200, {}]);
  return answer.json();
};
const get = async (path: string, who: Session) => {
  const answer = await app.send('GET', `/api/private/report/${path}`, { token: who.token });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
};
const classReport = async (period = 'month', who: Session = teacher): Promise<ClassReport> => {
  const { status, body } = await get(`class?classId=${classId}&period=${period}`, who);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
};
const rowOf = (report: ClassReport, who: Member) => report.learners.find(({ id }) => id === who.id);
const learnerReport = async (who: Session = teacher, period = 'month', of = ipek): Promise<LearnerReport> => {
  const { status, body } = await get(`learner?userId=${of.id}&period=${period}`, who);
  expect([status, body]).toMatchObject([200, {}]);
  return body;
};

beforeAll(async () => {
  app = await startTestApp();
  work = reportWork(app);
  admin = await signInFirstAdministrator(app);
  teacher = await addAndSignIn(app, admin, { name: 'Tuğba', surname: 'Hoca' });
  otherTeacher = await addAndSignIn(app, admin, { name: 'Kerem', surname: 'Hoca' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-02-02T09:00:00Z');
  ipek = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', levelId: 'A2' });
  deniz = await addAndSignIn(app, admin, { name: 'Deniz', surname: 'Çelik', levelId: 'A2' });
  const code = `9-${randomUUID().slice(0, 8)}`;
  const group = { code, name: 'Dokuzlar', term: '2026 Bahar', levelId: 'A2' };
  classId = (await done('class/add', group)).id;
  otherClassId = (await done('class/add', { ...group, code: `${code}B`, levelId: null })).id;
  await done('class/add-members', { classId, role: 'teacher', userIds: [teacher.id] });
  await done('class/add-members', { classId: otherClassId, role: 'teacher', userIds: [otherTeacher.id] });
  await done('class/add-members', { classId, role: 'learner', userIds: [ipek.id, deniz.id] });
  // The test day is a Wednesday.
  app.clock.set('2026-03-18T09:00:00Z');
});

describe('permission to read reports', () => {
  test('is denied, with status 404, to teachers who do not teach the class and to other learners', async () => {
    for (const path of [`class?classId=${classId}`, `learner?userId=${ipek.id}`]) {
      expect((await get(path, otherTeacher)).status).toBe(404);
      expect((await get(path, deniz)).status).toBe(404);
      expect((await get(path, teacher)).status).toBe(200);
      expect((await get(path, admin)).status).toBe(200);
    }
    expect((await get(`class?classId=${otherClassId}`, teacher)).status).toBe(404);
  });

  test('ends when the membership of the teacher or of the learner ends', async () => {
    await done('class/remove-members', { classId, userIds: [ipek.id] });
    expect((await get(`learner?userId=${ipek.id}`, teacher)).status).toBe(404);
    expect((await get(`learner?userId=${deniz.id}`, teacher)).status).toBe(200);
    await done('class/remove-members', { classId, userIds: [teacher.id] });
    expect((await get(`learner?userId=${deniz.id}`, teacher)).status).toBe(404);
    expect((await get(`class?classId=${classId}`, teacher)).status).toBe(404);
  });

  test('lets learners read their own report, but no other report', async () => {
    expect((await get('learner', ipek)).body.learner).toMatchObject({ id: ipek.id, name: 'İpek Işık' });
    expect((await get(`learner?userId=${ipek.id}`, ipek)).status).toBe(200);
    expect((await get(`learner?userId=${ipek.id}`, deniz)).status).toBe(404);
    expect((await get(`learner?userId=${randomUUID()}`, admin)).status).toBe(404);
  });

  test('lets a teacher see the homework only of classes that this teacher teaches', async () => {
    await done('class/add-members', { classId: otherClassId, role: 'learner', userIds: [ipek.id] });
    const chat = { kind: 'chat', itemId: null, amount: 10, leastPercent: null, note: '', learnerIds: null };
    const times = { opensAt: '2026-03-10T09:00:00.000Z', dueAt: '2026-03-25T09:00:00.000Z' };
    await done('homework/add', { classId, ...chat, ...times }, teacher);
    await done('homework/add', { classId: otherClassId, ...chat, ...times }, otherTeacher);
    expect((await learnerReport(teacher)).homework).toMatchObject({ given: 1 });
    expect((await learnerReport(teacher)).classes.map(({ id }) => id)).toEqual([classId]);
    expect((await learnerReport(otherTeacher)).classes.map(({ id }) => id)).toEqual([otherClassId]);
    expect((await learnerReport(ipek)).homework).toMatchObject({ given: 2, done: 0, missed: 0 });
    expect((await learnerReport(admin)).homework).toMatchObject({ given: 2 });
  });
});

describe('period of a report', () => {
  test('is the last 7 days, the last 30 days, or the time since the class was added', async () => {
    expect((await classReport('week')).days).toMatchObject({ from: '2026-03-12', to: '2026-03-18' });
    expect((await classReport()).days).toMatchObject({ from: '2026-02-17', to: '2026-03-18' });
    expect((await classReport('term')).days).toMatchObject({ from: '2026-02-02', termFrom: '2026-02-02' });
    const alone = await addAndSignIn(app, admin);
    expect((await learnerReport(alone, 'term', alone)).days).toEqual({
      kind: 'month',
      from: '2026-02-17',
      to: '2026-03-18',
      termFrom: null,
    });
  });
});

describe('class report', () => {
  test('shows the minutes, practice days and completed homework of each learner in the period', async () => {
    await work.practise(ipek.id, '2026-03-17', 20, 120);
    await work.practise(ipek.id, '2026-03-17', 10, 0, 'reading');
    await work.practise(ipek.id, '2026-02-10', 60, 300);
    const task = { classId, kind: 'vocabulary', itemId: null, amount: 1, leastPercent: null, note: '' };
    const times = { opensAt: '2026-03-10T09:00:00.000Z', dueAt: '2026-03-17T09:00:00.000Z' };
    await done('homework/add', { ...task, ...times, learnerIds: null }, teacher);
    await work.review(ipek.id, '2026-03-12', 3);
    const report = await classReport();
    expect(rowOf(report, ipek)).toMatchObject({
      name: 'İpek Işık',
      minutes: 30,
      days: 1,
      words: 120,
      homework: { given: 1, done: 1, missed: 0 },
      stuck: [],
    });
    expect(rowOf(report, deniz)).toMatchObject({
      minutes: 0,
      homework: { given: 1, done: 0, missed: 1 },
      stuck: [{ reason: 'homework', count: 1 }],
    });
    expect(report.learners.map(({ name }) => name)).toEqual(['Deniz Çelik', 'İpek Işık']);
    expect(rowOf(await classReport('term'), ipek)).toMatchObject({ minutes: 90, days: 2 });
  });

  test('marks learners without practice for 7 and for 14 days as quiet', async () => {
    await work.practise(ipek.id, '2026-03-11', 20);
    expect(rowOf(await classReport('week'), ipek)).toMatchObject({
      quietDays: 7,
      lastPractisedOn: '2026-03-11',
    });
    expect(rowOf(await classReport('week'), deniz)).toMatchObject({ quietDays: 14, lastPractisedOn: null });
    await work.practise(deniz.id, '2026-03-12', 5);
    expect(rowOf(await classReport('week'), deniz)).toMatchObject({ quietDays: null });
  });

  test('counts the errors of the class by error code, with rates per 100 words and trends', async () => {
    await work.practise(ipek.id, '2026-03-17', 20, 300);
    await work.practise(deniz.id, '2026-03-16', 20, 200);
    await work.practise(ipek.id, '2026-02-10', 20, 500);
    await work.err(ipek.id, '2026-03-16', 'missing-article', 10);
    await work.err(deniz.id, '2026-03-16', 'missing-article', 5);
    await work.err(ipek.id, '2026-02-09', 'missing-article', 2);
    await work.err(ipek.id, '2026-02-09', 'word-order', 3);
    const { errors } = await classReport();
    expect(errors.words).toEqual({ lately: 500, before: 500 });
    expect(errors.codes[0]).toMatchObject({ code: 'missing-article', lately: 15, before: 2, latelyRate: 3 });
    expect(errors.codes[0]).toMatchObject({ beforeRate: 0.4, trend: 'more' });
    expect(errors.codes[1]).toMatchObject({ code: 'word-order', lately: 0, before: 3, trend: 'less' });
    expect(errors.codes[0]?.change?.from).toBeGreaterThan(0);
  });

  test('names the reasons why a learner may need help: results, level, errors, and one repeated error', async () => {
    for (const [at, right] of [
      ['2026-02-10T09:00:00Z', 5],
      ['2026-03-10T09:00:00Z', 1],
    ] as const)
      for (let index = 0; index < 5; index += 1) await work.read(ipek.id, at, right);
    await work.able(ipek.id, 'reading', 0);
    await work.prove(ipek.id, 'reading', '2026-02-10T09:00:00Z', 1, 20);
    await work.prove(ipek.id, 'reading', '2026-03-10T09:00:00Z', 0, 20);
    await work.practise(ipek.id, '2026-03-17', 20, 200);
    await work.practise(ipek.id, '2026-02-10', 20, 200);
    await work.err(ipek.id, '2026-03-16', 'word-order', 9);
    expect(rowOf(await classReport(), ipek)?.stuck).toEqual([
      { reason: 'results', count: null, skill: null, code: null },
      { reason: 'level', count: null, skill: 'reading', code: null },
      { reason: 'errors', count: null, skill: null, code: null },
      { reason: 'repeated-error', count: 9, skill: null, code: 'word-order' },
    ]);
    expect(rowOf(await classReport(), deniz)?.stuck).toEqual([]);
  });

  test('marks the can-do statements of the level that are supported by the learners’ results and estimated levels', async () => {
    await work.read(ipek.id, '2026-03-10T09:00:00Z', 4);
    await work.read(ipek.id, '2026-03-11T09:00:00Z', 3, 5, 'B1');
    await work.read(deniz.id, '2026-03-11T09:00:00Z', 5, 5, 'A1');
    await work.able(deniz.id, 'reading', 3);
    await work.able(deniz.id, 'speaking', 3, 2);
    const { canDo } = await classReport();
    expect(canDo?.levelId).toBe('A2');
    const of = (skill: string) => canDo?.skills.find((one) => one.skill === skill);
    expect(of('reading')).toMatchObject({ byTasks: 1, byLevel: 1, learners: 2 });
    expect(of('reading')?.statements[0]?.text.tr).toEqual(expect.any(String));
    expect(of('listening')).toMatchObject({ byTasks: 0, byLevel: 0, learners: 0 });
    expect(of('speaking')).toMatchObject({ byTasks: null, byLevel: 0 });
    const { body } = await get(`class?classId=${otherClassId}`, otherTeacher);
    expect(body).toMatchObject({ canDo: null, learners: [], total: 0 });
  });
});

describe('units in a class report', () => {
  test('are listed with their can-do statements and the number of learners who passed their check', async () => {
    const { rows } = await app.database.pool.query<{ id: string; level_id: string }>(
      `select id, level_id from curriculum_items where kind = 'unit' and state = 'published' order by position limit 2`,
    );
    const [unit, other] = rows;
    await app.database.pool.query('update classes set level_id = $1 where id = $2', [
      unit?.level_id,
      classId,
    ]);
    for (const [id, passed] of [
      [unit?.id, true],
      [other?.id, false],
    ])
      await app.database.pool.query(
        `insert into unit_checks (id, user_id, unit_id, part, items, least, most, started_at, finished_at, passed)
         values ($1, $2, $3, 'check', '[]', 12, 15, $4, $4, $5)`,
        [randomUUID(), ipek.id, id, app.clock.now(), passed],
      );
    const { canDo } = await classReport();
    expect(canDo?.units).toMatchObject([{ id: unit?.id, learners: 1 }]);
    expect(canDo?.units[0]?.statements[0]?.tr).toEqual(expect.any(String));
    expect(canDo?.otherUnits).toBeGreaterThan(0);
  });
});

describe('learner report', () => {
  test('shows practice, results, answers, words, pieces, levels, errors and homework', async () => {
    await work.practise(ipek.id, '2026-03-17', 20, 150);
    await work.practise(ipek.id, '2026-03-16', 15, 0, 'reading');
    await work.read(ipek.id, '2026-03-16T09:00:00Z', 4);
    await work.listen(ipek.id, '2026-03-17T09:00:00Z', 5);
    await work.read(ipek.id, '2026-01-10T09:00:00Z', 1);
    await work.review(ipek.id, '2026-03-12', 3);
    await work.review(ipek.id, '2026-03-13', 1);
    await work.write(ipek.id, '2026-03-14T09:00:00Z', 'I get up early and drink tea.');
    await work.able(ipek.id, 'reading', -1.5);
    await work.err(ipek.id, '2026-03-16', 'word-order', 3);
    const report = await learnerReport();
    expect(report).toMatchObject({
      learner: { name: 'İpek Işık', levelId: 'A2' },
      practice: {
        minutes: 35,
        days: 2,
        kinds: [
          { kind: 'chat', minutes: 20 },
          { kind: 'reading', minutes: 15 },
        ],
      },
      readings: { count: 1, texts: [{ title: 'The oven', percent: 80, levelId: 'A2' }] },
      listenings: { count: 1, texts: [{ percent: 100 }] },
      words: { learned: 2, asked: 2, remembered: 1, known: 2 },
      pieces: { count: 1, pieces: [{ title: { tr: 'Günüm', en: 'My day' }, words: 7 }] },
      skills: [{ skill: 'reading', level: 'A2', trend: null }],
      errors: { words: { lately: 150, before: 0 }, codes: [{ code: 'word-order', latelyRate: 2 }] },
    });
    expect(report.practice.weeks.at(-1)).toEqual({ monday: '2026-03-16', minutes: 35, days: 2 });
  });

  test('contains no text that the learner wrote or said, and no piece that mentions danger', async () => {
    await work.write(ipek.id, '2026-03-14T09:00:00Z', 'My zarfkutusu is red.');
    await work.write(ipek.id, '2026-03-15T09:00:00Z', 'A zarfkutusu again.', 'self-harm');
    const conversationId = randomUUID();
    await done('chat/start', { conversationId, kind: 'free' }, ipek);
    const turn = { conversationId, turnId: randomUUID(), text: 'I like my zarfkutusu.' };
    await app.send('POST', '/api/private/chat/send-message', { token: ipek.token, body: turn });
    for (const path of [`learner?userId=${ipek.id}`, `class?classId=${classId}`]) {
      expect((await get(path, teacher)).text).not.toContain('zarfkutusu');
    }
    expect((await learnerReport()).pieces.count).toBe(1);
  });
});

describe('list of a user’s work', () => {
  const list = (kind: string, page = 0, size = 20, who: Session = admin) =>
    app.send('POST', '/api/private/user/list-work', {
      token: who.token,
      body: { id: ipek.id, kind, page, size },
    });

  test('contains texts, scripts, answers, words and pieces with their numbers, newest first', async () => {
    await work.read(ipek.id, '2026-03-16T09:00:00Z', 4, 5, 'A2', 'Older');
    await work.read(ipek.id, '2026-03-17T09:00:00Z', 3, 5, 'A2', 'Newer');
    await work.listen(ipek.id, '2026-03-17T09:00:00Z', 5);
    await work.review(ipek.id, '2026-03-12', 3, 'bread');
    await work.write(ipek.id, '2026-03-14T09:00:00Z', 'I get up early.');
    await app.database.pool.query(
      `insert into reading_answers (reading_id, question_id, question_version, choice, is_right, answered_at)
       select id, 'q0', 1, 0, true, finished_at from readings where user_id = $1 and title = 'Newer'`,
      [ipek.id],
    );
    const readings = (await list('reading')).json();
    expect(readings.counts).toEqual({ reading: 2, listening: 1, answer: 1, word: 1, piece: 1 });
    expect(readings.rows.map(({ title }: { title: string }) => title)).toEqual(['Newer', 'Older']);
    expect((await list('reading', 1, 1)).json()).toMatchObject({ rows: [{ title: 'Older' }], total: 2 });
    expect((await list('listening')).json().rows).toMatchObject([{ title: 'Two loaves', percent: 100 }]);
    expect((await list('answer')).json().rows).toMatchObject([
      { exercise: 'texts', title: 'Newer', right: true },
    ]);
    expect((await list('word')).json().rows).toMatchObject([{ word: 'bread', state: 'known' }]);
    expect((await list('piece')).json().rows).toMatchObject([{ title: { tr: 'Günüm' }, words: 4 }]);
  });

  test('is available only to administrators', async () => {
    expect((await list('reading', 0, 20, teacher)).statusCode).toBe(403);
    expect((await list('reading', 0, 20, ipek)).statusCode).toBe(403);
  });
});
