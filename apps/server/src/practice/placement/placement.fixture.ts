import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getPlacementOverview, listPlacements, PlacementAttempt } from '@pratik/contract/placement';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import { fetchToken, type Session } from '../../../test/users.ts';

const thresholds = { A1: null, A2: -2.25, B1: -0.75, B2: 0.75, C1: 2.25 };
/** Replaces the placement item of the library with 75 test items. The first option of each item is correct. */
export const addItems = async (app: TestApp) => {
  for (const [level, from] of Object.entries(thresholds)) {
    await app.database.pool.query('update levels set ability_from = $2 where id = $1', [level, from]);
    for (const [skill, count] of [
      ['grammar', 6],
      ['vocabulary', 5],
      ['reading', 4],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const id = `${level}-${skill}-${index}`.toLowerCase();
        const ask = skill === 'reading' ? 'What is it?' : null;
        const body = {
          skill,
          tests: id,
          text: `It ___ ${id}.`,
          ask,
          options: ['is', 'are', 'be', 'am'],
          answer: 0,
        };
        await app.database.pool.query(
          `with item as (
             insert into curriculum_items (kind, id, level_id, title, state, version, body, created_at, updated_at)
             values ('placement-item', $1, $2, $1, 'published', 1, $3, now(), now()) returning kind, id, version, body)
           insert into curriculum_versions (kind, id, version, body, made_at) select *, now() from item`,
          [id, level, JSON.stringify(body)],
        );
      }
    }
  }
  await app.database.pool.query(`update curriculum_items set state = 'retired' where id = 'a1-she-is'`);
};

/** Prefixes of the item ids, easiest level first. */
export const order = ['a1', 'a2', 'b1', 'b2', 'c1'];
/**
 * Simulates a learner at a level. The learner answers all items of easier levels and half of the items of this
 * level correctly. To every other item the learner answers "I do not know".
 */
export const working = (level: string) => (itemId: string) => {
  const distance = order.indexOf(itemId.slice(0, 2)) - order.indexOf(level);
  return distance < 0 || (distance === 0 && Number(itemId.at(-1)) % 2 === 0) ? 0 : null;
};

/** Functions that send the placement test requests of one test app. */
export const placementCalls = (app: () => TestApp) => {
  /**
   * Gets a new access token, which is valid for five minutes of the simulated clock; the session is valid for
   * longer.
   */
  const fresh = async <S extends Session>(who: S): Promise<S> => ({
    ...who,
    token: await fetchToken(app(), who.cookie),
  });
  const post = async <A = PlacementAttempt>(who: Session, path: string, body: object) => {
    const answer = await app().send('POST', `/api/private/placement/${path}`, { token: who.token, body });
    return { status: answer.statusCode, body: answer.json() as A };
  };
  const get = async <A = PlacementAttempt>(who: Session, path: string) => {
    const answer = await app().send('GET', `/api/private/placement/${path}`, { token: who.token });
    return { status: answer.statusCode, body: answer.json() as A };
  };
  const overview = async (who: Session) =>
    (await get<AnswerOf<typeof getPlacementOverview>>(who, 'overview')).body;
  const list = async (who: Session) =>
    (await post<AnswerOf<typeof listPlacements>>(who, 'list', { page: 0, size: 20 })).body;
  const rows = async (sql: string, ...values: unknown[]) =>
    (await app().database.pool.query(sql, values)).rows;

  const start = async (who: Session, attemptId: string = randomUUID(), anew = false) => {
    const { status, body } = await post(who, 'start', { attemptId, anew });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const answer = async (who: Session, attempt: PlacementAttempt, choice: number | null) => {
    const sent = { attemptId: attempt.id, itemId: attempt.question?.itemId ?? '', choice };
    const { status, body } = await post(who, 'answer', sent);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  const finish = async (
    who: Session,
    attempt: PlacementAttempt,
    choose: (itemId: string) => number | null,
  ): Promise<PlacementAttempt> => {
    let now = attempt;
    while (now.question) now = await answer(who, now, choose(now.question.itemId));
    return now;
  };
  return { fresh, post, get, overview, list, rows, start, answer, finish };
};
