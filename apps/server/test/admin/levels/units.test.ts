import { randomUUID } from 'node:crypto';
import type { Path } from '@pratik/contract/path';
import type { ManagedUnit, UnitFields, UnitItem } from '@pratik/contract/unit-editing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
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

const post = (path: string, body: object, { token } = admin) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const list = async (levelId = 'A1'): Promise<ManagedUnit[]> => {
  const answer = await post('path/list-units', { levelId });
  expect(answer.statusCode).toBe(200);
  return answer.json().units;
};
const bread = async (): Promise<ManagedUnit> => {
  const unit = (await list()).find(({ id }) => id === 'a1-bread');
  if (!unit) throw new Error('the library has no unit a1-bread');
  return unit;
};
const save = (
  unit: { id: string; revision: number | null; fields: UnitFields },
  by = admin,
  levelId = 'A1',
) => post('path/save-unit', { id: unit.id, levelId, revision: unit.revision, fields: unit.fields }, by);
const titled = (unit: ManagedUnit, tr: string): ManagedUnit => ({
  ...unit,
  fields: { ...unit.fields, title: { ...unit.fields.title, tr } },
});
const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];
const errorsOf = (answer: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  answer.json().errors?.map(({ pointer, code }) => [pointer, code]);
const audits = async () => {
  const { rows } = await app.database.pool.query(
    `select actor_id, action, target_id, detail from audit_log where action like 'unit.%' order by id desc`,
  );
  return rows;
};
const shownToLearner = async () =>
  (await post('path/get', {}, learner)).json<Path>().units.map(({ title }) => title.tr);

describe('unit permissions', () => {
  test.each([
    ['list-units', { levelId: 'A1' }],
    ['save-unit', {}],
    ['reorder', {}],
    ['set-retired', {}],
    ['find-items', { levelId: 'A1', kind: 'word' }],
    ['name-items', { items: [] }],
  ])('path/%s › rejects callers who are not signed-in administrators', async (call, body) => {
    const url = `/api/private/path/${call}`;
    expect(outcome(await app.send('POST', url, { body }))).toEqual([401, '/problems/unauthenticated']);
    expect(outcome(await app.send('POST', url, { body, token: learner.token }))).toEqual([
      403,
      '/problems/forbidden',
    ]);
  });
});

describe('unit list', () => {
  test('contains the units of a level in order, with all fields', async () => {
    const [first, other] = await list();
    expect(first).toMatchObject({
      id: 'a1-bread',
      levelId: 'A1',
      number: 1,
      state: 'published',
      version: 1,
      edited: false,
      fields: {
        title: { tr: 'Ekmek ve fırın', en: 'Bread and bakeries' },
        words: ['bread.noun', 'bake.verb', 'like.verb'],
        writing: 'a1-my-room',
        canDo: [{ skill: 'speaking', scale: 'Obtaining goods and services' }],
      },
    });
    expect(other).toMatchObject({ id: 'a1-second', number: 2 });
    expect(await list('B2')).toEqual([]);
  });

  test('returns not-found when the level does not exist', async () => {
    expect(outcome(await post('path/list-units', { levelId: 'yok' }))).toEqual([404, '/problems/not-found']);
  });
});

describe('unit editing', () => {
  test('saves a unit as a new version that learners see, and repeats the save without a further version', async () => {
    const opened = await bread();
    const saved = await save(titled(opened, '  Fırında  '), second);
    expect(saved.json().unit).toMatchObject({
      version: 2,
      edited: true,
      revision: opened.revision + 1,
      fields: { title: { tr: 'Fırında', en: 'Bread and bakeries' }, words: opened.fields.words },
    });
    expect(await shownToLearner()).toEqual(['Fırında', 'İkinci ünite']);
    expect((await audits())[0]).toEqual({
      actor_id: second.id,
      action: 'unit.update',
      target_id: 'a1-bread',
      detail: { levelId: 'A1', version: 2 },
    });
    const again = await save(titled(opened, 'Fırında'), second);
    expect([again.statusCode, again.json().unit.version]).toEqual([200, 2]);
    expect(await audits()).toHaveLength(1);
  });

  test('adds a unit at the end of its level, once for each id', async () => {
    const { fields } = await bread();
    const added = {
      id: randomUUID(),
      revision: null,
      fields: { ...fields, title: { tr: 'Yeni', en: 'New' } },
    };
    expect((await save(added)).json().unit).toMatchObject({ id: added.id, number: 3, state: 'published' });
    expect((await save(added)).json().unit).toMatchObject({ number: 3, version: 1 });
    expect(await shownToLearner()).toEqual(['Fırında', 'İkinci ünite', 'Yeni']);
    expect((await audits())[0]).toMatchObject({
      action: 'unit.add',
      target_id: added.id,
      detail: { levelId: 'A1' },
    });
    await post('path/set-retired', { id: added.id, retired: true });
  });

  test('reports a conflict that names the other administrator and contains the other version, and accepts a save with the new revision', async () => {
    const opened = await bread();
    app.clock.advance(60);
    expect((await save(titled(opened, 'Onların'), second)).statusCode).toBe(200);
    const mine = titled(opened, 'Benim');
    const refused = await save(mine);
    expect(outcome(refused)).toEqual([409, '/problems/conflict']);
    const { current } = refused.json();
    expect(current).toMatchObject({
      revision: opened.revision + 1,
      changedAt: app.clock.now().toISOString(),
      changedBy: { id: second.id, name: 'Şule Işık' },
      present: { id: 'a1-bread', number: 1, fields: { title: { tr: 'Onların' } } },
    });
    const over = await save({ ...mine, revision: current.revision });
    expect(over.json().unit).toMatchObject({ revision: opened.revision + 2, fields: mine.fields });
  });

  test('returns not-found for a level or a unit that does not exist, and for a unit of another level', async () => {
    const unit = await bread();
    const notFound = [404, '/problems/not-found'];
    expect(outcome(await save(unit, admin, 'yok'))).toEqual(notFound);
    expect(outcome(await save(unit, admin, 'A2'))).toEqual(notFound);
    expect(outcome(await save({ ...unit, id: 'yok' }))).toEqual(notFound);
    expect(outcome(await post('path/set-retired', { id: 'yok', retired: true }))).toEqual(notFound);
    expect(outcome(await post('path/reorder', { levelId: 'yok', from: [], to: [] }))).toEqual(notFound);
  });

  test('rejects items that do not exist, are of another level or are named twice, each with an error at its field', async () => {
    const unit = await bread();
    const { rows } = await app.database.pool.query(
      `select id from curriculum_items where kind = 'reading' and level_id = 'A2'`,
    );
    const fields = {
      ...unit.fields,
      readings: ['yok', 'the-oven', rows[0].id],
      writing: 'yok-yazma',
      words: [...unit.fields.words, 'bread.noun'],
    };
    const answer = await save({ ...unit, fields });
    expect(outcome(answer)).toEqual([400, '/problems/validation']);
    expect(errorsOf(answer)).toEqual([
      ['/fields/words/3', 'written-twice'],
      ['/fields/readings/0', 'unit-item-unknown'],
      ['/fields/readings/2', 'unit-item-elsewhere'],
      ['/fields/writing', 'unit-item-unknown'],
    ]);
    const added = await save({ id: randomUUID(), revision: null, fields });
    expect(errorsOf(added)).toHaveLength(4);
    expect(await bread()).toEqual(unit);
  });

  test.each([
    [{ title: { tr: ' ', en: 'X' } }, '/fields/title/tr'],
    [{ goal: { tr: 'X', en: '' } }, '/fields/goal/en'],
    [{ theme: 'sport' }, '/fields/theme'],
    [{ canDo: [] }, '/fields/canDo'],
    [{ canDo: [{ skill: 'speaking', scale: '', tr: '', en: 'X' }] }, '/fields/canDo/0/tr'],
  ])('rejects %j with an error at field %s', async (invalid, pointer) => {
    const unit = await bread();
    const answer = await save({ ...unit, fields: { ...unit.fields, ...invalid } as UnitFields });
    expect(errorsOf(answer)?.map(([at]) => at)).toEqual([pointer]);
  });

  test('accepts items of the CEFR level for a unit of a level that an administrator added', async () => {
    const level = { id: 'a1-aksam', cefr: 'A1', name: { tr: 'Akşam', en: 'Evening' }, description: null };
    await post('level/add', { ...level, abilityFrom: null, after: 'A1' });
    const { fields } = await bread();
    const added = await save({ id: randomUUID(), revision: null, fields }, admin, 'a1-aksam');
    expect(added.json().unit).toMatchObject({ levelId: 'a1-aksam', number: 1 });
  });
});

describe('unit order', () => {
  const order = async () => (await list()).filter(({ state }) => state !== 'retired').map(({ id }) => id);

  test('is changed for learners, and the change is recorded once', async () => {
    const from = await order();
    expect(from).toEqual(['a1-bread', 'a1-second']);
    const to = from.toReversed();
    expect((await post('path/reorder', { levelId: 'A1', from, to })).statusCode).toBe(200);
    expect(await order()).toEqual(to);
    expect((await shownToLearner())[0]).toBe('İkinci ünite');
    const [last, ...before] = await audits();
    expect(last).toMatchObject({ action: 'unit.reorder', detail: { levelId: 'A1', order: to } });
    expect((await post('path/reorder', { levelId: 'A1', from, to })).statusCode).toBe(200);
    expect(await audits()).toHaveLength(before.length + 1);
    // The undo request exchanges the current order and the wanted order.
    await post('path/reorder', { levelId: 'A1', from: to, to: from });
    expect(await order()).toEqual(from);
  });

  test('is not changed when another administrator has changed the order in the meantime', async () => {
    const now = await order();
    const conflict = [409, '/problems/conflict'];
    const stale = { levelId: 'A1', from: now.toReversed(), to: [...now, 'x'] };
    expect(outcome(await post('path/reorder', stale))).toEqual(conflict);
    expect(outcome(await post('path/reorder', { levelId: 'A1', from: now, to: now.slice(1) }))).toEqual(
      conflict,
    );
    expect(await order()).toEqual(now);
  });
});

test('unit retirement › hides a unit from learners, and can be undone', async () => {
  const before = await shownToLearner();
  const retire = (retired: boolean) => post('path/set-retired', { id: 'a1-second', retired });
  expect((await retire(true)).statusCode).toBe(200);
  expect(await shownToLearner()).not.toContain('İkinci ünite');
  expect((await list()).find(({ id }) => id === 'a1-second')).toMatchObject({ state: 'retired' });
  expect((await audits())[0]).toMatchObject({ action: 'unit.retire', target_id: 'a1-second' });
  const count = (await audits()).length;
  await retire(true);
  expect(await audits()).toHaveLength(count);
  await retire(false);
  expect(await shownToLearner()).toEqual(before);
  expect((await audits())[0]).toMatchObject({ action: 'unit.revive', target_id: 'a1-second' });
});

describe('items in the unit editor', () => {
  const find = async (kind: string, search: string, levelId = 'A1'): Promise<UnitItem[]> =>
    (await post('path/find-items', { levelId, kind, search })).json().items;

  test('that a unit can contain are found by title or meaning among the published items of the level', async () => {
    expect(await find('word', 'bre')).toEqual([
      {
        kind: 'word',
        id: 'bread.noun',
        title: { tr: 'bread', en: 'bread' },
        meaning: expect.stringContaining('ekmek'),
        state: 'published',
      },
    ]);
    expect((await find('word', 'EKMEK')).map(({ id }) => id)).toContain('bread.noun');
    expect((await find('grammar-lesson', '')).map(({ id }) => id)).toContain('a1-articles');
    expect(await find('scenario', '')).toContainEqual(
      expect.objectContaining({ id: 'a1-home', title: { tr: expect.any(String), en: expect.any(String) } }),
    );
    expect((await find('reading', '', 'a1-aksam')).map(({ id }) => id)).toEqual(['the-oven']);
    expect(await find('reading', 'yok')).toEqual([]);
    const { pool } = app.database;
    await pool.query(
      `update curriculum_items set state = 'retired' where kind = 'reading' and id = 'the-oven'`,
    );
    expect(await find('reading', '')).toEqual([]);
  });

  test('are returned by id even when they are no longer published, and unknown ids are ignored', async () => {
    const items = [
      { kind: 'reading', id: 'the-oven' },
      { kind: 'reading', id: 'yok' },
      { kind: 'word', id: 'bread.noun' },
    ];
    const named: UnitItem[] = (await post('path/name-items', { items })).json().items;
    expect(named.map(({ id, state }) => [id, state]).toSorted()).toEqual([
      ['bread.noun', 'published'],
      ['the-oven', 'retired'],
    ]);
  });
});
