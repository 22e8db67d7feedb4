import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '@pratik/content/read/read-library';
import type { Question } from '@pratik/contract/question';
import type { QuestionRow } from '@pratik/contract/question-list';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createItemStatistics } from '../../../src/curriculum/editing/statistics/stats.service.ts';
import { loadLibrary } from '../../../src/curriculum/library/library.service.ts';
import { createReadingAnswers } from '../../../src/practice/reading/reading-answers.service.ts';
import { startTestApp, type TestApp, testLibrary } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let other: Session;
let learner: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  other = await addAndSignIn(app, admin, { name: 'Bora', surname: 'Su', role: 'admin' });
  learner = await addAndSignIn(app, admin, { levelId: 'A1' });
});
afterAll(() => app.close());

const post = (path: string, body: object, session = admin) =>
  app.send('POST', `/api/private/question/${path}`, { token: session.token, body });
const get = (path: string, query: Record<string, string>, session = admin) =>
  app.send('GET', `/api/private/question/${path}?${new URLSearchParams(query)}`, { token: session.token });
const done = async <Answer>(path: string, body: object, session = admin): Promise<Answer> => {
  const answer = await post(path, body, session);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const item = async (kind: string, id: string): Promise<Question> => {
  const answer = await get('get-by-id', { kind, id });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Question>();
};
const list = (body: object = {}) =>
  done<{ questions: QuestionRow[]; total: number }>('list', { size: 100, ...body });
const ids = async (body: object) => (await list(body)).questions.map(({ id }) => id);
const save = (question: Question, change: object, session = admin) =>
  post(
    'save',
    {
      kind: question.kind,
      id: question.id,
      revision: question.revision,
      levelId: question.levelId,
      topic: question.topic,
      draft: { ...question.draft, ...change },
    },
    session,
  );
const errorsOf = (answer: { json(): { errors?: { pointer: string; code: string }[] } }) =>
  answer.json().errors;

it('question calls › reject callers who are not administrators', async () => {
  for (const path of [
    'list',
    'export',
    'save',
    'add',
    'set-state',
    'import-check',
    'import-apply',
    'near-duplicates',
  ]) {
    expect((await post(path, {}, learner)).statusCode).toBe(403);
  }
  expect((await get('get-by-id', { kind: 'question', id: 'the-oven.who' }, learner)).statusCode).toBe(403);
  expect((await app.send('POST', '/api/private/question/list', { body: {} })).statusCode).toBe(401);
});

describe('question list', () => {
  it('contains every item kind that administrators can write, and no scenarios or function words', async () => {
    const { questions, total } = await list();
    expect(total).toBe(questions.length);
    expect(new Set(questions.map(({ group }) => group))).toEqual(
      new Set([
        'reading-question',
        'listening-question',
        'cloze',
        'placement-item',
        'writing-prompt',
        'word',
        'reading',
        'listening',
      ]),
    );
    expect(questions.find(({ id }) => id === 'the-oven.who')).toMatchObject({
      kind: 'question',
      title: 'Who wakes first?',
      levelId: 'A1',
      parent: { kind: 'reading', id: 'the-oven', title: 'The oven' },
      state: 'published',
      answers: 0,
      rightShare: null,
      updatedBy: null,
    });
  });

  it('combines the filters for text, kind, level, topic and state', async () => {
    expect(await ids({ textFilter: 'WARM bread', groupFilter: 'reading-question' })).toEqual([
      'the-oven.what',
    ]);
    expect(await ids({ textFilter: 'KAPICI' })).toEqual(['the-oven']);
    for (const textFilter of ["Ankara'da", 'Ankara’da'])
      expect(await ids({ textFilter })).toEqual(['a1-nurse']);
    // The text filter does not search the names of fields.
    expect(await ids({ textFilter: 'paragraphs' })).toEqual([]);
    expect(await ids({ groupFilter: 'reading', levelFilter: 'A2' })).toEqual(['no-milk']);
    expect(await ids({ groupFilter: 'word', topicFilter: 'city' })).toEqual([]);
    expect(await ids({ stateFilter: 'draft' })).toEqual([]);
    expect(await ids({ flagged: true })).toEqual([]);
  });

  it('sorts the items and returns them in pages', async () => {
    const titles = async (order: string) =>
      (await list({ groupFilter: 'word', sort: 'title', order })).questions.map(({ title }) => title);
    expect(await titles('asc')).toEqual(['bake', 'bread', 'like']);
    expect(await titles('desc')).toEqual(['like', 'bread', 'bake']);
    expect(await ids({ groupFilter: 'word', sort: 'title', order: 'asc', page: 1, size: 2 })).toEqual([
      'like.verb',
    ]);
  });

  it('sorts by the share of correct answers, with unanswered items last', async () => {
    const share = (id: string, right: number | null) =>
      app.database.pool.query('update curriculum_items set right_share = $2 where id = $1', [id, right]);
    const all = await ids({ groupFilter: 'word', sort: 'title', order: 'asc' });
    const [first = '', , third = ''] = all;
    await share(first, 0.9);
    await share(third, 0.2);
    expect(await ids({ groupFilter: 'word', sort: 'rightShare', order: 'asc' })).toEqual([
      third,
      first,
      all[1],
    ]);
    for (const id of all) await share(id, null);
  });
});

describe('saving an edited question', () => {
  it('creates a new version for learners, and the old version can still be read', async () => {
    const before = await item('question', 'the-oven.when');
    const answer = await save(before, { ask: 'When does the oven open?' });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = answer.json<Question>();
    expect(after).toMatchObject({ version: 2, title: 'When does the oven open?', updatedBy: 'Ayşe Yılmaz' });
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.versions.map(({ version, madeBy }) => [version, madeBy])).toEqual([
      [2, 'Ayşe Yılmaz'],
      [1, null],
    ]);
    expect(after.changes[0]).toMatchObject({ action: 'edited', by: 'Ayşe Yılmaz', version: 2 });
    const old = await get('version', { kind: 'question', id: 'the-oven.when', version: '1' });
    expect(old.json().draft.ask).toBe('When does it open?');
    const audit = await app.database.pool.query(
      "select detail from audit_log where action = 'question.edit'",
    );
    expect(audit.rows).toEqual([{ detail: { version: 2 } }]);
  });

  it('reports each invalid field, with a message in Turkish', async () => {
    const question = await item('question', 'the-oven.what');
    const answer = await save(question, {
      ask: ' ',
      wrong: ['warm bread', 'the bus'],
      evidence: 'She likes cold bread.',
    });
    expect(answer.statusCode).toBe(400);
    expect(errorsOf(answer)).toEqual([
      { pointer: '/draft/ask', code: 'required' },
      { pointer: '/draft/wrong/0', code: 'option-twice' },
      { pointer: '/draft/evidence', code: 'evidence-not-in-text' },
    ]);
    expect((await item('question', 'the-oven.what')).version).toBe(1);
  });

  it('reports a conflict with the other administrator’s changes when two administrators save simultaneously', async () => {
    const opened = await item('cloze', 'a1-engineer');
    expect((await save(opened, { tr: 'Abim mühendis.' }, other)).statusCode).toBe(200);
    const refused = await save(opened, { tr: 'Erkek kardeşim bir mühendis.' });
    expect(refused.statusCode).toBe(409);
    const { type, current } = refused.json();
    expect(type).toBe('/problems/conflict');
    expect(current).toMatchObject({
      changedBy: { name: 'Bora Su' },
      present: { draft: { tr: 'Abim mühendis.' } },
    });
    const again = await post('save', {
      kind: 'cloze',
      id: 'a1-engineer',
      revision: current.revision,
      levelId: 'A1',
      topic: null,
      draft: { ...opened.draft, tr: 'Erkek kardeşim bir mühendis.' },
    });
    expect(again.json<Question>().version).toBe(3);
  });

  it('changes the level of a text together with the level of its questions, and creates no version when nothing has changed', async () => {
    const text = await item('reading', 'no-milk');
    const same = (await save(text, {})).json<Question>();
    expect(same).toMatchObject({ version: 1, updatedBy: 'Ayşe Yılmaz' });
    const moved = await post('save', {
      kind: 'reading',
      id: 'no-milk',
      revision: same.revision,
      levelId: 'B1',
      topic: same.topic,
      draft: same.draft,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const levels = await list({ groupFilter: 'reading-question', levelFilter: 'B1' });
    expect(levels.total).toBe(moved.json<Question>().questions.length);
  });

  it('reports each question whose evidence the edited text no longer contains', async () => {
    const text = await item('reading', 'the-oven');
    const draft = text.draft as { text: string };
    await save(text, { text: draft.text.replace('She walks to the oven.', 'She runs to the oven.') });
    const { questions } = await item('reading', 'the-oven');
    expect(questions.filter(({ error }) => error !== null)).toEqual([
      expect.objectContaining({ id: 'the-oven.where', error: 'evidence-not-in-text' }),
    ]);
  });

  it('returns 404 for an unknown item or version', async () => {
    expect((await get('get-by-id', { kind: 'question', id: 'nowhere' })).statusCode).toBe(404);
    expect((await get('version', { kind: 'cloze', id: 'a1-nurse', version: '9' })).statusCode).toBe(404);
    expect((await get('get-by-id', { kind: 'scenario', id: 'a1-home' })).statusCode).toBe(400);
  });
});

describe('adding a question', () => {
  const question = {
    kind: 'question',
    textKind: 'reading',
    textId: 'the-oven',
    ask: 'Is the door closed?',
    right: 'True',
    wrong: ['False'],
    evidence: 'The door is closed.',
    why: 'Metinde kapının kapalı olduğu yazıyor.',
  };

  it('creates one draft that learners cannot see, even when the request is repeated', async () => {
    const body = { key: 'q-door', levelId: null, topic: null, draft: question };
    const made = await done<Question>('add', body);
    expect(made).toMatchObject({
      id: 'the-oven.q-door',
      state: 'draft',
      levelId: 'A1',
      version: 1,
      position: 6,
    });
    expect(made.draft).toMatchObject(question);
    expect((await done<Question>('add', body)).version).toBe(1);
    const noted = await app.database.pool.query(
      "select count(*) from audit_log where action = 'question.add' and target_id = 'the-oven.q-door'",
    );
    expect(noted.rows).toEqual([{ count: 1 }]);
    const stored = await app.database.pool.query(
      "select body from curriculum_items where id = 'the-oven.q-door'",
    );
    expect(stored.rows[0].body).toMatchObject({ options: ['True', 'False'], answer: 0 });

    const asked = async () => {
      const readingId = randomUUID();
      const opened = await app.send('POST', '/api/private/reading/start', {
        token: (await addAndSignIn(app, admin, { levelId: 'A1' })).token,
        body: { readingId, textId: 'the-oven' },
      });
      return opened.json<{ questions: { id: string; options: string[] }[] }>().questions;
    };
    expect((await asked()).map(({ id }) => id)).not.toContain('the-oven.q-door');
    await done('set-state', { items: [{ kind: 'question', id: 'the-oven.q-door' }], state: 'published' });
    expect((await asked()).at(-1)).toMatchObject({ id: 'the-oven.q-door', options: ['True', 'False'] });
  });

  it('rejects an invalid question, with an error for each invalid field', async () => {
    const draft = { ...question, ask: 'Is it open?' };
    expect(errorsOf(await post('add', { key: 'q-door', levelId: null, topic: null, draft }))).toEqual([
      { pointer: '/key', code: 'id-taken' },
    ]);
    const bread = await item('word', 'bread.noun');
    const again = { ...bread.draft, tr: 'somun' };
    expect(
      errorsOf(await post('add', { key: 'word-1', levelId: 'A1', topic: 'food', draft: again })),
    ).toEqual([{ pointer: '/draft/word', code: 'word-taken' }]);
    const lost = { ...question, textId: 'nowhere' };
    expect(errorsOf(await post('add', { key: 'q-lost', levelId: null, topic: null, draft: lost }))).toEqual([
      { pointer: '/draft/textId', code: 'text-not-found' },
    ]);
    const cloze = await item('cloze', 'a1-nurse');
    const broken = { ...cloze.draft, text: 'No gap here.' };
    expect(errorsOf(await post('add', { key: 'gap-1', levelId: 'D1', topic: null, draft: broken }))).toEqual([
      { pointer: '/levelId', code: 'level-not-chosen' },
      { pointer: '/draft/text', code: 'gap-needed', params: { gap: '___' } },
    ]);
  });

  it('reports a near duplicate, unless the existing question is retired', async () => {
    const cloze = await item('cloze', 'a1-nurse');
    const draft = { ...cloze.draft, text: 'My sister is ___ nurse in Antalya.' };
    await done('add', { key: 'near-one', levelId: 'A1', topic: null, draft });
    const ask = {
      items: [
        { kind: 'cloze', id: 'near-one' },
        { kind: 'word', id: 'bread.noun' },
      ],
    };
    const { found } = await done<{ found: { id: string; near: object[] }[] }>('near-duplicates', ask);
    expect(found).toEqual([
      {
        kind: 'cloze',
        id: 'near-one',
        near: [expect.objectContaining({ id: 'a1-nurse', state: 'published' })],
      },
    ]);
    // This question has the same kind and shares some words with the near duplicate, but is a different question.
    const far = {
      ...draft,
      text: 'My sister is ___ old friend of a teacher in Berlin.',
      answers: ['an'],
      wrong: ['a', 'the'],
    };
    await done('add', { key: 'far-one', levelId: 'A1', topic: null, draft: far });
    expect(await done('near-duplicates', { items: [{ kind: 'cloze', id: 'far-one' }] })).toEqual({
      found: [],
    });
    await done('set-state', { items: [{ kind: 'cloze', id: 'a1-nurse' }], state: 'retired' });
    expect(await done('near-duplicates', ask)).toEqual({ found: [] });
    await done('set-state', { items: [{ kind: 'cloze', id: 'a1-nurse' }], state: 'published' });
  });
});

it('state of several questions › is changed in one request, which is recorded in the audit log and returns the previous states', async () => {
  const items = [
    { kind: 'word', id: 'bake.verb' },
    { kind: 'word', id: 'like.verb' },
    { kind: 'word', id: 'nowhere.noun' },
  ];
  const { changed } = await done<{ changed: object[] }>('set-state', { items, state: 'retired' }, other);
  expect(changed).toEqual(items.slice(0, 2).map((ref) => ({ ...ref, from: 'published' })));
  expect(await done('set-state', { items, state: 'retired' })).toEqual({ changed: [] });
  const { changes, state } = await item('word', 'bake.verb');
  expect({ state, last: changes[0] }).toMatchObject({
    state: 'retired',
    last: { action: 'state', toState: 'retired', by: 'Bora Su' },
  });
  const noted = await app.database.pool.query(
    "select action, detail from audit_log where target_kind = 'word' and target_id = 'bake.verb'",
  );
  expect(noted.rows).toEqual([{ action: 'question.state', detail: { from: 'published', to: 'retired' } }]);
  await done('set-state', { items, state: 'published' });
});

it('question/reorder › changes the order of the questions on a text', async () => {
  const { questions } = await item('reading', 'the-oven');
  const questionIds = questions.map(({ id }) => id).toReversed();
  const after = await done<Question>('reorder', { kind: 'reading', id: 'the-oven', questionIds });
  expect(after.questions.map(({ id }) => id)).toEqual(questionIds);
  const noted = await app.database.pool.query(
    "select count(*) from audit_log where action = 'question.reorder' and target_id = 'the-oven'",
  );
  expect(noted.rows).toEqual([{ count: 1 }]);
});

it('saving a question › rejects a draft of another item kind', async () => {
  const [cloze, word] = [await item('cloze', 'a1-nurse'), await item('word', 'bread.noun')];
  const { kind, id, revision, levelId, topic } = cloze;
  const answer = await post('save', { kind, id, revision, levelId, topic, draft: word.draft });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ pointer: '/draft/kind', code: 'kind-fixed' }],
  ]);
});

it('library update › offers the newer library version for an edited item, and stores it when an administrator accepts it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  cpSync(testLibrary, root, { recursive: true });
  const file = join(root, 'placement/a1.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('My name is Ece and I', 'My name is Nur and I'));
  const before = await item('placement-item', 'a1-she-is');
  await save(before, { text: 'My name is Ali and I ___ from İzmir.' });
  const { db } = app.database;
  const log = pino({ level: 'silent' });
  await loadLibrary({ db, log, clock: app.clock, root, read: readLibrary });
  const offered = await item('placement-item', 'a1-she-is');
  expect(offered).toMatchObject({
    draft: { text: 'My name is Ali and I ___ from İzmir.' },
    offered: { draft: { text: 'My name is Nur and I ___ from İzmir.' } },
  });
  const ref = { kind: 'placement-item', id: 'a1-she-is' };
  const taken = await done<Question>('settle-offer', { ...ref, revision: offered.revision, take: true });
  expect(taken).toMatchObject({
    version: 3,
    offered: null,
    updatedBy: null,
    draft: { text: 'My name is Nur and I ___ from İzmir.' },
  });
  expect((await post('settle-offer', { ...ref, revision: taken.revision, take: true })).statusCode).toBe(404);
  rmSync(root, { recursive: true });
});

it('question statistics › count one answer per learner, and mark questions with poor results in the list', async () => {
  const { pool } = app.database;
  const { id, version, draft } = await item('question', 'the-oven.why');
  const stored = await pool.query('select body from curriculum_items where id = $1', [id]);
  const { options, answer } = stored.rows[0].body as { options: string[]; answer: number };
  const wrong = (answer + 1) % options.length;
  // 24 learners answer the question, and six of the answers are correct. Each learner also answers a second
  // question, and answers the first question a second time.
  await pool.query(
    `with learners as (
       insert into users (id, name, surname, email, role, status, level_id, created_at)
       select gen_random_uuid(), 'Kişi', 'Sayı' || n, 'sayi-' || n || '@example.com', 'user', 'active', 'A2', now()
       from generate_series(1, 24) n returning id, surname),
     times as (
       insert into readings (id, user_id, text_id, text_version, title, level_id, words, questions, started_at,
         last_at, read_at)
       select gen_random_uuid(), id, 'the-oven', 1, 'The oven', 'A1', 20, '[]', at, at, at
       from learners cross join (values (timestamptz '2026-03-01T09:00Z'), ('2026-03-02T09:00Z')) t (at)
       where extract(day from at) = 1 or surname = 'Sayı1'
       on conflict do nothing returning id, user_id, started_at)
     insert into reading_answers (reading_id, question_id, question_version, choice, is_right, answered_at)
     select times.id, question, $2, case when is_right then $3::int else $4::int end, is_right,
       times.started_at + pause
     from times join learners on learners.id = times.user_id
     cross join lateral (values ($1, substr(surname, 5)::int <= 6, interval '8 seconds'),
       ('the-oven.who', true, interval '20 seconds')) a (question, is_right, pause)`,
    [id, version, answer, wrong],
  );
  const counted = await get('statistics', { kind: 'question', id });
  expect(counted.statusCode, counted.body).toBe(200);
  const statistics = counted.json();
  expect(statistics).toMatchObject({
    answers: 24,
    olderAnswers: 0,
    rightShare: 0.25,
    discrimination: null,
    byLevel: [{ levelId: 'A2', answers: 24, rightShare: 0.25 }],
    medianMs: 8000,
    flags: ['too-hard', 'distractor-wins'],
  });
  expect(statistics.options.find(({ right }: { right: boolean }) => right)).toMatchObject({ chosen: 6 });
  expect(await ids({ flagged: true })).toEqual([id]);
  expect((await list({ sort: 'answers' })).questions[0]).toMatchObject({
    id,
    answers: 24,
    rightShare: 0.25,
    flags: ['too-hard', 'distractor-wins'],
  });
  // A new version of a question starts without counted answers.
  const changed = await save(await item('question', id), { ...draft, ask: 'Why does Ece wait?' });
  expect(changed.json()).toMatchObject({ answers: 0, rightShare: null, flags: [] });
  expect((await get('statistics', { kind: 'question', id })).json()).toMatchObject({
    answers: 0,
    olderAnswers: 24,
  });
});

it('question statistics › are recalculated only for items that were answered since the last calculation', async () => {
  const { db, pool } = app.database;
  await pool.query("update curriculum_items set answers = 0 where id = 'the-oven.who'");
  const itemStatistics = createItemStatistics({
    db,
    log: pino({ level: 'silent' }),
    sources: [createReadingAnswers(db)],
  });
  expect(await itemStatistics.count()).toBe(2);
  expect((await item('question', 'the-oven.who')).answers).toBe(24);
  expect(await itemStatistics.count()).toBe(0);
});
