import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '@pratik/content/read/read-library';
import type { ItemKind } from '@pratik/contract/curriculum';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/databases.ts';
import { testClock, testLibrary } from '../../../test/harness.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { createCurriculum } from '../curriculum.service.ts';
import { createLevelsService } from '../levels/levels.service.ts';
import { loadScenarios } from '../scenarios.service.ts';
import { loadLibrary } from './library.service.ts';

let root: string;
let database: TestDatabase;
let opened: Database;
let logged: { msg: string; contentError?: { file: string; item: string; reason: string } }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const clock = testClock();

beforeEach(async () => {
  logged = [];
  root = mkdtempSync(join(tmpdir(), 'library-'));
  cpSync(testLibrary, root, { recursive: true });
  database = await cloneDatabase(inject('postgresUrl'));
  opened = openDatabase(database.url, pino({ level: 'silent' }), 4);
});
afterEach(async () => {
  await opened.close();
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

const read = vi.fn(readLibrary);
const load = async () => {
  logged = [];
  read.mockClear();
  await loadLibrary({ db: opened.db, log, clock, root, read });
};
const curriculum = () => createCurriculum(opened.db);
const item = (kind: ItemKind, id: string) => curriculum().item(kind, id);
const edit = (file: string, from: string, to: string) => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replace(from, to));
};
const count = async (text: string) =>
  (await opened.pool.query(`select count(*) as n from ${text}`)).rows[0].n;
const errors = () => logged.flatMap(({ contentError }) => (contentError ? [contentError] : []));

it('library › publishes version 1 of every item at the first start', async () => {
  await load();
  expect(errors()).toEqual([]);
  expect(
    (await curriculum().counts()).map(({ kind, levelId, state, count }) => [kind, levelId, state, count]),
  ).toEqual([
    ['cloze', 'A1', 'published', 2],
    ['function-word', null, 'published', 3],
    ['grammar-lesson', 'A1', 'published', 1],
    ['listening', 'A1', 'published', 1],
    ['model-answer', 'A1', 'published', 1],
    ['placement-item', 'A1', 'published', 1],
    ['question', 'A1', 'published', 9],
    ['question', 'A2', 'published', 5],
    ['reading', 'A1', 'published', 1],
    ['reading', 'A2', 'published', 1],
    ['scenario', 'A1', 'published', 2],
    ['sound', null, 'published', 2],
    ['unit', 'A1', 'published', 2],
    ['word', 'A1', 'published', 3],
    ['writing-prompt', 'A1', 'published', 1],
  ]);
  expect(await count('curriculum_versions where version = 1 and made_by is null')).toBe(35);
  const [a1, a2, b1] = await createLevelsService(opened.db).list();
  expect(a1).toMatchObject({ description: { en: expect.stringContaining('short, clear') } });
  expect(a1?.canDo.map(({ id }) => id).slice(0, 2)).toEqual(['a1-can-01', 'a1-can-02']);
  expect(a2?.canDo[0]).toEqual({
    id: 'a2-can-01',
    skill: 'speaking',
    text: { tr: 'Bir şeyi yapabilirim (1)', en: 'I can do something (1)' },
  });
  expect(b1).toMatchObject({ id: 'B1', description: null, canDo: [] });
  const { rows } = await opened.pool.query('select id, ability_from from levels order by id limit 2');
  expect(rows).toEqual([
    { id: 'A1', ability_from: null },
    { id: 'A2', ability_from: -2 },
  ]);
});

it('library › is not read again at the next start when no file has changed', async () => {
  await load();
  expect(read).toHaveBeenCalledTimes(1);
  await load();
  expect(read).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
  expect(await count('library_loads')).toBe(1);
});

it('library › stores item bodies with their keys in the order of the file', async () => {
  await load();
  const scenario = (await loadScenarios(opened.db)).find('a1-home');
  expect(scenario).toEqual(readLibrary(root).library.scenarios.map(({ file, ...body }) => body)[0]);
  expect(Object.keys(scenario?.slots ?? {})).toEqual(['zoo', 'bed']);
  expect(Object.keys(scenario?.slots.zoo?.values ?? {})).toEqual(['zebra', 'ant']);
});

it('library › publishes new items at the next start and stores changed items as version 2', async () => {
  await load();
  edit('words/a1/food.yaml', 'tr: ekmek\n', 'tr: taze ekmek\n');
  edit('function-words.yaml', 'it: o\n', 'it: o\nif: eğer\n');
  await load();
  expect(logged[0]).toMatchObject({ added: 1, changed: 1, retired: 0, errors: 0 });
  expect(await item('word', 'bread.noun')).toMatchObject({ version: 2, body: { tr: 'taze ekmek' } });
  expect(await curriculum().itemAt('word', 'bread.noun', 1)).toMatchObject({
    version: 1,
    body: { tr: 'ekmek' },
  });
  expect(await curriculum().itemAt('word', 'bread.noun', 3)).toBeNull();
  expect(await item('word', 'bake.verb')).toMatchObject({ version: 1 });
  expect(await item('function-word', 'if')).toMatchObject({ state: 'published' });
});

it('library › does not change rows that an administrator edited or retired, and offers the newer library version of edited rows', async () => {
  await load();
  await opened.pool.query(`
    update curriculum_items set body = '{"tr":"somun"}', version = 2, edited_at = now() where id = 'bread.noun';
    update curriculum_items set state = 'retired', edited_at = now() where id = 'bake.verb';
    update levels set name_tr = 'Bizim A1', edited_at = now() where id = 'A1';
    update levels set retired_at = now() where id = 'A2';
    update can_do_statements set text_tr = 'Bizimki', edited_at = now() where id = 'a1-can-01'`);
  edit('words/a1/food.yaml', 'tr: ekmek\n', 'tr: taze ekmek\n');
  edit('words/a1/food.yaml', 'tr: fırında pişirmek', 'tr: pişirmek');
  edit('levels/a1.yaml', 'A1 · Başlangıç', 'A1 · İlk adım');
  edit('levels/a2.yaml', 'A2 · Temel', 'A2 · Temeller');
  edit('levels/a1.yaml', 'I can do something (1) }', 'I can do it (1) }');
  await load();
  expect(logged[0]).toMatchObject({ changed: 0, offered: 2 });
  expect(await item('word', 'bread.noun')).toMatchObject({ version: 2, body: { tr: 'somun' } });
  expect(await item('word', 'bake.verb')).toMatchObject({ version: 1, state: 'retired' });
  expect(await count('curriculum_items where offered_hash <> library_hash')).toBe(2);
  const { rows } = await opened.pool.query(
    'select name_tr, retired_at is null as "inUse", offered_hash is not null as offered from levels order by id limit 2',
  );
  expect(rows).toEqual([
    { name_tr: 'Bizim A1', inUse: true, offered: true },
    { name_tr: 'A2 · Temeller', inUse: false, offered: false },
  ]);
  expect(await count("can_do_statements where text_tr = 'Bizimki' and offered_hash is not null")).toBe(1);
});

it('library › retires items whose files were removed, with their questions, and restores them when the files return', async () => {
  await load();
  const path = join(root, 'readings/a1/the-oven.md');
  const text = readFileSync(path);
  rmSync(path);
  rmSync(join(root, 'scenarios/a1-home.yaml'));
  edit('levels/a1.yaml', 'id: a1-can-12', 'id: a1-can-13');
  await load();
  expect(logged[0]).toMatchObject({ retired: 7 });
  expect(await item('reading', 'the-oven')).toMatchObject({ state: 'retired' });
  expect(await curriculum().questionsOf('reading', 'the-oven')).toEqual([]);
  const scenarios = await loadScenarios(opened.db);
  expect(scenarios.cards()).toEqual([]);
  expect(scenarios.find('a1-home')?.id).toBe('a1-home');
  const [a1] = await createLevelsService(opened.db).list();
  expect(a1?.canDo.map(({ id }) => id).slice(-2)).toEqual(['a1-can-11', 'a1-can-13']);

  writeFileSync(path, text);
  await load();
  expect(logged[0]).toMatchObject({ added: 0, changed: 0, revived: 6 });
  expect(await curriculum().questionsOf('reading', 'the-oven')).toHaveLength(5);
  expect(await item('reading', 'the-oven')).toMatchObject({ version: 1, state: 'published' });
});

it('library › reports an invalid file at every start and does not retire the items published from it', async () => {
  await load();
  writeFileSync(join(root, 'words/a1/food.yaml'), Uint8Array.from([0x6c, 0xff, 0xfe]));
  edit('clozes/a1/articles.yaml', 'id: a1-engineer', 'id: a1-nurse');
  edit('readings/a1/the-oven.md', 'evidence: It opens at six.', 'evidence: It opens at ten.');
  edit('placement/a1.yaml', 'skill: grammar', 'skill: grammar\n    nonsense: 1');
  edit('function-words.yaml', 'it: o\n', 'it: onu\n');
  await load();
  const named = errors();
  expect(named.map(({ file }) => file)).toEqual([
    'words/a1/food.yaml',
    'clozes/a1/articles.yaml',
    'placement/a1.yaml',
    'readings/a1/the-oven.md',
  ]);
  expect(named[1]).toMatchObject({ item: 'a1-nurse', reason: expect.stringContaining('used in') });
  expect(named[2]?.reason).toContain('nonsense');
  expect(named[3]).toMatchObject({ item: 'the-oven.when', reason: expect.stringContaining('evidence') });
  expect(await item('word', 'bread.noun')).toMatchObject({ state: 'published', version: 1 });
  expect(await item('cloze', 'a1-engineer')).toMatchObject({ state: 'published', version: 1 });
  expect(await item('question', 'the-oven.when')).toMatchObject({ state: 'published', version: 1 });
  expect(await item('function-word', 'it')).toMatchObject({ version: 2, body: { tr: 'onu' } });

  await load();
  expect(read).not.toHaveBeenCalled();
  expect(errors()).toEqual(named);
});

it('library › leaves the stored items unchanged when the library folder is missing or cannot be read', async () => {
  await load();
  const before = await curriculum().counts();
  logged = [];
  await loadLibrary({ db: opened.db, log, clock, root: join(root, 'nowhere') });
  expect(logged.map(({ msg }) => msg)).toEqual(['the library folder is missing or empty; nothing is loaded']);
  read.mockImplementationOnce(() => {
    throw new Error('simulated error of the library reader');
  });
  edit('function-words.yaml', 'it: o', 'it: onu');
  logged = [];
  await loadLibrary({ db: opened.db, log, clock, root, read });
  expect(logged.map(({ msg }) => msg)).toEqual(['the library could not be loaded']);
  expect(await curriculum().counts()).toEqual(before);
});

it('library › retires no item when all files of one item kind are missing', async () => {
  await load();
  const before = await curriculum().counts();
  for (const folder of ['readings', 'words', 'levels']) rmSync(join(root, folder), { recursive: true });
  await load();
  expect(errors().map(({ item: kind }) => kind)).toEqual(['word', 'reading', 'can-do']);
  expect(await curriculum().counts()).toEqual(before);
  expect((await createLevelsService(opened.db).list())[0]?.canDo).toHaveLength(12);
});

it('library › is loaded only once when two processes start at the same time', async () => {
  const other = openDatabase(database.url, pino({ level: 'silent' }), 2);
  read.mockClear();
  await Promise.all([opened.db, other.db].map((db) => loadLibrary({ db, log, clock, root, read })));
  await other.close();
  expect(read).toHaveBeenCalledTimes(1);
  expect(errors()).toEqual([]);
  expect(await count('library_loads')).toBe(1);
  expect(await count('curriculum_versions')).toBe(35);
});

it('curriculum › lists published items by level, topic and error code, and questions in the author’s order', async () => {
  await load();
  const { published, questionsOf } = curriculum();
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  expect(ids(await published('word', { levelId: 'A1', topic: 'food' }))).toEqual([
    'bake.verb',
    'bread.noun',
    'like.verb',
  ]);
  expect(await published('word', { levelId: 'A2' })).toEqual([]);
  expect(await published('word', { topic: 'city' })).toEqual([]);
  expect(ids(await published('cloze', { codes: ['missing-article', 'other'] }))).toEqual(['a1-nurse']);
  expect(await published('cloze', { codes: ['other'] })).toEqual([]);
  expect(ids(await questionsOf('reading', 'the-oven'))).toEqual(
    ['who', 'what', 'where', 'when', 'why'].map((id) => `the-oven.${id}`),
  );
  await opened.pool.query("update curriculum_items set state = 'draft' where id = 'the-oven.who'");
  expect(await questionsOf('reading', 'the-oven')).toHaveLength(4);
  expect(await curriculum().coverage()).toContainEqual({ kind: 'question', levelId: 'A1', published: 8 });
});

it('library › loads without errors from the files that Pratik ships', async () => {
  const shipped = readLibrary();
  await loadLibrary({ db: opened.db, log, clock, read: () => shipped });
  expect(errors().length).toBeGreaterThanOrEqual(shipped.errors.length);
  const { words, readings, listenings, clozes, writingPrompts, placementItems, scenarios, levels } =
    shipped.library;
  const published = await curriculum().counts();
  const total = (kind: ItemKind) =>
    published.filter((row) => row.kind === kind).reduce((sum, { count: n }) => sum + n, 0);
  expect({
    words: total('word'),
    readings: total('reading'),
    listenings: total('listening'),
    clozes: total('cloze'),
    prompts: total('writing-prompt'),
    placement: total('placement-item'),
    scenarios: total('scenario'),
    levels: await count('levels where library_hash is not null'),
  }).toEqual({
    words: words.length,
    readings: readings.length,
    listenings: listenings.length,
    clozes: clozes.length,
    prompts: writingPrompts.length,
    placement: placementItems.length,
    scenarios: scenarios.length,
    levels: levels.length,
  });
  const questions = shipped.library.questions.length;
  const refused = errors().length - shipped.errors.length;
  expect(total('question')).toBe(questions - refused);
  expect((await loadScenarios(opened.db)).cards().length).toBeGreaterThan(0);
});
