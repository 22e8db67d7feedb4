import { randomUUID } from 'node:crypto';
import type { OpenedDictation } from '@pratik/contract/dictation';
import type { OpenedListening } from '@pratik/contract/listening';
import { expect } from 'vitest';
import type { TestApp } from './harness.ts';
import { addAndSignIn, fetchToken, type Session } from './users.ts';

type Sent<A> = { status: number; body: A };

/**
 * Creates helper functions for listening tests. They request a new token for each call, because the tests move the
 * clock.
 */
export const listeningKit = (app: TestApp, admin: Session) => {
  /**
   * Gets a new token. A token is valid for only five minutes of the moved clock, while the session is valid for
   * longer.
   */
  const fresh = async <S extends Session>(who: S): Promise<S> => ({
    ...who,
    token: await fetchToken(app, who.cookie),
  });
  const send = async <A>(
    who: Session,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    file?: Uint8Array,
  ): Promise<Sent<A>> => {
    const { token } = await fresh(who);
    const url = `/api/private/${path}`;
    const answer = await app.send(method, url, {
      token,
      ...(body ? { body } : {}),
      ...(file ? { file } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const post = <A = OpenedListening>(who: Session, path: string, body: object): Promise<Sent<A>> =>
    send<A>(who, 'POST', `listening/${path}`, body);
  const get = <A = OpenedListening>(who: Session, path: string): Promise<Sent<A>> =>
    send<A>(who, 'GET', `listening/${path}`);
  const idOf = ({ listening }: OpenedListening): string => listening?.id ?? '';

  const start = async (who: Session, textId = 'two-loaves', listeningId: string = randomUUID()) => {
    const { status, body } = await post(who, 'start', { listeningId, textId });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** Answers all questions: wrongly at the indexes in `wrong`, otherwise rightly. */
  const answerAll = async (who: Session, opened: OpenedListening, wrong: readonly number[] = []) => {
    let last = opened;
    for (const [index, { id }] of opened.questions.entries()) {
      const { rows } = await app.database.pool.query(
        `select (body->>'answer')::int as answer from curriculum_items where kind = 'question' and id = $1`,
        [id],
      );
      const right: number = rows[0].answer;
      const choice = wrong.includes(index) ? (right + 1) % 3 : right;
      const sent = await post(who, 'answer', { listeningId: idOf(opened), questionId: id, choice: [choice] });
      expect(sent.status).toBe(200);
      last = sent.body;
    }
    return last;
  };
  return {
    send,
    post,
    get,
    idOf,
    start,
    answerAll,
    fresh,
    addLearner: async (levelId = 'A1') => addAndSignIn(app, await fresh(admin), { levelId }),
    /** Finishes a listening and starts a dictation from it. */
    async startDictation(who: Session) {
      const listeningId = idOf(await answerAll(who, await start(who)));
      const dictationId = randomUUID();
      const { status, body } = await post<OpenedDictation>(who, 'start-dictation', {
        dictationId,
        listeningId,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    /** Moves the clock to 12:00 in Istanbul on a later day. */
    nextDay: () =>
      app.clock.set(
        new Date(
          Math.floor(app.clock.now().getTime() / 86_400_000 + 2) * 86_400_000 + 9 * 3_600_000,
        ).toISOString(),
      ),
    practised: async (id: string) =>
      (
        await app.database.pool.query(
          `select day, active_ms, learner_turns from activity_days
           where user_id = $1 and kind = 'listening' order by day`,
          [id],
        )
      ).rows,
    evidence: async (id: string) =>
      (
        await app.database.pool.query(
          `select difficulty, score, weight from skill_evidence
           where user_id = $1 and skill = 'listening' order by id`,
          [id],
        )
      ).rows,
  };
};
