import { randomUUID } from 'node:crypto';
import type { Correction, CorrectionCode } from '@pratik/contract/feedback';
import type { MistakeCard, RepairedSentence } from '@pratik/contract/mistakes';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../src/platform/http/caller.ts';
import { type PracticeApp, startPracticeApp } from '../../practice-app.ts';

const rules: readonly [string, CorrectionCode, string][] = [
  ['nurse', 'missing-article', 'a nurse'],
  ['teacher', 'missing-article', 'a teacher'],
  ['listen music', 'missing-preposition', 'listen to music'],
  ['go school', 'missing-preposition', 'go to school'],
  ['dont', 'negation', "don't"],
  ['informations', 'countability', 'information'],
  ['more taller', 'comparatives', 'taller'],
  ['becouse', 'spelling', 'because'],
];

let broken = false;
/** A fake feedback engine that knows a few wrong words. A right form ("a nurse") is not corrected. */
const engine: FeedbackEngine = {
  name: 'scripted',
  version: '1',
  async analyse(text) {
    if (broken) throw new Error('down');
    const corrections = rules.flatMap(([wrong, code, right]): Correction[] => {
      const start = text.indexOf(wrong);
      if (start < 0 || (!wrong.includes(right) && text.includes(right))) return [];
      return [
        {
          code,
          start,
          end: start + wrong.length,
          replacements: [right],
          source: 'transfer-grammar',
          confidence: 0.9,
          explanation: { tr: `${code} açıklaması`, en: `${code} explained` },
        },
      ];
    });
    return { corrections: corrections.toSorted((a, b) => a.start - b.start) };
  },
  close: async () => {},
};

let app: PracticeApp;
let admin: SignedInUser;
let learner: SignedInUser;
beforeAll(async () => {
  app = await startPracticeApp({ engine, worker: false });
  admin = await app.users.add({ name: 'Derya', surname: 'Koç', role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  broken = false;
  app.clock.set('2026-03-10T09:00:00Z');
  learner = await app.users.add();
});

const never = new AbortController().signal;
const say = async (text: string, who = learner) => {
  const id = randomUUID();
  const message = { id, source: 'chat' as const, conversationId: null, text, at: app.clock.now() };
  await app.db.transaction().execute((tx) => app.processing.enqueueMessage(tx, who, message));
  await app.worker.process(id, never);
  const feedback = (await app.processing.feedbackOf([id])).get(id);
  return { id, corrections: feedback?.corrections ?? [] };
};
const session = async (body: object = {}, who = learner) =>
  (await app.call(who, 'mistakes/session', body)).body;
const cards = async (who = learner): Promise<MistakeCard[]> => (await session({}, who)).cards;
const reply = (
  card: Pick<MistakeCard, 'id' | 'stage' | 'gap'>,
  typed: string,
  over: object = {},
  who = learner,
) =>
  app.call(who, 'mistakes/answer', {
    id: randomUUID(),
    cardId: card.id,
    stage: card.stage,
    ...(card.gap ? { itemId: card.gap.itemId } : {}),
    typed,
    hints: 0,
    at: app.clock.now().toISOString(),
    sentAt: app.clock.now().toISOString(),
    ...over,
  });
const days = (count: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + count * 86_400_000).toISOString());
const judge = (correctionId: string, verdict: string, revision: number) =>
  app.call(admin, 'message-process/judge-correction', { correctionId, revision, verdict });
const rowsOf = async (text: string) => (await app.run(text)).rows;

describe('mistakes deck', () => {
  it('merges corrections with the same code and pattern into one card, which shows the latest sentence', async () => {
    await say('My sister is nurse.');
    days(1);
    await say('Hello. I am teacher and I listen music.');
    const found = await cards();
    expect(found.map(({ code, sentences }) => [code, sentences]).toSorted()).toEqual([
      ['missing-article', 2],
      ['missing-preposition', 1],
    ]);
    expect(found.find(({ code }) => code === 'missing-article')).toMatchObject({
      stage: 'sentence',
      sentence: { before: 'I am ', marked: 'teacher', after: ' and I listen to music.' },
      hints: { rule: { tr: 'missing-article açıklaması' }, form: '_ teacher' },
      gap: null,
      dueToday: true,
    });
  });

  it('excludes disputed and rejected corrections, and includes them again after the decision was undone', async () => {
    const { corrections } = await say('My sister is nurse.');
    const [correction] = corrections;
    const dispute = (disputed: boolean) =>
      app.call(learner, 'chat/dispute-correction', { correctionId: correction?.id, disputed });
    const [before] = await cards();
    await dispute(true);
    expect(await session()).toMatchObject({ cards: [], total: 0, nextDueAt: null });
    expect((await reply(before as MistakeCard, 'a nurse')).status).toBe(404);
    await dispute(false);
    expect((await cards())[0]?.id).toBe(before?.id);
    await judge(correction?.id ?? '', 'rejected', 0);
    expect(await cards()).toEqual([]);
    await judge(correction?.id ?? '', 'undecided', 1);
    expect((await cards())[0]?.id).toBe(before?.id);
  });

  it('uses the replacement that an administrator edited', async () => {
    const { corrections } = await say('My sister is nurse.');
    const explanation = { tr: 'Meslekten önce artikel gelir.', en: '' };
    await app.call(admin, 'message-process/edit-correction', {
      correctionId: corrections[0]?.id,
      revision: 0,
      code: 'missing-article',
      start: 13,
      end: 18,
      replacements: ['the nurse'],
      explanation,
    });
    const [card] = await cards();
    expect(card?.hints.rule).toEqual(explanation);
    expect((await reply(card as MistakeCard, 'the nurse')).body.outcome).toBe('right');
  });

  it('contains corrections that were made before the deck existed', async () => {
    await say('My sister is nurse.');
    await app.run(`delete from mistake_cards where user_id = '${learner.id}'`);
    await app.run(`delete from mistake_decks where user_id = '${learner.id}'`);
    expect((await cards()).map(({ code }) => code)).toEqual(['missing-article']);
  });

  it('offers at most five due cards per day, starting with the most frequent mistakes', async () => {
    await say('I am nurse and I listen music.');
    await say('I am teacher and I go school.');
    await say('I dont know becouse he is more taller and has informations.');
    const first = await cards();
    expect(first.length).toBe(5);
    expect(first[0]?.code).toBe('missing-article');
    for (const card of first.slice(0, 3)) await reply(card, 'x');
    expect((await cards()).length).toBe(2);
    for (const card of await cards()) await reply(card, 'x');
    expect(await session()).toMatchObject({ cards: [], answeredToday: 5, total: 7 });
    days(1);
    expect((await cards()).length).toBe(5);
  });

  it('contains all cards of one error code on request, even cards that are not due', async () => {
    await say('I am nurse and I listen music.');
    for (const card of await cards()) await reply(card, 'x');
    const { cards: found } = await session({ code: 'missing-preposition' });
    expect(found).toMatchObject([{ code: 'missing-preposition', dueToday: false }]);
    const due = await rowsOf(`select due, reps from mistake_cards where id = '${found[0].id}'`);
    await reply(found[0], 'listen to music');
    expect(await rowsOf(`select due, reps from mistake_cards where id = '${found[0].id}'`)).toEqual(due);
  });
});

describe('answer to a mistake card', () => {
  it('schedules the next task after a longer interval: first the learner’s own sentence, then a cloze, then a new sentence', async () => {
    await say('My sister is nurse.');
    const [first] = await cards();
    expect((await reply(first as MistakeCard, 'A nurse')).body).toEqual({
      outcome: 'right',
      tryAgain: null,
      answers: ['a nurse'],
      why: { tr: 'missing-article açıklaması', en: 'missing-article explained' },
      corrections: [],
    });
    expect(await cards()).toEqual([]);
    days(10);
    const [second] = await cards();
    expect(second).toMatchObject({ stage: 'gap', gap: { itemId: 'a1-nurse', before: 'My sister is ' } });
    expect((await reply(second as MistakeCard, 'a')).body).toMatchObject({
      outcome: 'right',
      answers: ['a'],
    });
    days(60);
    const [third] = await cards();
    expect(third).toMatchObject({ stage: 'free', use: 'a', gap: null });
    const wrong = await reply(third as MistakeCard, 'My father is a man and nurse.');
    expect(wrong.body).toMatchObject({ outcome: 'wrong', corrections: [{ code: 'missing-article' }] });
  });

  it('does not schedule the same cloze item twice in succession, and schedules a new sentence when the card has no other cloze item', async () => {
    await say('My sister is nurse.');
    const again = async () => {
      await app.run(
        `update mistake_cards set stage = 'gap', due = created_at where user_id = '${learner.id}'`,
      );
      return (await cards())[0] as MistakeCard;
    };
    const first = await again();
    expect((await again()).gap?.itemId).toBe('a1-nurse');
    await reply(first, 'the');
    days(1);
    expect(await again()).toMatchObject({ stage: 'free', gap: null });
    await app.run(`update curriculum_items set codes = array['missing-article'],
      body = jsonb_set(body::jsonb, '{practises}', '["missing-article"]') where id = 'a1-engineer'`);
    const second = await again();
    expect(second.gap?.itemId).toBe('a1-engineer');
    await reply(second, 'an');
    days(1);
    expect((await again()).gap?.itemId).toBe('a1-nurse');
    await app.run(`update curriculum_items set codes = '{}',
      body = jsonb_set(body::jsonb, '{practises}', '[]') where id = 'a1-engineer'`);
  });

  it('is counted once when it is sent twice, even simultaneously', async () => {
    await say('My sister is nurse.');
    const [card] = await cards();
    const id = randomUUID();
    const both = await Promise.all([
      reply(card as MistakeCard, 'a nurse', { id }),
      reply(card as MistakeCard, 'a nurse', { id }),
    ]);
    const late = await reply(card as MistakeCard, 'wrong now', { id });
    for (const { body } of [...both, late]) expect(body.outcome).toBe('right');
    expect(await rowsOf(`select reps, stage from mistake_cards where user_id = '${learner.id}'`)).toEqual([
      { reps: 1, stage: 'gap' },
    ]);
    expect(
      await rowsOf(`select kind, learner_turns from activity_days where user_id = '${learner.id}'`),
    ).toEqual([{ kind: 'mistakes', learner_turns: 1 }]);
  });

  it('is correct with a straight or a typographic apostrophe', async () => {
    await say('I dont know.');
    const [card] = await cards();
    expect((await reply(card as MistakeCard, 'don’t')).body.outcome).toBe('right');
    await say('I dont know.', admin);
    const [other] = await cards(admin);
    expect((await reply(other as MistakeCard, "don't", {}, admin)).body.outcome).toBe('right');
  });

  it('is not stored when the new sentence cannot be judged, and returns the problem “busy” when the check fails', async () => {
    await say('My sister is nurse.');
    await app.run(`update mistake_cards set stage = 'free' where user_id = '${learner.id}'`);
    const [card] = await cards();
    const free = (typed: string) => reply(card as MistakeCard, typed);
    expect((await free('a nurse')).body).toMatchObject({ outcome: null, tryAgain: 'too-short' });
    expect((await free('My sister is a nurse.')).body.tryAgain).toBe('same-sentence');
    expect((await free('They are very tall.')).body.tryAgain).toBe('form-missing');
    broken = true;
    expect((await free('He is a doctor.')).status).toBe(503);
    broken = false;
    expect(await rowsOf(`select id from mistake_answers where user_id = '${learner.id}'`)).toEqual([]);
    expect((await free('He is a doctor.')).body).toMatchObject({ outcome: 'right', corrections: [] });
  });

  it('is rejected for a card of another user, a cloze item of another error code or invalid input', async () => {
    await say('My sister is nurse.');
    const [card] = await cards();
    const other = await app.users.add();
    expect((await reply(card as MistakeCard, 'a nurse', {}, other)).status).toBe(404);
    const gap = { stage: 'gap', itemId: 'a1-engineer' };
    expect((await reply(card as MistakeCard, 'an', gap)).status).toBe(404);
    expect((await reply(card as MistakeCard, 'x'.repeat(301))).status).toBe(400);
    expect((await app.call(learner, 'mistakes/session', { code: 'no-such' })).status).toBe(400);
  });
});

describe('learner’s own sentences with a given error code', () => {
  it('are listed page by page, the latest first, without disputed corrections', async () => {
    await say('My sister is nurse.');
    days(1);
    const { corrections } = await say('I am teacher.');
    const list = async (page = 0) =>
      (await app.call(learner, 'mistakes/sentences', { code: 'missing-article', page, size: 1 })).body;
    expect(await list()).toMatchObject({
      total: 2,
      totalCapped: false,
      sentences: [{ before: 'I am ', marked: 'teacher', after: '.', better: 'a teacher' }],
    });
    expect((await list(1)).sentences).toMatchObject([{ marked: 'nurse' }]);
    await app.call(learner, 'chat/dispute-correction', { correctionId: corrections[0]?.id, disputed: true });
    expect(await list()).toMatchObject({ total: 1, sentences: [{ marked: 'nurse' }] });
  });
});

describe('answer to a cloze item of an error code', () => {
  it('is judged and stored once, and counts as practice', async () => {
    const { gaps } = (await app.call(learner, 'mistakes/gaps', { code: 'missing-article' })).body;
    expect(gaps).toMatchObject([{ itemId: 'a1-nurse', before: 'My sister is ', after: ' nurse in Ankara.' }]);
    const id = randomUUID();
    const body = { id, code: 'missing-article', itemId: 'a1-nurse', typed: 'a' };
    const right = await app.call(learner, 'mistakes/answer-gap', body);
    expect(right.body).toMatchObject({ outcome: 'right', answers: ['a'], why: { en: '' } });
    expect((await app.call(learner, 'mistakes/answer-gap', { ...body, typed: 'the' })).body.outcome).toBe(
      'right',
    );
    expect(await rowsOf(`select learner_turns from activity_days where user_id = '${learner.id}'`)).toEqual([
      { learner_turns: 1 },
    ]);
    const other = { ...body, id: randomUUID(), itemId: 'a1-engineer' };
    expect((await app.call(learner, 'mistakes/answer-gap', other)).status).toBe(404);
  });
});

describe('plan of the day', () => {
  it('contains at most five due mistake cards as one task, which is done when these cards are answered', async () => {
    const planned = async () => {
      const { body } = await app.call(learner, 'progress/learner-dashboard', undefined, 'GET');
      return body.plan.find(({ kind }: { kind: string }) => kind === 'mistakes');
    };
    expect(await planned()).toBeUndefined();
    await say('I am nurse and I listen music.');
    // The plan of a day does not change during the day, so the mistakes appear in the plan of the next day.
    expect(await planned()).toBeUndefined();
    app.clock.set(new Date(app.clock.now().getTime() + 86_400_000).toISOString());
    expect(await planned()).toMatchObject({ done: false, count: 2, minutes: 1 });
    for (const card of await cards()) await reply(card, 'x');
    expect(await planned()).toMatchObject({ done: true, count: 0 });
  });
});

describe('mistakes corrected today', () => {
  const repaired = async (who = learner) =>
    (await app.call(who, 'mistakes/repaired-today', undefined, 'GET')).body;

  it('are listed with the corrected sentence for each card that was answered correctly, the latest first', async () => {
    await say('I am nurse and I listen music.');
    expect(await repaired()).toEqual({ count: 0, sentences: [] });
    for (const card of await cards()) {
      const right = card.code === 'missing-article' ? 'a nurse' : 'listen to music';
      app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
      await reply(card, right);
    }
    const { count, sentences } = await repaired();
    expect(count).toBe(2);
    expect(
      (sentences as RepairedSentence[]).map(({ before, right, after }) => before + right + after),
    ).toEqual(expect.arrayContaining(['I am a nurse and I listen to music.']));
    expect(sentences).toHaveLength(2);
  });

  it('exclude wrong answers, answers of other learners and answers of earlier days', async () => {
    const other = await app.users.add();
    await say('My sister is nurse.', other);
    const [theirs] = await cards(other);
    await reply(theirs as MistakeCard, 'a nurse', {}, other);
    await say('My sister is nurse.');
    const [card] = await cards();
    await reply(card as MistakeCard, 'the nurse');
    expect(await repaired()).toEqual({ count: 0, sentences: [] });
    expect((await repaired(other)).count).toBe(1);
    days(1);
    expect((await repaired(other)).count).toBe(0);
  });

  it('include the completed sentence of a cloze and the new sentence that the learner wrote', async () => {
    await say('My sister is nurse.');
    await reply((await cards())[0] as MistakeCard, 'a nurse');
    days(10);
    await reply((await cards())[0] as MistakeCard, 'a');
    expect(await repaired()).toEqual({
      count: 1,
      sentences: [
        { code: 'missing-article', before: 'My sister is ', right: 'a', after: expect.any(String) },
      ],
    });
    days(40);
    const [free] = await cards();
    expect(free?.stage).toBe('free');
    await reply(free as MistakeCard, 'My brother is a nurse now.');
    expect((await repaired()).sentences).toEqual([
      { code: 'missing-article', before: '', right: 'My brother is a nurse now.', after: '' },
    ]);
  });

  it('include at most three sentences and the number of all cards', async () => {
    await say('I dont know becouse he is more taller and has informations.');
    const answers: Record<string, string> = {
      negation: "don't",
      spelling: 'because',
      comparatives: 'taller',
      countability: 'information',
    };
    for (const card of await cards()) await reply(card, answers[card.code] ?? '');
    const { count, sentences } = await repaired();
    expect([count, sentences.length]).toEqual([4, 3]);
  });
});
