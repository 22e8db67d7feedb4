import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getLearnerDashboard, PracticeKind } from '@pratik/contract/progress';
import type { OpenedReading } from '@pratik/contract/reading';
import type { AskedCard, Grade, getVocabularySession } from '@pratik/contract/vocabulary';
import type { DraftNow, Piece } from '@pratik/contract/writing';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { expect } from 'vitest';
import type { TestApp } from '../harness.ts';
import { fetchToken, type Session } from '../users.ts';

/** A fake feedback engine that reports a missing article before each "nurse". */
export const nurseEngine: FeedbackEngine = {
  name: 'nurse',
  version: '1',
  analyse: async (text) => ({
    corrections: [...text.matchAll(/nurse/g)].map(({ index }) => ({
      code: 'missing-article' as const,
      start: index,
      end: index + 5,
      replacements: ['a nurse'],
      source: 'transfer-grammar' as const,
      confidence: 0.9,
      explanation: { tr: 'Meslekten önce a gelir.', en: 'Put a before a job.' },
    })),
  }),
  close: async () => {},
};

/** A record of the learner’s practice. The test compares the server’s results with it. */
export type Notes = {
  /** Seconds of practice by day and kind. */
  seconds: Map<string, Map<PracticeKind, number>>;
  words: Map<string, number>;
  mistakes: Map<string, number>;
  /** The next due date of each word. */
  due: Map<string, Date>;
  /** First answers to library words, and answers to questions, in chronological order. */
  answers: { skill: 'vocabulary' | 'reading' | 'listening'; score: number; options: number; at: Date }[];
};

/**
 * Simulates a learner who practises only through API calls, and records the results that the test expects. The test
 * moves the clock.
 */
export const createLearner = (app: TestApp, session: Session) => {
  const notes: Notes = {
    seconds: new Map(),
    words: new Map(),
    mistakes: new Map(),
    due: new Map(),
    answers: [],
  };
  /**
   * A bearer token. It is valid for five minutes of the simulated clock, longer than a practice session of this test.
   */
  let token: Promise<string> | undefined;
  const day = () => app.clock.now().toISOString().slice(0, 10);

  const call = async <A>(method: 'GET' | 'POST', path: string, body?: object): Promise<A> => {
    token ??= fetchToken(app, session.cookie);
    const options = { token: await token, ...(body ? { body } : {}) };
    const answer = await app.send(method, `/api/private/${path}`, options);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
    return String(answer.headers['content-type']).startsWith('application/json')
      ? answer.json()
      : (undefined as A);
  };
  const post = <A>(path: string, body: object = {}) => call<A>('POST', path, body);

  /** Moves the clock forward by this many seconds and records them as practice of a kind. */
  const spend = (kind: PracticeKind, seconds: number): void => {
    app.clock.advance(seconds);
    const today = notes.seconds.get(day()) ?? new Map<PracticeKind, number>();
    notes.seconds.set(day(), today.set(kind, (today.get(kind) ?? 0) + seconds));
  };
  const write = (text: string): void => {
    notes.words.set(day(), (notes.words.get(day()) ?? 0) + text.split(' ').length);
    notes.mistakes.set(day(), (notes.mistakes.get(day()) ?? 0) + text.split('nurse').length - 1);
  };
  /** Moves the clock forward until the next practice counts as a new session. */
  const pause = () => {
    app.clock.advance(1200);
    token = undefined;
  };

  return {
    notes,
    post,
    pause,
    day,
    dashboard: () => {
      token = undefined;
      return call<AnswerOf<typeof getLearnerDashboard>>('GET', 'progress/learner-dashboard');
    },

    /** Reviews each card once. The position of the card determines the grade. */
    async review(grades: readonly Grade[]) {
      pause();
      const { cards } = await post<AnswerOf<typeof getVocabularySession>>('vocabulary/session');
      for (const [index, { id, mode, state }] of cards.entries()) {
        spend('vocabulary', 20);
        const at = app.clock.now();
        const grade = grades[index % grades.length] ?? 3;
        const body = {
          sentAt: at.toISOString(),
          reviews: [{ id: randomUUID(), cardId: id, grade, mode, at: at.toISOString() }],
        };
        const sent = await post<{ cards: AskedCard[] }>('vocabulary/review', body);
        for (const card of sent.cards) notes.due.set(card.id, new Date(card.due));
        const isLibrary = (await ownItem(app, id)) !== null;
        if (state === 'new' && isLibrary) {
          notes.answers.push({ skill: 'vocabulary', score: [0, 0.5, 1, 1][grade - 1] ?? 0, options: 0, at });
        }
      }
    },

    /** Reads a text to its end and answers its questions; `rights` determines which answers are right. */
    async read(textId: string, rights: readonly boolean[]) {
      pause();
      const readingId = randomUUID();
      const { questions } = await post<OpenedReading>('reading/start', { readingId, textId });
      spend('reading', 30);
      await post('reading/report-progress', { readingId, sentence: 3 });
      spend('reading', 20);
      await post('reading/finish-text', { readingId });
      for (const [index, { id, options }] of questions.entries()) {
        spend('reading', 10);
        const isRight = rights[index % rights.length] ?? true;
        const choice = await choiceOf(app, id, isRight);
        await post('reading/answer', { readingId, questionId: id, choice: [choice] });
        const at = app.clock.now();
        notes.answers.push({ skill: 'reading', score: isRight ? 1 : 0, options: options.length, at });
      }
    },

    async listen(textId: string, rights: readonly boolean[]) {
      pause();
      const listeningId = randomUUID();
      const { questions } = await post<OpenedReading>('listening/start', { listeningId, textId });
      for (const [index, { id, options }] of questions.entries()) {
        spend('listening', 25);
        const isRight = rights[index % rights.length] ?? true;
        const choice = await choiceOf(app, id, isRight);
        await post('listening/answer', { listeningId, questionId: id, choice: [choice] });
        const at = app.clock.now();
        notes.answers.push({ skill: 'listening', score: isRight ? 1 : 0, options: options.length, at });
      }
    },

    async talk(messages: readonly string[]) {
      pause();
      const conversationId = randomUUID();
      await post('chat/start', { conversationId, kind: 'free' });
      for (const text of messages) {
        spend('chat', 30);
        write(text);
        await post('chat/send-message', { conversationId, turnId: randomUUID(), text });
      }
      await allProcessed(app);
      await post('chat/end', { conversationId });
    },

    async compose(text: string) {
      pause();
      const ids = { pieceId: randomUUID(), draftId: randomUUID() };
      const { drafts } = await post<Piece>('writing/start', { ...ids, promptId: null });
      const draft = drafts[0];
      if (!draft) throw new Error('the piece has no draft');
      const saving = { draftId: draft.id, unheard: [] };
      const saved = await post<DraftNow>('writing/save-draft', {
        ...saving,
        saveId: randomUUID(),
        revision: draft.revision,
        text: 'I',
        resumed: true,
      });
      spend('writing', 40);
      write(text);
      const { revision } = saved;
      await post('writing/submit', { ...saving, saveId: randomUUID(), revision, text });
      await allProcessed(app);
    },
  };
};

/** Returns the id of the library word of a card, or null for a word that the learner added. */
const ownItem = async (app: TestApp, cardId: string): Promise<string | null> => {
  const { rows } = await app.database.pool.query('select item_id from vocabulary_cards where id = $1', [
    cardId,
  ]);
  return rows[0].item_id;
};

const choiceOf = async (app: TestApp, questionId: string, isRight: boolean): Promise<number> => {
  const { rows } = await app.database.pool.query(
    `select (body ->> 'answer')::int as answer from curriculum_items where kind = 'question' and id = $1`,
    [questionId],
  );
  const { answer } = rows[0];
  return isRight ? answer : answer === 0 ? 1 : 0;
};

/** Waits until the worker has processed all messages. */
const allProcessed = async (app: TestApp): Promise<void> => {
  await expect
    .poll(
      async () =>
        (await app.database.pool.query(`select count(*)::int as open from messages where state <> 'done'`))
          .rows[0].open,
      { timeout: 60_000, interval: 10 },
    )
    .toBe(0);
};
