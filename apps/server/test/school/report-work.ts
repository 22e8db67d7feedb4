import { randomUUID } from 'node:crypto';
import type { TestApp } from '../harness.ts';

/** Inserts practice of learners directly into the tables from which the reports read it. */
export const reportWork = (app: TestApp) => {
  const { pool } = app.database;
  const questions = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => ({ id: `q${index}`, version: 1 })));
  return {
    /** Adds minutes of practice and written words on a day. */
    practise: (userId: string, day: string, minutes: number, words = 0, kind = 'chat') =>
      pool.query(
        `insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
         values ($1, $2, $3, $4, $5, 1, $6)`,
        [userId, day, kind, minutes * 60_000, words, app.clock.now()],
      ),
    /** Adds errors of one kind in the week that begins on a Monday. */
    err: (userId: string, week: string, code: string, count: number) =>
      pool.query('insert into error_counts (user_id, week, code, count) values ($1, $2, $3, $4)', [
        userId,
        week,
        code,
        count,
      ]),
    read: (userId: string, at: string, right: number, asked = 5, levelId = 'A2', title = 'The oven') =>
      pool.query(
        `insert into readings (id, user_id, text_id, text_version, title, level_id, words, questions, right_count,
           started_at, last_at, read_at, finished_at)
         values ($1, $2, $7, 1, $3, $4, 90, $5, $6, $8, $8, $8, $8)`,
        [randomUUID(), userId, title, levelId, questions(asked), right, randomUUID(), at],
      ),
    listen: (userId: string, at: string, right: number, asked = 5, levelId = 'A2') =>
      pool.query(
        `insert into listenings (id, user_id, text_id, text_version, title, level_id, questions, right_count,
           started_at, last_at, finished_at)
         values ($1, $2, $3, 1, 'Two loaves', $4, $5, $6, $7, $7, $7)`,
        [randomUUID(), userId, randomUUID(), levelId, questions(asked), right, at],
      ),
    /** Adds a submitted piece with the given text. */
    async write(userId: string, at: string, text: string, danger: string | null = null): Promise<string> {
      const id = randomUUID();
      await pool.query(
        `insert into writings (id, user_id, prompt_id, prompt_version, prompt_title, level_id, started_at, submitted_at)
         values ($1, $2, 'a1-my-day', 1, '{"tr":"Günüm","en":"My day"}', 'A1', $3, $3)`,
        [id, userId, at],
      );
      await pool.query(
        `insert into writing_drafts (id, writing_id, number, text, words, saved_at, submitted_at, danger)
         values ($1, $2, 1, $3, $4, $5, $5, $6)`,
        [randomUUID(), id, text, text.split(' ').length, at, danger],
      );
      return id;
    },
    /** Adds a learned word and one review of it. `lastReviewAt` is the time of the review before. */
    async review(
      userId: string,
      day: string,
      grade: number,
      word: string = randomUUID(),
      lastReviewAt: string | null = null,
    ) {
      const id = randomUUID();
      await pool.query(
        `insert into vocabulary_cards (id, user_id, word, meaning, word_key, meaning_key, origin, due, state,
           introduced_on, created_at)
         values ($1, $2, $3, 'ekmek', $3, 'ekmek', 'own', $4, 'review', $5, $4)`,
        [id, userId, word, app.clock.now(), day],
      );
      await pool.query(
        `insert into vocabulary_reviews (id, card_id, user_id, grade, mode, before, reviewed_at, received_at)
         values ($1, $2, $3, $4, 'recall', $6, $5, $5)`,
        [
          ...[randomUUID(), id, userId, grade, `${day}T09:00:00Z`],
          JSON.stringify({ state: 'review', last_review_at: lastReviewAt }),
        ],
      );
    },
    /** Sets the estimated ability of a skill. */
    able: (userId: string, skill: string, ability: number, answers = 20) =>
      pool.query(
        `insert into skill_abilities (user_id, skill, ability, variance, answers, updated_at)
         values ($1, $2, $3, 0.09, $4, $5)`,
        [userId, skill, ability, answers, app.clock.now()],
      ),
    /** Adds `count` pieces of evidence with the same score. */
    async prove(userId: string, skill: string, at: string, score: number, count: number) {
      for (let index = 0; index < count; index += 1)
        await pool.query(
          `insert into skill_evidence (user_id, skill, difficulty, score, weight, at) values ($1, $2, -1.5, $3, 1, $4)`,
          [userId, skill, score, at],
        );
    },
  };
};
