import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { Draft, getWritingChoices, listPieces, Piece } from '@pratik/contract/writing';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { expect } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';

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

export type Learner = Session & { id: string };
type Sent<A> = { status: number; body: A };

/** Starts an app with the writing practice and returns helper functions for its learners. */
export const startWritingApp = async () => {
  const app: TestApp = await startTestApp({ engine: nurseEngine });
  const administrator = await signInFirstAdministrator(app);
  /**
   * Gets a new access token. A token is valid for only five minutes of the simulated clock, while the session is
   * valid for longer.
   */
  const token = ({ cookie }: Session) => fetchToken(app, cookie);
  const call = async <A>(
    who: Session,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<Sent<A>> => {
    const options = { token: await token(who), ...(body ? { body } : {}) };
    const answer = await app.send(method, `/api/private/${path}`, options);
    return { status: answer.statusCode, body: answer.json() };
  };
  const post = <A = Piece>(who: Session, path: string, body: object) =>
    call<A>(who, 'POST', `writing/${path}`, body);

  const rows = async (query: string, values: unknown[] = []) =>
    (await app.database.pool.query(query, values)).rows;
  return {
    app,
    administrator,
    call,
    post,
    rows,
    addLearner: async (levelId = 'A1'): Promise<Learner> =>
      addAndSignIn(app, { ...administrator, token: await token(administrator) }, { levelId }),
    /** Adds a published prompt: a copy of the test library’s prompt with another id. */
    addPrompt: async (id: string, practises: string[] = [], levelId = 'A1') => {
      const body = `jsonb_set(body::jsonb, '{practises}', $3::jsonb)::json`;
      const values = [id, levelId, JSON.stringify(practises)];
      await rows(
        `with made as (
           insert into curriculum_items (kind, id, level_id, title, codes, state, version, body, created_at, updated_at)
           select kind, $1, $2, title, codes, 'published', 1, ${body}, created_at, updated_at
           from curriculum_items where kind = 'writing-prompt' and id = 'a1-my-room' returning id, body)
         insert into curriculum_versions (kind, id, version, body, made_at)
         select 'writing-prompt', id, 1, body, now() from made`,
        values,
      );
    },
    choices: async (who: Session, level?: string) =>
      (
        await call<AnswerOf<typeof getWritingChoices>>(
          who,
          'GET',
          `writing/choices${level ? `?level=${level}` : ''}`,
        )
      ).body,
    get: (who: Session, id: string) => call<Piece>(who, 'GET', `writing/get?id=${id}`),
    list: async (who: Session) =>
      (await post<AnswerOf<typeof listPieces>>(who, 'list', { page: 0, size: 20 })).body,
    start: async (who: Session, promptId: string | null = 'a1-my-room', pieceId: string = randomUUID()) => {
      const { status, body } = await post(who, 'start', { pieceId, draftId: randomUUID(), promptId });
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    submit: (who: Session, piece: Piece, text: string) => {
      const draft = lastOf(piece);
      return post(who, 'submit', { ...saving(draft), text });
    },
    /** Waits until the worker has processed a draft. */
    processed: async (draft: { id: string }) => {
      await expect
        .poll(async () => (await rows('select state from messages where id = $1', [draft.id]))[0]?.state, {
          timeout: 20_000,
        })
        .toBe('done');
    },
  };
};

export type WritingApp = Awaited<ReturnType<typeof startWritingApp>>;

export const lastOf = (piece: Piece): Draft => {
  const draft = piece.drafts.at(-1);
  if (!draft) throw new Error('the piece has no draft');
  return draft;
};

/** Returns the fields of a save request, based on the server’s last response. */
export const saving = ({ id, revision }: { id: string; revision: number }, unheard: string[] = []) => ({
  draftId: id,
  saveId: randomUUID(),
  revision,
  unheard,
});
