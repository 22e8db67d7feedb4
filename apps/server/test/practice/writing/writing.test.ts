import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { ProblemDocument } from '@pratik/contract/problems';
import { type DraftNow, draftMaxLength, type getModelAnswers, type Piece } from '@pratik/contract/writing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Learner, lastOf, saving, startWritingApp, type WritingApp } from './writing.fixture.ts';

let app: WritingApp;
let ayse: Learner;
beforeAll(async () => {
  app = await startWritingApp();
});
afterAll(() => app.app.close());
beforeEach(async () => {
  const { clock } = app.app;
  // Moves the clock to 12:00 in Istanbul on a new day before each test.
  const day = Math.floor(clock.now().getTime() / 86_400_000 + 2);
  clock.set(new Date(day * 86_400_000 + 9 * 3_600_000).toISOString());
  ayse = await app.addLearner();
});

const story =
  'My sister is nurse. She lives in a small house and she works at night. I see her on Sunday mornings.';
const save = (who: Learner, body: object) => app.post<DraftNow & ProblemDocument>(who, 'save-draft', body);
const practised = (who: Learner) =>
  app.rows(
    `select day::text, learner_words as words, learner_turns as turns, active_ms::int as ms
     from activity_days where user_id = $1 and kind = 'writing' order by day`,
    [who.id],
  );

describe('list of writing prompts', () => {
  it('shows the prompts of the user’s level first, and today’s prompt with the error codes that it practises', async () => {
    const { pool } = app.app.database;
    await pool.query(
      `insert into error_counts (user_id, week, code, count) values ($1, date_trunc('week', $2::timestamptz), 'missing-article', 3)`,
      [ayse.id, app.app.clock.now()],
    );
    const offered = await app.choices(ayse);
    expect(offered).toMatchObject({ ownLevel: 'A1', level: 'A1', nearestLevel: null, begun: [] });
    const card = {
      id: 'a1-my-room',
      title: { tr: 'Odam', en: 'My room' },
      levelId: 'A1',
      genre: 'description',
      words: { least: 40, most: 70 },
      state: 'new',
      practises: ['missing-article'],
    };
    expect(offered.prompts).toEqual([card]);
    expect(offered.today).toEqual({ done: false, prompt: card });
  });

  it('names the nearest level with prompts when the chosen level has none, and shows level A2 to a user without a level', async () => {
    const high = await app.addLearner('C1');
    const offered = await app.choices(high);
    expect(offered).toMatchObject({ level: 'C1', prompts: [], nearestLevel: 'A1' });
    expect(offered.today.prompt?.id).toBe('a1-my-room');
    await app.rows('update users set level_id = null where id = $1', [ayse.id]);
    expect(await app.choices(ayse)).toMatchObject({ ownLevel: null, level: 'A2', nearestLevel: 'A1' });
  });

  it('replaces today’s prompt only when the prompt is retired, and not when the user gets new corrections', async () => {
    await app.addPrompt('b2-first', ['modal'], 'B2');
    await app.addPrompt('b2-second', ['negation'], 'B2');
    const learner = await app.addLearner('B2');
    const chosen = (await app.choices(learner)).today.prompt?.id;
    const other = chosen === 'b2-first' ? 'negation' : 'modal';
    await app.rows(
      `insert into error_counts (user_id, week, code, count) values ($1, date_trunc('week', $2::timestamptz), $3, 9)`,
      [learner.id, app.app.clock.now(), other],
    );
    app.app.clock.advance(3600);
    expect((await app.choices(learner)).today.prompt?.id).toBe(chosen);
    await app.rows(`update curriculum_items set state = 'retired' where id = $1`, [chosen]);
    expect((await app.choices(learner)).today.prompt?.id).not.toBe(chosen);
    await app.rows(`delete from curriculum_versions where id like 'b2-%' and kind = 'writing-prompt'`);
    await app.rows(`delete from curriculum_items where id like 'b2-%' and kind = 'writing-prompt'`);
  });

  it('contains no texts of other users, which also cannot be opened, saved or submitted', async () => {
    const piece = await app.start(ayse);
    const isil = await app.addLearner();
    const draft = lastOf(piece);
    expect((await app.get(isil, piece.id)).status).toBe(404);
    expect((await save(isil, { ...saving(draft), text: 'mine now' })).status).toBe(404);
    expect((await app.submit(isil, piece, story)).status).toBe(404);
    const wish = { pieceId: piece.id, draftId: randomUUID() };
    expect((await app.post(isil, 'revise', wish)).status).toBe(404);
    expect((await app.post(isil, 'discard', { draftId: draft.id })).status).toBe(200);
    // A request with the id of another user’s piece starts no new piece.
    expect((await app.post(isil, 'start', { ...wish, promptId: null })).status).toBe(404);
    expect((await app.get(ayse, piece.id)).body).toEqual(piece);
    const answer = await app.app.send('GET', '/api/private/writing/choices');
    expect(answer.statusCode).toBe(401);
  });
});

describe('draft of a text', () => {
  it('is created once when ten requests start it simultaneously', async () => {
    const learner = await app.addLearner();
    const begun = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.post(learner, 'start', { pieceId: randomUUID(), draftId: randomUUID(), promptId: null }),
      ),
    );
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1);
    const stored = await app.rows('select id from writings where user_id = $1', [learner.id]);
    expect(stored).toHaveLength(1);
  });

  it('can be started and continued on any device, with a prompt or on a topic that the learner chooses', async () => {
    const piece = await app.start(ayse);
    expect(piece.prompt).toMatchObject({ id: 'a1-my-room', retired: false, words: { least: 40, most: 70 } });
    expect(piece.drafts).toMatchObject([{ number: 1, text: '', revision: 0, submittedAt: null }]);
    expect((await app.start(ayse)).id).toBe(piece.id);
    const [one, two] = await Promise.all([app.start(ayse, null), app.start(ayse, null)]);
    expect(one.prompt).toBeNull();
    expect((await app.start(ayse, null, one.id)).id).toBe(one.id);
    expect(two.prompt).toBeNull();
    expect((await app.post(ayse, 'start', { ...ids(), promptId: 'no-such' })).status).toBe(404);
  });

  it('is saved while the learner types, together with the time spent writing', async () => {
    const piece = await app.start(ayse);
    const first = await save(ayse, { ...saving(lastOf(piece)), text: 'My room', resumed: true });
    expect(first.body).toMatchObject({ text: 'My room', revision: 1 });
    app.app.clock.advance(20);
    const draft = { id: lastOf(piece).id, revision: 1 };
    expect((await save(ayse, { ...saving(draft), text: 'My room is ' })).body.revision).toBe(2);
    const [day] = await practised(ayse);
    expect(day).toMatchObject({ words: 0, turns: 0, ms: 20_000 });
    expect((await app.get(ayse, piece.id)).body.drafts[0]).toMatchObject({ text: 'My room is ', words: 3 });
    const { begun, prompts } = await app.choices(ayse);
    expect(begun).toMatchObject([{ id: piece.id, excerpt: 'My room is', words: 3 }]);
    expect(prompts[0]?.state).toBe('begun');
  });

  it('is saved once when the same save is sent twice', async () => {
    const piece = await app.start(ayse);
    const given = { ...saving(lastOf(piece)), text: 'Twice' };
    expect((await save(ayse, given)).body.revision).toBe(1);
    expect((await save(ayse, given)).body.revision).toBe(1);
  });

  it('can be saved again by a device that did not receive the response to its last save', async () => {
    const draft = lastOf(await app.start(ayse));
    const lost = saving(draft);
    await save(ayse, { ...lost, text: 'The answer to this was lost' });
    const next = { ...saving(draft, [lost.saveId]), text: 'The answer to this was lost, so on I type' };
    expect((await save(ayse, next)).body).toMatchObject({ revision: 2 });
    // A late copy of the lost save arrives and changes nothing.
    const late = await save(ayse, { ...lost, saveId: randomUUID(), text: 'late' });
    expect(late.status).toBe(409);
  });

  it('is not overwritten by a save of an older version, and the conflict response contains the current draft', async () => {
    const piece = await app.start(ayse);
    const draft = lastOf(piece);
    await save(ayse, { ...saving(draft), text: 'From the phone' });
    const refused = await save(ayse, { ...saving(draft), text: 'From the laptop' });
    expect(refused.status).toBe(409);
    expect(refused.body.type).toBe('/problems/conflict');
    expect(refused.body.current).toMatchObject({
      revision: 1,
      changedBy: { id: ayse.id },
      present: { text: 'From the phone', revision: 1, submittedAt: null },
    });
    const chosen = await save(ayse, { ...saving({ ...draft, revision: 1 }), text: 'From the laptop' });
    expect(chosen.body).toMatchObject({ text: 'From the laptop', revision: 2 });
    expect((await app.submit(ayse, piece, 'Older still')).status).toBe(409);
  });

  it('can be deleted until the learner submits it', async () => {
    const piece = await app.start(ayse);
    await app.post(ayse, 'discard', { draftId: lastOf(piece).id });
    await app.post(ayse, 'discard', { draftId: lastOf(piece).id });
    expect((await app.get(ayse, piece.id)).status).toBe(404);
  });

  it('is rejected with a field error when its text is invalid', async () => {
    const piece = await app.start(ayse);
    for (const text of ['   ', 'x'.repeat(10_001), 'a\u0000b']) {
      const refused = await app.submit(ayse, piece, text);
      expect(refused.status).toBe(400);
      expect((refused.body as unknown as ProblemDocument).errors).toMatchObject([{ pointer: '/text' }]);
    }
    // A text that is too long to be submitted can still be stored as a draft.
    const long = 'word '.repeat(2500);
    expect((await save(ayse, { ...saving(lastOf(piece)), text: long })).body.text).toBe(long);
    expect((await save(ayse, { ...saving(lastOf(piece)), text: 'x'.repeat(30_001) })).status).toBe(400);
  });
});

const ids = () => ({ pieceId: randomUUID(), draftId: randomUUID() });
const evidenceOf = (who: Learner) => app.rows('select * from skill_evidence where user_id = $1', [who.id]);

describe('size of a draft', () => {
  it('is limited to 30,000 characters, and a longer text leaves the draft unchanged', async () => {
    const piece = await app.start(ayse);
    const most = `${'a '.repeat(draftMaxLength / 2 - 1)}ab`;
    const saved = await save(ayse, { ...saving(lastOf(piece)), text: most });
    expect([most.length, saved.status]).toEqual([30_000, 200]);
    const stored = lastOf((await app.get(ayse, piece.id)).body);
    const refused = await save(ayse, { ...saving(stored), text: `${most}c` });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ pointer: '/text', code: 'too-long', params: { most: 30_000 } }],
    ]);
    expect(lastOf((await app.get(ayse, piece.id)).body)).toMatchObject({
      text: most,
      revision: stored.revision,
      submittedAt: null,
    });
  });
});

describe('submitted text', () => {
  const send = async (who: Learner, text = story): Promise<Piece> => {
    const piece = await app.start(who);
    const sent = await app.submit(who, piece, text);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    return sent.body;
  };

  it('shows its corrections, a level estimate and one error code to work on when it has been checked', async () => {
    const sent = await send(ayse);
    expect(lastOf(sent)).toMatchObject({ text: story, words: 21, assessment: null, focus: null });
    expect(['waiting', 'processing', 'done']).toContain(lastOf(sent).feedback?.state);
    await app.processed(lastOf(sent));
    const draft = lastOf((await app.get(ayse, sent.id)).body);
    const [correction] = draft.feedback?.corrections ?? [];
    expect(correction).toMatchObject({ code: 'missing-article', start: 13, end: 18 });
    expect(draft.focus).toEqual({ code: 'missing-article', correctionIds: [correction?.id] });
    expect(draft.assessment).toMatchObject({
      kind: 'estimate',
      task: { words: 21, bounds: { least: 40, most: 70 } },
      accuracy: { corrections: 1 },
    });
    const messageReview = await app.call<{ messages: { source: string; userId: string }[] }>(
      app.administrator,
      'POST',
      'message-process/list',
      { source: 'writing' },
    );
    expect(messageReview.body.messages[0]).toMatchObject({ source: 'writing', userId: ayse.id });
  });

  it('is counted once in the statistics, even when it is submitted, checked and disputed several times', async () => {
    const piece = await app.start(ayse);
    const given = { ...saving(lastOf(piece)), text: story };
    for (const _ of [1, 2, 3]) expect((await app.post(ayse, 'submit', given)).status).toBe(200);
    const draft = lastOf(piece);
    await app.processed(draft);
    expect(await practised(ayse)).toMatchObject([{ words: 21, turns: 1 }]);
    expect(await app.rows('select id from messages where user_id = $1', [ayse.id])).toHaveLength(1);
    expect(await evidenceOf(ayse)).toHaveLength(1);
    await app.call(app.administrator, 'POST', 'message-process/retry', { ids: [draft.id] });
    await app.processed(draft);
    expect(await evidenceOf(ayse)).toHaveLength(1);

    const [correction] = lastOf((await app.get(ayse, piece.id)).body).feedback?.corrections ?? [];
    const dispute = { correctionId: correction?.id, disputed: true };
    expect((await app.call(ayse, 'POST', 'chat/dispute-correction', dispute)).status).toBe(200);
    expect(lastOf((await app.get(ayse, piece.id)).body)).toMatchObject({
      feedback: { state: 'needs-review' },
      focus: null,
      assessment: { accuracy: { corrections: 0 } },
    });
    // The draft is already submitted, so a submission with another text leads to a conflict.
    const other = await app.post<ProblemDocument>(ayse, 'submit', { ...given, text: 'Another text' });
    expect(other.status).toBe(409);
    const present = other.body.current?.present as DraftNow;
    expect(present.submittedAt).not.toBeNull();
  });

  it('is counted for the day on which it was submitted, even when it was written before midnight', async () => {
    const planned = async () => {
      const path = 'progress/learner-dashboard';
      const { body } = await app.call<{ plan: { kind: string }[] }>(ayse, 'GET', path);
      return body.plan.find(({ kind }) => kind === 'writing');
    };
    // Without units and texts, the plan contains the writing prompt of the level.
    await app.rows(
      `update curriculum_items set state = 'retired' where kind in ('unit', 'reading', 'listening')`,
    );
    const piece = await app.start(ayse);
    await save(ayse, { ...saving(lastOf(piece)), text: 'Begun' });
    const before = await app.choices(ayse);
    expect(before.today.done).toBe(false);
    // Moves the clock to 00:30 of the next day in Istanbul.
    app.app.clock.advance(12.5 * 3600);
    const stored = { ...piece, drafts: [{ ...lastOf(piece), revision: 1 }] };
    expect(await planned()).toMatchObject({
      done: false,
      count: 1,
      next: { id: 'a1-my-room', title: 'Odam' },
    });
    expect((await app.submit(ayse, stored, story)).status).toBe(200);
    expect(await planned()).toMatchObject({ done: true, next: { id: 'a1-my-room' } });
    const days = await practised(ayse);
    expect(days.map(({ turns }) => turns)).toEqual([0, 1]);
    expect((await app.choices(ayse)).today.done).toBe(true);
    app.app.clock.advance(86_400);
    expect((await app.choices(ayse)).today.done).toBe(false);
  });

  it('can be completed after its prompt is retired, but the retired prompt is not offered again', async () => {
    await app.addPrompt('going');
    const piece = await app.start(ayse, 'going');
    await app.rows(`update curriculum_items set state = 'retired' where id = 'going'`);
    const there = (await app.get(ayse, piece.id)).body;
    expect(there.prompt).toMatchObject({ id: 'going', retired: true });
    expect((await app.submit(ayse, there, story)).status).toBe(200);
    expect((await app.post(ayse, 'start', { ...ids(), promptId: 'going' })).status).toBe(404);
    await app.rows(`delete from curriculum_versions where id = 'going'`);
    await app.rows(`delete from curriculum_items where id = 'going'`);
  });

  it('is preserved, and the failure is reported, when the check fails', async () => {
    const sent = await send(ayse);
    await app.processed(lastOf(sent));
    await app.rows(`update messages set state = 'failed' where id = $1`, [lastOf(sent).id]);
    const draft = lastOf((await app.get(ayse, sent.id)).body);
    expect(draft).toMatchObject({ text: story, feedback: { state: 'failed' }, assessment: null });
    expect((await app.list(ayse)).pieces[0]).toMatchObject({ corrections: null, level: null });
  });

  it('has a stored level, which is calculated again when a correction is disputed', async () => {
    const sent = await send(ayse);
    await app.processed(lastOf(sent));
    const { level } = (await app.list(ayse)).pieces[0] ?? {};
    expect(level).toMatch(/^[ABC]/);
    const { id } = lastOf(sent);
    await app.rows(`update writing_drafts set level = 'C1' where id = $1`, [id]);
    expect((await app.list(ayse)).pieces[0]).toMatchObject({ level: 'C1', corrections: 1, checked: 'open' });
    await app.rows('update corrections set disputed = true where message_id = $1', [id]);
    const { pieces } = await app.list(ayse);
    expect(pieces[0]?.corrections).toBe(0);
    expect(pieces[0]?.level).not.toBe('C1');
  });

  it('can be revised in a new draft, of which only the additional words are counted, and which does not change the ability a second time', async () => {
    const sent = await send(ayse);
    await app.processed(lastOf(sent));
    const draftId = randomUUID();
    const wish = { pieceId: sent.id, draftId };
    const opened = (await app.post(ayse, 'revise', wish)).body;
    expect(opened.drafts).toMatchObject([
      { number: 1 },
      { id: draftId, number: 2, text: story, revision: 0 },
    ]);
    // Repeated requests return the same open draft, even from another device.
    expect((await app.post(ayse, 'revise', wish)).body.drafts).toHaveLength(2);
    const elsewhere = (await app.post(ayse, 'revise', { ...wish, draftId: randomUUID() })).body;
    expect(elsewhere.drafts.at(-1)?.id).toBe(draftId);
    const better = `${story.replace('nurse', 'a doctor')} We drink tea.`;
    const again = (await app.submit(ayse, opened, better)).body;
    await app.processed(lastOf(again));
    expect(await practised(ayse)).toMatchObject([{ words: 21 + 4, turns: 2 }]);
    expect(await evidenceOf(ayse)).toHaveLength(1);
    const { pieces, total } = await app.list(ayse);
    expect(total).toBe(1);
    expect(pieces[0]).toMatchObject({ id: sent.id, drafts: 2, corrections: 0, words: 25 });
    // Discarding a draft does not change the submitted drafts.
    const third = (await app.post(ayse, 'revise', { ...wish, draftId: randomUUID() })).body;
    await app.post(ayse, 'discard', { draftId: lastOf(third).id });
    expect((await app.get(ayse, sent.id)).body.drafts).toHaveLength(2);
    expect((await app.choices(ayse)).prompts[0]?.state).toBe('written');
  });
});

describe('model answers to a writing prompt', () => {
  const models = (who: Learner, pieceId: string) =>
    app.call<AnswerOf<typeof getModelAnswers>>(who, 'GET', `writing/model-answers?pieceId=${pieceId}`);

  it('are hidden until the learner has submitted a draft, whereas the checklist is shown before', async () => {
    const piece = await app.start(ayse);
    const before = await models(ayse, piece.id);
    expect(before.body.models).toBeNull();
    expect(before.body.checklist.map(({ en }) => en)).toEqual([
      'Do you use there is?',
      'Are the prepositions right?',
      'Do adjectives stand before nouns?',
    ]);
    await app.submit(ayse, piece, story);
    const { body } = await models(ayse, piece.id);
    expect(body.models).toMatchObject({
      own: 'My room is small and white. There is a bed and a table in it.',
      higher: expect.stringContaining('a big window'),
    });
    expect(body.models?.notice).toHaveLength(3);
  });

  it('are missing for a piece without a prompt, and are not found for a piece of another learner', async () => {
    const free = await app.start(ayse, null);
    expect(await models(ayse, free.id)).toMatchObject({ status: 200, body: { checklist: [], models: null } });
    const other = await app.addLearner();
    expect((await models(other, free.id)).status).toBe(404);
  });
});
