import { randomUUID } from 'node:crypto';
import type { AssignmentDetails, AssignmentResults, OwnAssignment } from '@pratik/contract/homework';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';

type Member = Session & { id: string };

let app: TestApp;
let admin: Session;
let teacher: Member;
let otherTeacher: Member;
let ipek: Member;
let deniz: Member;
let classId: string;

const send = async (path: string, body: object, who: Session) => {
  const answer = await app.send('POST', `/api/private/${path}`, { token: who.token, body });
  return { status: answer.statusCode, body: answer.json() };
};
const done = async (path: string, body: object, who: Session = admin) => {
  const answer = await send(path, body, who);
  expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
  return answer.body;
};
const get = async (path: string, who: Session) => {
  const answer = await app.send('GET', `/api/private/homework/${path}`, { token: who.token });
  return { status: answer.statusCode, body: answer.json() };
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  teacher = await addAndSignIn(app, admin, { name: 'Tuğba', surname: 'Hoca' });
  otherTeacher = await addAndSignIn(app, admin, { name: 'Kerem', surname: 'Hoca' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-10T09:00:00Z');
  ipek = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', levelId: 'A1' });
  deniz = await addAndSignIn(app, admin, { name: 'Deniz', surname: 'Çelik', levelId: 'A1' });
  const code = `9-${randomUUID().slice(0, 8)}`;
  classId = (await done('class/add', { code, name: 'Dokuzlar', term: '2026 Bahar', levelId: 'A1' })).id;
  const other = await done('class/add', { code: `${code}B`, name: 'B', term: '2026 Bahar', levelId: null });
  await done('class/add-members', { classId, role: 'teacher', userIds: [teacher.id] });
  await done('class/add-members', { classId: other.id, role: 'teacher', userIds: [otherTeacher.id] });
  await done('class/add-members', { classId, role: 'learner', userIds: [ipek.id, deniz.id] });
});

const fields = (change: object = {}) => ({
  classId,
  kind: 'reading',
  itemId: 'the-oven',
  amount: null,
  leastPercent: null,
  note: 'Önce başlığı okuyun.',
  opensAt: '2026-03-10T09:00:00.000Z',
  dueAt: '2026-03-17T09:00:00.000Z',
  learnerIds: null,
  ...change,
});
const assign = (change: object = {}, who: Session = teacher): Promise<AssignmentDetails> =>
  done('homework/add', fields(change), who);
const own = async (who: Session): Promise<OwnAssignment[]> => (await get('list-own', who)).body.assignments;
const results = async (id: string): Promise<AssignmentResults> =>
  (await get(`get?id=${id}`, teacher)).body as AssignmentResults;
const stateOf = async (id: string, who: Member) =>
  (await results(id)).learners.find((learner) => learner.id === who.id)?.work;
/** Stores a finished reading with `right` of four questions answered correctly. */
const read = (who: Member, right: number) =>
  app.database.pool.query(
    `insert into readings (id, user_id, text_id, text_version, title, level_id, words, questions, sentence,
       active_ms, right_count, started_at, last_at, read_at, finished_at)
     values ($1, $2, 'the-oven', 1, 'The oven', 'A1', 90,
       '[{"id":"a","version":1},{"id":"b","version":1},{"id":"c","version":1},{"id":"d","version":1}]',
       0, 1000, $3, $4, $4, $4, $4)`,
    [randomUUID(), who.id, right, app.clock.now()],
  );

describe('homework', () => {
  test('is shown to the learners of the class with its title, due time and teacher’s instructions', async () => {
    const { id } = await assign();
    expect(await own(ipek)).toMatchObject([
      {
        id,
        kind: 'reading',
        itemId: 'the-oven',
        title: { tr: expect.any(String), en: expect.any(String) },
        note: 'Önce başlığı okuyun.',
        dueAt: '2026-03-17T09:00:00.000Z',
        work: { state: 'open', attempts: 0, bestPercent: null, feedback: null },
      },
    ]);
    expect(await own(teacher)).toEqual([]);
  });

  test('can be assigned to selected learners of the class', async () => {
    const { id, learnerIds } = await assign({ learnerIds: [deniz.id] });
    expect(learnerIds).toEqual([deniz.id]);
    expect(await own(ipek)).toEqual([]);
    expect((await own(deniz)).map((one) => one.id)).toEqual([id]);
    expect((await results(id)).learners.map(({ name }) => name)).toEqual(['Deniz Çelik']);
  });

  test('is done when practice after the opening time reaches the minimum result, and is marked as on time or late', async () => {
    await read(ipek, 4);
    app.clock.set('2026-03-11T09:00:00Z');
    const { id } = await assign({ opensAt: '2026-03-11T09:00:00.000Z', leastPercent: 75 });
    expect(await stateOf(id, ipek)).toMatchObject({ state: 'open', attempts: 0 });
    app.clock.advance(3600);
    await read(ipek, 2);
    expect(await stateOf(id, ipek)).toMatchObject({ state: 'begun', attempts: 1, bestPercent: 50 });
    await read(ipek, 3);
    expect(await stateOf(id, ipek)).toMatchObject({ state: 'done', attempts: 2, bestPercent: 75 });
    app.clock.set('2026-03-18T09:00:00Z');
    expect(await stateOf(id, deniz)).toMatchObject({ state: 'missed' });
    await read(deniz, 4);
    expect(await stateOf(id, deniz)).toMatchObject({ state: 'late', bestPercent: 100 });
    const { assignments } = await done('homework/list', { classId }, teacher);
    expect(assignments).toMatchObject([{ id, learners: 2, done: 2 }]);
  });

  test('changes its state when the learner starts and finishes the reading text, and lists the questions that were answered wrongly', async () => {
    const { id } = await assign();
    app.clock.advance(60);
    const readingId = randomUUID();
    await done('reading/start', { readingId, textId: 'the-oven' }, ipek);
    expect(await stateOf(id, ipek)).toMatchObject({ state: 'begun', attempts: 0 });
    await done('reading/finish-text', { readingId }, ipek);
    const { questions } = (
      await app.send('GET', '/api/private/reading/get?id=the-oven', { token: ipek.token })
    ).json() as { questions: { id: string }[] };
    expect(questions.length).toBeGreaterThan(0);
    for (const { id: questionId } of questions)
      await done('reading/answer', { readingId, questionId, choice: [0] }, ipek);
    const found = await results(id);
    const work = found.learners.find((learner) => learner.id === ipek.id)?.work;
    expect(work).toMatchObject({ state: 'done', attempts: 1 });
    const wrong = found.questions.reduce((sum, question) => sum + question.wrong, 0);
    const right = Math.round(((work?.bestPercent ?? 0) / 100) * questions.length);
    expect(wrong).toBe(questions.length - right);
  });

  test('counts minutes of conversation and word reviews until the required amount is reached', async () => {
    const chat = await assign({ kind: 'chat', itemId: null, amount: 5 });
    const words = await assign({ kind: 'vocabulary', itemId: null, amount: 2 });
    const at = app.clock.now();
    await app.database.pool.query(
      `insert into conversations (id, user_id, kind, partner, partner_name, level, state, codes, partner_state,
         active_ms, learner_turns, started_at, last_turn_at)
       values ($1, $2, 'free', 'offline', 'Elif', 'A1', 'closed', '[]', '{}', 330000, 6, $3, $3)`,
      [randomUUID(), ipek.id, at],
    );
    const { cardId } = await done(
      'vocabulary/save-word',
      { id: randomUUID(), word: 'envelope', meaning: 'zarf', from: { kind: 'own' } },
      ipek,
    );
    const review = () => ({ id: randomUUID(), cardId, grade: 3, mode: 'recognise', at: at.toISOString() });
    await done('vocabulary/review', { sentAt: at.toISOString(), reviews: [review()] }, ipek);
    expect(await stateOf(chat.id, ipek)).toMatchObject({ state: 'done', amountDone: 5 });
    expect(await stateOf(words.id, ipek)).toMatchObject({ state: 'begun', amountDone: 1 });
    expect(await stateOf(chat.id, deniz)).toMatchObject({ state: 'open', amountDone: 0 });
  });

  test('is rejected when the item or the amount is missing, the due time is before the opening time, or a learner is in another class', async () => {
    const errorsOf = async (change: object) => {
      const { status, body } = await send('homework/add', fields(change), teacher);
      return [status, ...(body.errors ?? []).map((error: { pointer: string; code: string }) => error.code)];
    };
    expect(await errorsOf({ itemId: null })).toEqual([400, 'assignment-item-missing']);
    expect(await errorsOf({ itemId: 'no-such-text' })).toEqual([400, 'assignment-item-missing']);
    expect(await errorsOf({ kind: 'chat', itemId: null })).toEqual([400, 'assignment-amount-missing']);
    expect(await errorsOf({ dueAt: '2026-03-10T09:00:00.000Z' })).toEqual([
      400,
      'assignment-due-before-open',
    ]);
    expect(await errorsOf({ dueAt: '2028-03-10T09:00:00.000Z' })).toEqual([400, 'assignment-too-long']);
    expect(await errorsOf({ learnerIds: [teacher.id] })).toEqual([400, 'assignment-learner-unknown']);
  });

  test('can be changed and deleted, and a change of an old revision is rejected with the current version', async () => {
    const { id, revision } = await assign();
    const { classId: _class, kind: _kind, itemId: _item, ...rest } = fields({ note: 'Yeni not' });
    expect(await done('homework/update', { ...rest, id, revision }, teacher)).toMatchObject({
      note: 'Yeni not',
      revision: revision + 1,
    });
    const conflict = await send('homework/update', { ...rest, id, revision }, teacher);
    expect(conflict).toMatchObject({ status: 409, body: { current: { present: { note: 'Yeni not' } } } });
    await done('homework/delete', { id }, teacher);
    expect((await get(`get?id=${id}`, teacher)).status).toBe(404);
    const { rows } = await app.database.pool.query(
      `select action from audit_log where action like 'homework.%' and target_id = $1 order by id`,
      [classId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['homework.add', 'homework.update', 'homework.delete']);
  });

  test('shows the teacher’s comment and grade to the learner until the teacher removes both', async () => {
    const { id } = await assign();
    await done('homework/give-feedback', { id, userId: ipek.id, comment: 'Çok iyi!', grade: 90 }, teacher);
    expect((await own(ipek))[0]?.work.feedback).toMatchObject({
      comment: 'Çok iyi!',
      grade: 90,
      givenBy: 'Tuğba Hoca',
    });
    expect((await own(deniz))[0]?.work.feedback).toBeNull();
    await done('homework/give-feedback', { id, userId: ipek.id, comment: '', grade: null }, teacher);
    expect((await own(ipek))[0]?.work.feedback).toBeNull();
  });

  test('lets the teacher read a submitted written text, but neither a draft nor a text that mentions danger', async () => {
    const { rows } = await app.database.pool.query(
      `select id from curriculum_items where kind = 'writing-prompt' and state = 'published' limit 1`,
    );
    const promptId = rows[0]?.id as string;
    const { id } = await assign({ kind: 'writing', itemId: promptId });
    const [pieceId, draftId] = [randomUUID(), randomUUID()];
    await done('writing/start', { pieceId, draftId, promptId }, ipek);
    const piece = () => get(`get-piece?id=${id}&userId=${ipek.id}`, teacher);
    expect((await piece()).status).toBe(404);
    await app.database.pool.query(
      `update writing_drafts set text = 'I have a dog.', words = 4, submitted_at = $2 where id = $1`,
      [draftId, app.clock.now()],
    );
    await app.database.pool.query(`update writings set submitted_at = $2 where id = $1`, [
      pieceId,
      app.clock.now(),
    ]);
    expect(await piece()).toMatchObject({
      status: 200,
      body: { text: 'I have a dog.', words: 4, drafts: 1 },
    });
    expect((await results(id)).learners.find((one) => one.id === ipek.id)).toMatchObject({
      hasPiece: true,
      work: { state: 'done' },
    });
    await app.database.pool.query(`update writing_drafts set danger = 'self-harm' where id = $1`, [draftId]);
    expect((await piece()).status).toBe(404);
  });

  test('can be created from the published items of a level, which can be searched by title', async () => {
    const find = (body: object) =>
      done('homework/find-items', { classId, kind: 'reading', levelId: 'A1', ...body }, teacher);
    const all = (await find({})).items as { id: string; title: { en: string } }[];
    expect(all.map(({ id }) => id)).toContain('the-oven');
    const title = all.find(({ id }) => id === 'the-oven')?.title.en ?? '';
    expect((await find({ search: title.toUpperCase() })).items.map(({ id }: { id: string }) => id)).toEqual([
      'the-oven',
    ]);
    expect((await find({ search: 'zzz' })).items).toEqual([]);
  });

  test('can be exported as a CSV file of grades with one row per learner', async () => {
    const { id } = await assign();
    app.clock.advance(60);
    await read(ipek, 3);
    await done('homework/give-feedback', { id, userId: ipek.id, comment: '', grade: 85 }, teacher);
    const answer = await app.send('POST', '/api/private/homework/export', {
      token: teacher.token,
      body: { classId },
    });
    expect(answer.headers['content-disposition']).toContain('notlar-2026-03-10.csv');
    const { data } = Papa.parse<string[]>(answer.body.slice(1), { skipEmptyLines: true });
    expect(data.slice(1)).toEqual([
      ['Deniz Çelik', 'başlamadı', '', ''],
      ['İpek Işık', 'yaptı', '75', '85'],
    ]);
  });
});

describe('homework calls', () => {
  const calls = (id: string): [string, object][] => {
    const { classId: _class, kind: _kind, itemId: _item, ...rest } = fields();
    return [
      ['homework/list', { classId }],
      ['homework/find-items', { classId, kind: 'reading', levelId: 'A1' }],
      ['homework/add', fields()],
      ['homework/update', { ...rest, id, revision: 0 }],
      ['homework/delete', { id }],
      ['homework/give-feedback', { id, userId: ipek.id, comment: 'x', grade: null }],
      ['homework/export', { classId }],
    ];
  };

  test('return 404 to teachers of other classes, learners of the class and former teachers of the class', async () => {
    const { id } = await assign();
    const statuses = async (who: Session) => {
      const found: number[] = [];
      for (const [path, body] of calls(id)) {
        const answer = await app.send('POST', `/api/private/${path}`, { token: who.token, body });
        found.push(answer.statusCode);
      }
      for (const path of [`get?id=${id}`, `get-piece?id=${id}&userId=${ipek.id}`])
        found.push((await get(path, who)).status);
      return [...new Set(found)];
    };
    expect(await statuses(otherTeacher)).toEqual([404]);
    expect(await statuses(ipek)).toEqual([404]);
    await done('class/remove-members', { classId, userIds: [teacher.id] });
    expect(await statuses(teacher)).toEqual([404]);
    expect(
      (await app.send('GET', `/api/private/homework/get?id=${id}`, { token: admin.token })).statusCode,
    ).toBe(200);
  });

  test('return no homework to a learner who has left the class, and no homework of an archived class', async () => {
    await assign();
    await done('class/remove-members', { classId, userIds: [ipek.id] });
    expect(await own(ipek)).toEqual([]);
    expect(await own(deniz)).toHaveLength(1);
    await done('class/set-archived', { id: classId, archived: true });
    expect(await own(deniz)).toEqual([]);
  });
});
