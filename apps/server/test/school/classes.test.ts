import type { ClassDetails } from '@pratik/contract/classes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';

type Member = Session & { id: string };

let app: TestApp;
let admin: Session;
let teacherA: Member;
let teacherB: Member;
let learner: Member;
let outsider: Member;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  teacherA = await addAndSignIn(app, admin, { name: 'Tuğba', surname: 'Hoca' });
  teacherB = await addAndSignIn(app, admin, { name: 'Kerem', surname: 'Hoca' });
  learner = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', levelId: 'A1' });
  outsider = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const post = (path: string, body: object, who: Session = admin) =>
  app.send('POST', `/api/private/class/${path}`, { token: who.token, body });
const get = (path: string, who: Session = admin) =>
  app.send('GET', `/api/private/class/${path}`, { token: who.token });
const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];
const problem = (status: number, type: string) => [status, `/problems/${type}`];

let number = 0;
const addClass = async (fields: object = {}): Promise<ClassDetails> => {
  number += 1;
  const body = { code: `9-${number}`, name: 'Dokuzlar', term: '2026–2027 Güz', levelId: 'A1', ...fields };
  const answer = await post('add', body);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const addMembers = (classId: string, role: 'learner' | 'teacher', ...members: { id: string }[]) =>
  post('add-members', { classId, role, userIds: members.map(({ id }) => id) });
const namesOf = async (classId: string, body: object = {}, who: Session = admin) => {
  const answer = await post('list-members', { classId, role: 'learner', ...body }, who);
  return (answer.json().members as { name: string; surname: string }[]).map(
    ({ name, surname }) => `${name} ${surname}`,
  );
};
const lastAudit = async () => {
  const { rows } = await app.database.pool.query(
    'select action, target_id, detail from audit_log order by id desc limit 1',
  );
  return rows[0];
};

describe('class permissions', () => {
  let own: ClassDetails;
  let other: ClassDetails;
  beforeAll(async () => {
    own = await addClass();
    other = await addClass();
    await addMembers(own.id, 'teacher', teacherA);
    await addMembers(own.id, 'learner', learner);
    await addMembers(other.id, 'teacher', teacherB);
  });

  type Case = [call: string, send: (who: Session) => ReturnType<typeof post>, teacherStatus: 200 | 403];
  const fields = { code: 'Z', name: 'Z', term: 'Z', levelId: null };
  const cases: Case[] = [
    ['class/get', (who) => get(`get?id=${own.id}`, who), 200],
    ['class/list-members', (who) => post('list-members', { classId: own.id, role: 'learner' }, who), 200],
    ['class/get-learner', (who) => get(`get-learner?classId=${own.id}&userId=${learner.id}`, who), 200],
    ['class/list', (who) => post('list', {}, who), 403],
    ['class/add', (who) => post('add', { ...fields, code: who.token.slice(-9) }, who), 403],
    ['class/update', (who) => post('update', { ...fields, id: own.id, revision: own.revision }, who), 403],
    ['class/set-archived', (who) => post('set-archived', { id: own.id, archived: false }, who), 403],
    [
      'class/add-members',
      (who) => post('add-members', { classId: own.id, role: 'teacher', userIds: [teacherA.id] }, who),
      403,
    ],
    [
      'class/remove-members',
      (who) => post('remove-members', { classId: own.id, userIds: [outsider.id] }, who),
      403,
    ],
    [
      'class/promote',
      (who) =>
        post('promote', { fromId: own.id, toId: other.id, userIds: [outsider.id], archive: false }, who),
      403,
    ],
  ];

  test.each(cases)('%s › returns 200 to an administrator', async (_, send) => {
    expect((await send(admin)).statusCode).toBe(200);
  });

  test.each(cases)(
    '%s › returns the status listed in this test (200 or 403) to the teacher of the class',
    async (_, send, status) => {
      expect((await send(teacherA)).statusCode).toBe(status);
    },
  );

  test.each(cases)(
    '%s › rejects the teacher of another class, a learner of the class and a user without a class',
    async (_, send, status) => {
      const refusal = status === 200 ? problem(404, 'not-found') : problem(403, 'forbidden');
      for (const who of [teacherB, learner, outsider]) expect(outcome(await send(who))).toEqual(refusal);
    },
  );

  test.each(cases)('%s › rejects a caller without an access token', async (_, send) => {
    expect(outcome(await send({ token: '', cookie: '' }))).toEqual(problem(401, 'unauthenticated'));
  });

  test('class/get-learner › returns 404 for a user who is not a learner in the class', async () => {
    for (const userId of [outsider.id, teacherA.id]) {
      const answer = await get(`get-learner?classId=${own.id}&userId=${userId}`, teacherA);
      expect(outcome(answer)).toEqual(problem(404, 'not-found'));
    }
  });

  test('class/delete › rejects teachers and learners', async () => {
    for (const who of [teacherA, learner]) {
      expect(outcome(await post('delete', { id: own.id }, who))).toEqual(problem(403, 'forbidden'));
    }
  });

  test('end when an administrator removes the teacher from the class', async () => {
    const added = await addClass();
    await addMembers(added.id, 'teacher', teacherB);
    expect((await get(`get?id=${added.id}`, teacherB)).json()).toMatchObject({ right: 'teach' });
    await post('remove-members', { classId: added.id, userIds: [teacherB.id] });
    expect(outcome(await get(`get?id=${added.id}`, teacherB))).toEqual(problem(404, 'not-found'));
  });
});

describe('learner page for teachers', () => {
  test('shows the learner’s progress, but no text that the learner wrote', async () => {
    const own = await addClass();
    await addMembers(own.id, 'teacher', teacherA);
    await addMembers(own.id, 'learner', learner);
    const answer = await get(`get-learner?classId=${own.id}&userId=${learner.id}`, teacherA);
    expect(answer.json()).toMatchObject({
      learner: { id: learner.id, name: 'İpek', levelId: 'A1', minutesThisWeek: 0 },
      class: { id: own.id },
    });
    expect(Object.keys(answer.json().progress).sort()).toEqual([
      'errorProfile',
      'goal',
      'scale',
      'skills',
      'streak',
      'weeks',
    ]);
  });
});

describe('list of the user’s own classes', () => {
  test('separates the classes in which the user is a teacher from those in which the user is a learner', async () => {
    const user = await addAndSignIn(app, admin);
    const taught = await addClass({ code: 'T-1' });
    const attended = await addClass({ code: 'L-1' });
    await addMembers(taught.id, 'teacher', user);
    await addMembers(attended.id, 'learner', user);
    await addMembers(attended.id, 'teacher', teacherA);
    const answer = (await get('list-own', user)).json();
    expect(answer.teaching).toMatchObject([{ code: 'T-1', learners: 0 }]);
    expect(answer.learning).toEqual([expect.objectContaining({ code: 'L-1', teachers: ['Tuğba Hoca'] })]);
  });

  test('omits archived classes and classes from which the user was removed', async () => {
    const user = await addAndSignIn(app, admin);
    const archived = await addClass();
    const left = await addClass();
    for (const { id } of [archived, left]) await addMembers(id, 'learner', user);
    await post('set-archived', { id: archived.id, archived: true });
    await post('remove-members', { classId: left.id, userIds: [user.id] });
    expect((await get('list-own', user)).json()).toEqual({ teaching: [], learning: [] });
  });
});

describe('class', () => {
  test('is stored with its fields, and its creation is recorded in the audit log', async () => {
    const added = await addClass({ code: ' 10-B ', name: 'Onlar', levelId: null });
    expect(added).toMatchObject({
      code: '10-B',
      name: 'Onlar',
      levelId: null,
      learners: 0,
      teachers: [],
      right: 'manage',
      revision: 0,
      archivedAt: null,
    });
    expect(await lastAudit()).toEqual({
      action: 'class.add',
      target_id: added.id,
      detail: { code: '10-B', term: '2026–2027 Güz' },
    });
  });

  test.each([
    [{ code: ' ' }, '/code', 'class-code-missing'],
    [{ name: '' }, '/name', 'class-name-missing'],
    [{ term: '' }, '/term', 'class-term-missing'],
    [{ code: 'x'.repeat(21) }, '/code', 'too-long'],
    [{ code: 'a\nb' }, '/code', 'line-breaks'],
    [{ levelId: 'yok' }, '/levelId', 'level-unknown'],
  ])('is rejected for input %j with an error at field %s', async (invalid, pointer, code) => {
    const body = { code: 'F-1', name: 'F', term: 'F', levelId: null, ...invalid };
    const answer = await post('add', body);
    expect(outcome(answer)).toEqual(problem(400, 'validation'));
    expect(answer.json().errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  test('must have a code that no other class of the same term has, regardless of case', async () => {
    await addClass({ code: 'İng-1' });
    const again = await post('add', { code: 'ing-1', name: 'X', term: '2026–2027 GÜZ', levelId: null });
    expect(again.json().errors).toEqual([{ pointer: '/code', code: 'class-code-taken' }]);
    await addClass({ code: 'ing-1', term: '2027–2028 Güz' });
  });

  test('is changed once when a request is repeated, and is not changed when another administrator has changed it in the meantime', async () => {
    const { id, revision } = await addClass();
    const wanted = { id, revision, code: 'Y-1', name: 'Yeni', term: '2026–2027 Güz', levelId: 'A2' };
    const saved = (await post('update', wanted)).json();
    expect(saved).toMatchObject({ code: 'Y-1', levelId: 'A2', revision: 1 });
    expect((await post('update', wanted)).json()).toEqual(saved);
    const late = await post('update', { ...wanted, name: 'Geç' });
    expect(outcome(late)).toEqual(problem(409, 'conflict'));
    expect(late.json().current).toMatchObject({ revision: 1, present: { name: 'Yeni' } });
  });

  test('can be archived and restored', async () => {
    const { id, code } = await addClass();
    await post('set-archived', { id, archived: true });
    const archived = (await post('list', { search: code, archived: true })).json();
    expect(archived.classes).toMatchObject([{ id }]);
    expect((await post('list', { search: code })).json().classes).toEqual([]);
    await post('set-archived', { id, archived: false });
    expect((await post('list', { search: code })).json().classes).toMatchObject([{ id, archivedAt: null }]);
  });

  test('can be deleted only when it never had a member', async () => {
    const empty = await addClass();
    expect((await post('delete', { id: empty.id })).statusCode).toBe(200);
    expect(outcome(await get(`get?id=${empty.id}`))).toEqual(problem(404, 'not-found'));
    const used = await addClass();
    await addMembers(used.id, 'learner', learner);
    await post('remove-members', { classId: used.id, userIds: [learner.id] });
    expect(outcome(await post('delete', { id: used.id }))).toEqual(problem(409, 'class-in-use'));
  });
});

describe('class list', () => {
  beforeAll(async () => {
    for (const code of ['Liste 10', 'Liste 2', 'Liste 3']) await addClass({ code, term: 'Liste' });
  });

  test('returns the classes in pages, in a fixed order, with the total', async () => {
    const page = (await post('list', { search: 'liste', size: 2, page: 1, order: 'desc' })).json();
    expect(page).toMatchObject({ total: 3, totalCapped: false, page: 1, size: 2 });
    expect(page.classes.map(({ code }: { code: string }) => code)).toEqual(['Liste 10']);
  });

  test('contains for each class the number of learners and the names of the teachers', async () => {
    const { id, code } = await addClass({ code: 'Sayım' });
    await addMembers(id, 'teacher', teacherA, teacherB);
    await addMembers(id, 'learner', learner, outsider);
    const { classes } = (await post('list', { search: code })).json();
    expect(classes).toMatchObject([
      { learners: 2, teachers: [{ name: 'Kerem Hoca' }, { name: 'Tuğba Hoca' }] },
    ]);
  });

  test('can be searched for the name or the term of a class, regardless of case and diacritics', async () => {
    const { id } = await addClass({ name: 'Işık Grubu', term: 'Yaz Okulu' });
    for (const search of ['ISIK GRUBU', 'yaz okulu']) {
      expect((await post('list', { search })).json().classes).toMatchObject([{ id }]);
    }
  });
});

describe('members of a class', () => {
  test('can be added, and the response names users who are already members or unknown', async () => {
    const { id } = await addClass();
    await addMembers(id, 'learner', learner);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answer = await addMembers(id, 'learner', learner, outsider, outsider, { id: unknown });
    expect(answer.json()).toEqual({
      added: 1,
      skipped: [
        { userId: learner.id, why: 'member' },
        { userId: unknown, why: 'unknown' },
      ],
    });
    expect(await lastAudit()).toMatchObject({ action: 'class.add-member', target_id: outsider.id });
  });

  test('can be added again after they were removed, with another role in the class', async () => {
    const { id } = await addClass();
    await addMembers(id, 'learner', outsider);
    await post('remove-members', { classId: id, userIds: [outsider.id] });
    expect(await namesOf(id)).toEqual([]);
    await addMembers(id, 'teacher', outsider);
    expect(await namesOf(id, { role: 'teacher' })).toEqual(['Can Öz']);
  });

  test('can be searched by full name and e-mail address, and are returned in pages', async () => {
    const { id } = await addClass();
    await addMembers(id, 'learner', learner, outsider, teacherB);
    expect(await namesOf(id)).toEqual(['Can Öz', 'İpek Işık', 'Kerem Hoca']);
    expect(await namesOf(id, { sort: 'surname', order: 'desc' })).toEqual([
      'Can Öz',
      'İpek Işık',
      'Kerem Hoca',
    ]);
    expect(await namesOf(id, { search: 'ipek isik' })).toEqual(['İpek Işık']);
    expect(await namesOf(id, { search: 'ışık kerem' })).toEqual([]);
    expect(await namesOf(id, { size: 1, page: 2 })).toEqual(['Kerem Hoca']);
  });

  test('are removed from the class when the user is erased', async () => {
    const { id } = await addClass();
    const gone = await addAndSignIn(app, admin);
    await addMembers(id, 'learner', gone);
    const answer = await app.send('POST', '/api/private/user/delete-user', {
      token: admin.token,
      body: { userId: gone.id },
    });
    expect(answer.statusCode).toBe(200);
    expect((await get(`get?id=${id}`)).json()).toMatchObject({ learners: 0 });
  });
});

describe('promotion of learners', () => {
  test('moves all learners to the class of the next term, and archives the previous class', async () => {
    const from = await addClass();
    const to = await addClass({ term: '2027–2028 Güz' });
    await addMembers(from.id, 'learner', learner, outsider);
    await addMembers(from.id, 'teacher', teacherA);
    await addMembers(to.id, 'learner', outsider);
    const answer = await post('promote', { fromId: from.id, toId: to.id, archive: true });
    expect(answer.json()).toEqual({ moved: 1, alreadyThere: 1 });
    expect((await get(`get?id=${from.id}`)).json()).toMatchObject({
      learners: 0,
      teachers: [{ id: teacherA.id }],
      archivedAt: expect.any(String),
    });
    expect(await namesOf(to.id)).toEqual(['Can Öz', 'İpek Işık']);
    expect(await lastAudit()).toMatchObject({
      action: 'class.promote',
      detail: { from: `${from.code}, ${from.term}`, to: `${to.code}, ${to.term}` },
    });
  });

  test('moves only the selected learners when the request names learners', async () => {
    const [from, to] = [await addClass(), await addClass()];
    await addMembers(from.id, 'learner', learner, outsider);
    const body = { fromId: from.id, toId: to.id, userIds: [learner.id, teacherB.id], archive: false };
    expect((await post('promote', body)).json()).toEqual({ moved: 1, alreadyThere: 0 });
    expect([await namesOf(from.id), await namesOf(to.id)]).toEqual([['Can Öz'], ['İpek Işık']]);
    expect((await get(`get?id=${from.id}`)).json()).toMatchObject({ archivedAt: null });
  });

  test('is rejected when a class does not exist, or when both classes are the same class', async () => {
    const { id } = await addClass();
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const toId of [id, unknown]) {
      const answer = await post('promote', { fromId: id, toId, archive: false });
      expect(outcome(answer)).toEqual(problem(404, 'not-found'));
    }
  });
});
