import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { AskedCard, Grade, getVocabularySession } from '@pratik/contract/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let learner: Session & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  learner = await addAndSignIn(app, await signInFirstAdministrator(app), { levelId: 'A1' });
});
afterAll(() => app.close());

const send = async <A>(path: string, body: object = {}): Promise<A> => {
  const token = await fetchToken(app, learner.cookie);
  const answer = await app.send('POST', `/api/private/vocabulary/${path}`, { token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const open = () => send<AnswerOf<typeof getVocabularySession>>('session');

// Default parameters of the FSRS 6 algorithm, for a second, independent implementation in this test.
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const;
type Memory = { stability: number; difficulty: number; at: Date };
const firstDifficulty = (grade: number) => w[4] - Math.exp(w[5] * (grade - 1)) + 1;
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const dayNumber = (at: Date) => Math.floor(at.getTime() / 86_400_000);

const remembered = (before: Memory | undefined, grade: Grade, at: Date): Memory => {
  if (!before) {
    return { stability: w[grade - 1] ?? 0, difficulty: between(firstDifficulty(grade), 1, 10), at };
  }
  const { stability: s, difficulty: d } = before;
  const moved = d + (-w[6] * (grade - 3) * (10 - d)) / 9;
  const difficulty = between(w[7] * firstDifficulty(4) + (1 - w[7]) * moved, 1, 10);
  const days = dayNumber(at) - dayNumber(before.at);
  if (days === 0) {
    const growth = Math.exp(w[17] * (grade - 3 + w[18])) * s ** -w[19];
    return { stability: s * (grade >= 2 ? Math.max(1, growth) : growth), difficulty, at };
  }
  const recall = (1 + ((0.9 ** (-1 / w[20]) - 1) * days) / s) ** -w[20];
  const lapsed = w[11] * d ** -w[12] * ((s + 1) ** w[13] - 1) * Math.exp(w[14] * (1 - recall));
  const stored =
    s *
    (1 +
      Math.exp(w[8]) *
        (11 - d) *
        s ** -w[9] *
        (Math.exp(w[10] * (1 - recall)) - 1) *
        (grade === 2 ? w[15] : 1) *
        (grade === 4 ? w[16] : 1));
  return { stability: grade === 1 ? Math.min(lapsed, s / Math.exp(w[17] * w[18])) : stored, difficulty, at };
};

it('vocabulary practice › follows the FSRS schedule and the learner’s daily pace for fourteen days, and stores every answer', async () => {
  const pace = 3;
  await send('set-pace', { newPerDay: pace });
  for (let number = 0; number < 20; number += 1) {
    const body = {
      id: randomUUID(),
      word: `word ${number}`,
      meaning: `anlam ${number}`,
      from: { kind: 'own' },
    };
    await send('save-word', body);
  }

  const memories = new Map<string, Memory>();
  const grades: readonly Grade[] = [3, 3, 1, 3, 4, 3, 2, 3, 3, 3, 1];
  let given = 0;
  const dueOn = new Map<string, Date>();

  for (let day = 0; day < 14; day += 1) {
    app.clock.set(new Date(Date.UTC(2026, 2, 10 + day, 9)).toISOString());
    const end = Date.UTC(2026, 2, 10 + day, 21);
    const expected = [...dueOn].filter(([, due]) => due.getTime() < end).map(([id]) => id);
    const opened = await open();
    expect(opened.fresh).toBe(Math.min(pace, 20 - memories.size + 3));
    const asked = opened.cards.filter(({ state }) => state !== 'new').map(({ id }) => id);
    expect(asked.toSorted()).toEqual(expected.toSorted());
    expect(opened.due).toBe(expected.length);

    for (let queue = opened.cards; queue.length > 0; ) {
      const again: AskedCard[] = [];
      for (const { id, mode } of queue) {
        app.clock.advance(20);
        const at = app.clock.now();
        const grade = grades[given % grades.length] ?? 3;
        given += 1;
        const { cards } = await send<{ cards: AskedCard[] }>('review', {
          sentAt: at.toISOString(),
          reviews: [{ id: randomUUID(), cardId: id, grade, mode, at: at.toISOString() }],
        });
        memories.set(id, remembered(memories.get(id), grade, at));
        again.push(...cards.filter((card) => card.dueToday));
        for (const card of cards) dueOn.set(card.id, new Date(card.due));
      }
      app.clock.advance(600);
      queue = again;
    }
  }

  const { rows } = await app.database.pool.query(
    `select id, stability, difficulty, state, scheduled_days, due, last_review_at from vocabulary_cards
     where user_id = $1 and state <> 'new'`,
    [learner.id],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...memories.keys()].toSorted());
  for (const row of rows) {
    const memory = memories.get(row.id);
    expect(row.stability).toBeCloseTo(memory?.stability ?? 0, 3);
    expect(row.difficulty).toBeCloseTo(memory?.difficulty ?? 0, 3);
    expect(row.state).toBe('review');
    // With a desired retention of 0.9, the interval of a card equals its stability, and a better grade never leads to
    // an earlier date.
    expect(Math.abs(row.scheduled_days - Math.max(1, Math.round(row.stability)))).toBeLessThanOrEqual(1);
    expect(row.due.getTime() - row.last_review_at.getTime()).toBe(row.scheduled_days * 86_400_000);
  }
  const log = await app.database.pool.query('select count(*) from vocabulary_reviews where user_id = $1', [
    learner.id,
  ]);
  expect(log.rows[0].count).toBe(given);
  const turns = await app.database.pool.query(
    `select learner_turns from activity_days where user_id = $1 and kind = 'vocabulary'`,
    [learner.id],
  );
  expect(turns.rows).toHaveLength(14);
  expect(turns.rows.reduce((sum, row) => sum + row.learner_turns, 0)).toBe(given);
});
