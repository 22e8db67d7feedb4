import { readLibrary } from '@pratik/content/read/read-library';
import type { EditableLevel, ManagedLevel } from '@pratik/contract/level';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLibrary } from '../../../src/curriculum/library/library.service.ts';
import { startTestApp, type TestApp, testLibrary } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let second: Session & { id: string };
let learner: Session;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  second = await addAndSignIn(app, admin, { name: 'Şule', surname: 'Işık', role: 'admin' });
  learner = await addAndSignIn(app, admin, { levelId: 'A1' });
});
afterAll(() => app.close());

const post = (path: string, body: object, token = admin.token) =>
  app.send('POST', `/api/private/level/${path}`, { token, body });
const get = async (id: string): Promise<EditableLevel> => {
  const answer = await app.send('GET', `/api/private/level/get?id=${id}`, { token: admin.token });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const list = async (): Promise<ManagedLevel[]> =>
  (await app.send('GET', '/api/private/level/list-all', { token: admin.token })).json().levels;
const inUse = async () => (await list()).filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id);
const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];
const lastAudit = async () => {
  const { rows } = await app.database.pool.query(
    'select actor_id, action, target_id, detail from audit_log order by id desc limit 1',
  );
  return rows[0];
};

const evening = {
  id: 'b1-aksam',
  cefr: 'B1',
  name: { tr: 'B1 Akşam', en: 'B1 Evening' },
  description: null,
  abilityFrom: null,
};
const sent = ({ id, revision, cefr, name, description, abilityFrom, canDo }: EditableLevel) => ({
  id,
  revision,
  cefr,
  name,
  description,
  abilityFrom,
  canDo: canDo.map(({ offered: _, ...statement }) => statement),
});

describe('level permissions', () => {
  const calls: ['GET' | 'POST', string][] = [
    ['GET', 'list-all'],
    ['GET', 'get?id=A1'],
    ['POST', 'add'],
    ['POST', 'update'],
    ['POST', 'reorder'],
    ['POST', 'set-retired'],
    ['POST', 'delete'],
    ['POST', 'keep-own'],
  ];
  test.each(calls)(
    '%s level/%s › rejects callers who are not signed-in administrators',
    async (method, path) => {
      const url = `/api/private/level/${path}`;
      expect(outcome(await app.send(method, url))).toEqual([401, '/problems/unauthenticated']);
      expect(outcome(await app.send(method, url, { token: learner.token }))).toEqual([
        403,
        '/problems/forbidden',
      ]);
    },
  );
});

test('level list › contains the threshold of each level, and its numbers of learners, items and drafts', async () => {
  const { pool } = app.database;
  await pool.query(`update curriculum_items set state = 'draft' where kind = 'reading' and level_id = 'A2'`);
  const [a1, a2] = await list();
  expect(a1).toMatchObject({ id: 'A1', abilityFrom: null, retiredAt: null, canDo: 12, offers: 0 });
  expect(a1?.use.learners).toBe(1);
  expect(a1?.use.items).toContainEqual({ kind: 'question', published: 9, drafts: 0, retired: 0 });
  expect(a2?.use.items).toContainEqual({ kind: 'reading', published: 0, drafts: 1, retired: 0 });
  await pool.query(
    `update curriculum_items set state = 'published' where kind = 'reading' and level_id = 'A2'`,
  );
});

describe('level that an administrator adds', () => {
  test('is placed directly after the level that the request names', async () => {
    const before = await inUse();
    const answer = await post('add', { ...evening, after: 'B1' });
    expect(answer.json()).toMatchObject({ ...evening, fromLibrary: false, canDo: [], offered: null });
    expect(await inUse()).toEqual(before.flatMap((id) => (id === 'B1' ? ['B1', 'b1-aksam'] : [id])));
    expect(await lastAudit()).toMatchObject({ action: 'level.add', target_id: 'b1-aksam' });
  });

  test('can be assigned to learners, who then practise with items of the same CEFR level', async () => {
    await post('add', {
      ...evening,
      id: 'a1-cocuk',
      cefr: 'A1',
      name: { tr: 'Çocuk', en: 'Kids' },
      after: 'A1',
    });
    const child = await addAndSignIn(app, admin, { levelId: 'a1-cocuk' });
    const choices = await app.send('GET', '/api/private/reading/choices', { token: child.token });
    expect(choices.json()).toMatchObject({
      ownLevel: 'a1-cocuk',
      texts: [{ id: 'the-oven', levelId: 'A1' }],
    });
    const levels = choices.json().levels as { id: string; published: number }[];
    expect(levels.find(({ id }) => id === 'a1-cocuk')).toMatchObject({ published: 1 });
    const session = await app.send('POST', '/api/private/vocabulary/session', { token: child.token });
    expect(session.json().cards.length).toBeGreaterThan(0);
  });

  test.each([
    [{ id: 'B1-AKSAM' }, '/id'],
    [{ id: 'şubat' }, '/id'],
    [{ id: 'x'.repeat(17) }, '/id'],
    [{ id: 'yeni', name: { tr: 'b1 AKŞAM', en: 'X' } }, '/name/tr'],
    [{ id: 'yeni', name: { tr: ' ', en: 'X' } }, '/name/tr'],
    [{ id: 'yeni', name: { tr: 'Y', en: 'X' }, after: 'yok' }, '/after'],
    [{ id: 'yeni', name: { tr: 'Y', en: 'X' }, cefr: 'C2' }, '/cefr'],
    [{ id: 'yeni', name: { tr: 'Y', en: 'X' }, abilityFrom: 7 }, '/abilityFrom'],
    [{ id: 'yeni', name: { tr: 'Y', en: 'X' }, after: null, abilityFrom: 3 }, '/abilityFrom'],
  ])('is rejected for input %j with an error at field %s', async (invalid, pointer) => {
    const answer = await post('add', { ...evening, after: 'B1', ...invalid });
    expect(outcome(answer)).toEqual([400, '/problems/validation']);
    expect(answer.json().errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  test('can be deleted only when no learner has it, whereas a level of the library cannot be deleted', async () => {
    expect((await post('delete', { id: 'b1-aksam' })).statusCode).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'level.delete', target_id: 'b1-aksam' });
    expect(outcome(await post('delete', { id: 'b1-aksam' }))).toEqual([404, '/problems/not-found']);
    for (const id of ['a1-cocuk', 'A1']) {
      expect(outcome(await post('delete', { id }))).toEqual([409, '/problems/level-in-use']);
    }
    expect(await inUse()).toContain('a1-cocuk');
  });
});

describe('level editing', () => {
  test('stores who changed a text or statement, and does not mark the other statements as edited', async () => {
    const before = sent(await get('A2'));
    const [first, other, ...rest] = before.canDo;
    if (!first || !other) throw new Error('the library has no statements');
    const fresh = {
      id: '0190a0f0-0000-7000-8000-000000000001',
      skill: 'grammar' as const,
      text: { tr: 'Geçmiş zamanı kullanabilirim.', en: 'I can use the past.' },
      retired: false,
    };
    const change = {
      ...before,
      description: { tr: ' Yeni açıklama ', en: 'New description' },
      canDo: [fresh, other, { ...first, retired: true }, ...rest],
    };
    const saved = (await post('update', change, second.token)).json<EditableLevel>();
    expect(saved.description).toEqual({ tr: 'Yeni açıklama', en: 'New description' });
    expect(saved.canDo.slice(0, 3)).toMatchObject([fresh, other, { id: first.id, retired: true }]);
    expect(saved.changedBy).toEqual({ id: second.id, name: 'Şule Işık' });
    expect(saved.revision).toBe(before.revision + 1);

    const { rows } = await app.database.pool.query(
      `select id from can_do_statements where level_id = 'A2' and edited_at is not null order by id`,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([fresh.id, first.id].toSorted());
    expect(await lastAudit()).toEqual({
      actor_id: second.id,
      action: 'level.update',
      target_id: 'A2',
      detail: {
        changed: ['description_tr', 'description_en'],
        added: [fresh.id],
        rewritten: [first.id],
        moved: true,
      },
    });
    const shown = await app.send('GET', '/api/private/level/list', { token: learner.token });
    const a2 = shown.json().levels.find(({ id }: { id: string }) => id === 'A2');
    expect(a2.canDo[0].text).toEqual(fresh.text);
    expect(a2.canDo.map(({ id }: { id: string }) => id)).not.toContain(first.id);

    // The client repeats the request because the response was lost. The server accepts the repeated request without
    // changing the level again.
    const again = await post('update', change, second.token);
    expect([again.statusCode, again.json().revision]).toEqual([200, saved.revision]);
  });

  test('reports a conflict when another administrator has saved the level, and accepts a save with the new revision', async () => {
    const opened = sent(await get('B2'));
    app.clock.advance(60);
    const theirs = { ...opened, name: { tr: 'B2 Onların', en: 'B2 Theirs' } };
    expect((await post('update', theirs, second.token)).statusCode).toBe(200);

    const mine = { ...opened, name: { tr: 'B2 Benim', en: 'B2 Mine' } };
    const refused = await post('update', mine);
    expect(outcome(refused)).toEqual([409, '/problems/conflict']);
    const { current } = refused.json();
    expect(current).toMatchObject({
      revision: opened.revision + 1,
      changedAt: app.clock.now().toISOString(),
      changedBy: { id: second.id, name: 'Şule Işık' },
      present: { id: 'B2', name: theirs.name, description: opened.description },
    });
    expect((await get('B2')).name).toEqual(theirs.name);

    const over = await post('update', { ...mine, revision: current.revision });
    expect(over.json()).toMatchObject({ name: mine.name, revision: opened.revision + 2 });
  });

  test('rejects one of two simultaneous saves of the same level', async () => {
    const opened = sent(await get('C1'));
    const answers = await Promise.all([
      post('update', { ...opened, name: { tr: 'Bir', en: 'One' } }),
      post('update', { ...opened, name: { tr: 'İki', en: 'Two' } }, second.token),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each([
    [{ abilityFrom: -9 }, '/abilityFrom'],
    [{ name: { tr: '', en: 'X' } }, '/name/tr'],
    [{ description: { tr: 'Yalnız Türkçe', en: '' } }, '/description/en'],
  ])('rejects %j with an error at field %s', async (invalid, pointer) => {
    const answer = await post('update', { ...sent(await get('B1')), ...invalid });
    expect(outcome(answer)).toEqual([400, '/problems/validation']);
    expect(answer.json().errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  test('rejects a change of the CEFR level of a library level', async () => {
    const answer = await post('update', { ...sent(await get('A2')), cefr: 'A1' });
    expect(answer.json().errors).toMatchObject([{ pointer: '/cefr' }]);
  });

  test('rejects a change of a statement that belongs to another level', async () => {
    const [strange] = (await get('A1')).canDo;
    const b1 = sent(await get('B1'));
    const answer = await post('update', {
      ...b1,
      canDo: [...b1.canDo, { ...strange, offered: undefined, text: { tr: 'Taşındı mı?', en: 'Moved?' } }],
    });
    expect(answer.json().errors).toMatchObject([{ pointer: `/canDo/${b1.canDo.length}` }]);
    expect((await get('A1')).canDo[0]).toEqual(strange);
  });

  test('rejects a name that another level has, regardless of case', async () => {
    const [one, b1] = [await get('A1'), await get('B1')];
    const taken = { ...b1.name, tr: one.name.tr.toLocaleUpperCase('tr') };
    const answer = await post('update', { ...sent(b1), name: taken });
    expect(outcome(answer)).toEqual([400, '/problems/validation']);
    expect(answer.json().errors).toMatchObject([{ pointer: '/name/tr' }]);
    expect((await post('update', sent(b1))).json()).toMatchObject({ name: b1.name, revision: b1.revision });
  });

  test('returns not-found when the level does not exist', async () => {
    const answer = await post('update', { ...sent(await get('B1')), id: 'yok' });
    expect(outcome(answer)).toEqual([404, '/problems/not-found']);
  });
});

describe('newer library version of a level', () => {
  /** Loads a library with changed texts for the name and the first statement of A1. */
  const loadOther = async (mark: string) => {
    await app.database.pool.query('delete from library_loads');
    await loadLibrary({
      db: app.database.db,
      log: pino({ level: 'silent' }),
      clock: app.clock,
      root: testLibrary,
      read: (root) => {
        const { library, errors } = readLibrary(root);
        const levels = library.levels.map((level) =>
          level.id === 'A1'
            ? {
                ...level,
                name: { tr: `A1 ${mark}`, en: `A1 ${mark}` },
                canDo: level.canDo.map((one, index) => (index === 0 ? { ...one, tr: `Yeni ${mark}` } : one)),
              }
            : level,
        );
        return { library: { ...library, levels }, errors };
      },
    });
  };
  const edit = async (mark: string) => {
    const a1 = sent(await get('A1'));
    const [first, ...rest] = a1.canDo;
    if (!first) throw new Error('the test library has no statements');
    const canDo = [{ ...first, text: { ...first.text, tr: `Bizim ${mark}` } }, ...rest];
    await post('update', { ...a1, name: { tr: `Bizim ${mark}`, en: `Ours ${mark}` }, canDo });
  };

  test('replaces texts that no administrator has edited, and increases the revision', async () => {
    const before = await get('A1');
    await loadOther('bir');
    const after = await get('A1');
    expect(after).toMatchObject({ name: { tr: 'A1 bir' }, offered: null, changedBy: null });
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.canDo[0]).toMatchObject({ text: { tr: 'Yeni bir' }, offered: null });
  });

  test('is offered, and counted in the level list, when an administrator has edited the texts', async () => {
    await edit('bir');
    await loadOther('iki');
    const a1 = await get('A1');
    expect(a1).toMatchObject({ name: { tr: 'Bizim bir' }, offered: { name: { tr: 'A1 iki' } } });
    expect(a1.canDo[0]).toMatchObject({ text: { tr: 'Bizim bir' }, offered: { text: { tr: 'Yeni iki' } } });
    expect((await list())[0]).toMatchObject({ id: 'A1', offers: 2 });
  });

  test('is not offered again after an administrator declined it, until the library changes again', async () => {
    const [statement] = (await get('A1')).canDo;
    for (const statementId of [null, statement?.id]) {
      expect((await post('keep-own', { id: 'A1', statementId })).statusCode).toBe(200);
      expect(await lastAudit()).toMatchObject({ action: 'level.keep-own', target_id: 'A1' });
    }
    await loadOther('iki');
    expect((await list())[0]).toMatchObject({ offers: 0 });
    await loadOther('üç');
    expect(await get('A1')).toMatchObject({ name: { tr: 'Bizim bir' }, offered: { name: { tr: 'A1 üç' } } });
  });

  test('is applied automatically when an administrator has accepted an earlier offered version', async () => {
    const { offered, ...a1 } = await get('A1');
    if (!offered) throw new Error('the server offers no library text');
    const canDo = a1.canDo.map((one) => (one.offered ? { ...one, ...one.offered } : one));
    const taken = sent({ ...a1, ...offered, canDo, offered: null });
    expect((await post('update', taken)).json()).toMatchObject({ name: { tr: 'A1 üç' }, offered: null });
    await loadOther('dört');
    const after = await get('A1');
    expect(after).toMatchObject({ name: { tr: 'A1 dört' }, offered: null });
    expect(after.canDo[0]).toMatchObject({ text: { tr: 'Yeni dört' }, offered: null });
  });
});

describe('level order', () => {
  const setThreshold = async (id: string, abilityFrom: number | null) =>
    post('update', { ...sent(await get(id)), abilityFrom });

  test('is enforced: a new threshold must lie between those of the neighbouring levels, and the error names the conflicting level', async () => {
    for (const [id, from] of [
      ['A2', -2],
      ['B1', -0.5],
      ['B2', 1],
    ] as const) {
      expect((await setThreshold(id, from)).statusCode).toBe(200);
    }
    const answer = await setThreshold('B1', 1);
    expect(answer.json().errors).toEqual([
      {
        pointer: '/abilityFrom',
        code: 'threshold-order',
        params: expect.objectContaining({ upperTr: 'B2 Benim', upperFrom: 1, lowerFrom: 1 }),
      },
    ]);
  });

  test('is rejected when a level has a lower threshold than the level before it, but a level without a threshold may be at any position', async () => {
    const from = await inUse();
    const swap = from.map((id) => (id === 'B1' ? 'B2' : id === 'B2' ? 'B1' : id));
    const refused = await post('reorder', { from, to: swap });
    expect(outcome(refused)).toEqual([409, '/problems/level-order']);
    expect(refused.json()).toMatchObject({
      code: 'threshold-order',
      params: { lowerTr: expect.any(String) },
    });
    expect(await inUse()).toEqual(from);

    const child = from.filter((id) => id !== 'a1-cocuk');
    const to = [...child, 'a1-cocuk'];
    expect((await post('reorder', { from, to })).statusCode).toBe(200);
    expect(await inUse()).toEqual(to);
    expect(await lastAudit()).toMatchObject({ action: 'level.reorder', detail: { order: to } });
    expect((await post('reorder', { from, to })).statusCode).toBe(200);
  });

  test('is rejected when another administrator has changed the order in the meantime', async () => {
    const now = await inUse();
    const stale = now.toReversed();
    const answer = await post('reorder', { from: stale, to: [...stale.slice(1), stale[0]] });
    expect(outcome(answer)).toEqual([409, '/problems/conflict']);
    const lacking = await post('reorder', { from: now, to: now.slice(1) });
    expect(outcome(lacking)).toEqual([409, '/problems/conflict']);
  });
});

describe('retirement of a level', () => {
  test('hides the level from learners who do not have it, and can be undone', async () => {
    const child = await addAndSignIn(app, admin, { levelId: 'a1-cocuk' });
    const retire = (retired: boolean) => post('set-retired', { id: 'a1-cocuk', retired });
    expect((await retire(true)).statusCode).toBe(200);
    expect(await lastAudit()).toMatchObject({ action: 'level.retire', target_id: 'a1-cocuk' });
    expect((await list()).at(-1)).toMatchObject({
      id: 'a1-cocuk',
      retiredAt: app.clock.now().toISOString(),
      use: { learners: 2 },
    });
    const profile = await app.send('GET', '/api/private/user/get-profile', { token: child.token });
    expect(profile.json().levelId).toBe('a1-cocuk');
    const offered = async (token: string) =>
      (await app.send('GET', '/api/private/reading/choices', { token }))
        .json()
        .levels.map(({ id }: { id: string }) => id);
    expect(await offered(child.token)).toContain('a1-cocuk');
    expect(await offered(learner.token)).not.toContain('a1-cocuk');

    const rows = () => app.database.pool.query('select count(*)::int from audit_log');
    const before = await rows();
    await retire(true);
    expect((await rows()).rows).toEqual(before.rows);
    expect((await retire(false)).statusCode).toBe(200);
    expect(await offered(learner.token)).toContain('a1-cocuk');
  });

  test('cannot be undone while the level’s threshold would be out of order', async () => {
    await post('set-retired', { id: 'B1', retired: true });
    expect((await post('update', { ...sent(await get('A2')), abilityFrom: -0.25 })).statusCode).toBe(200);
    const answer = await post('set-retired', { id: 'B1', retired: false });
    expect(outcome(answer)).toEqual([409, '/problems/level-order']);
    // An administrator can correct the threshold while the level is retired.
    expect((await post('update', { ...sent(await get('B1')), abilityFrom: 0.25 })).statusCode).toBe(200);
    expect((await post('set-retired', { id: 'B1', retired: false })).statusCode).toBe(200);
  });

  test('is rejected when it would leave no level in use', async () => {
    const all = await inUse();
    for (const id of all.slice(1)) await post('set-retired', { id, retired: true });
    const answer = await post('set-retired', { id: all[0], retired: true });
    expect(outcome(answer)).toEqual([409, '/problems/last-level']);
    for (const id of all.slice(1)) await post('set-retired', { id, retired: false });
    expect(await inUse()).toEqual(all);
  });
});

test('audit log › rejects updates and deletions of its rows', async () => {
  const { pool } = app.database;
  const refused = /only ever added/;
  await expect(pool.query('update audit_log set actor_id = null')).rejects.toThrow(refused);
  await expect(pool.query('delete from audit_log')).rejects.toThrow(refused);
  await expect(pool.query('truncate audit_log')).rejects.toThrow(refused);
});
