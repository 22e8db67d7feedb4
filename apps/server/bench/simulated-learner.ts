import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerOf } from '@pratik/contract/call';
import type { Path, UnitCheck } from '@pratik/contract/path';
import type { getLearnerDashboard, PlanMinutes, PlanStep } from '@pratik/contract/progress';
import type { getVocabularySession } from '@pratik/contract/vocabulary';
import type { GapRound } from '@pratik/contract/vocabulary-gaps';
import type { DraftNow, Piece } from '@pratik/contract/writing';
import type { App } from '../src/app.ts';
import { hash } from '../src/platform/spaced-repetition/draw.ts';

export type Profile = {
  name: string;
  levelId: string;
  minutes: PlanMinutes;
  /** Share of right answers of the simulated learner, from 0 to 1. */
  accuracy: number;
  /** Share of days on which the simulated learner practises, from 0 to 1. */
  attendance: number;
};

/** Name of the HTTP header that identifies the caller. The simulation uses it instead of authentication. */
export const callerHeader = 'x-simulated-user';

type Parts = {
  app: App;
  clock: { now(): Date; advance(seconds: number): void };
  profile: Profile;
  /** Registers the user with the simulation, so that the user can make calls. */
  signIn: (userId: string) => void;
};

/** The plan of one day. `reviews` is the number of words to review; `texts` are the planned texts. */
export type Day = { plan: readonly PlanStep[]; reviews: number; texts: string[] };

type Dashboard = AnswerOf<typeof getLearnerDashboard>;

/** Number of messages of the learner in a conversation. */
const turns = 6;

/** Adds a learner and returns functions that follow the plan of a day through the calls of the API. */
export const createSimulatedLearner = async ({ app, clock, profile, signIn }: Parts) => {
  const userId = randomUUID();
  let draws = 0;
  /** Returns a number from 0 to 1 that is the same in every run. */
  const chance = (): number => {
    draws += 1;
    return hash(`${profile.name} ${draws}`) / 2 ** 32;
  };
  const isRight = (): boolean => chance() < profile.accuracy;

  const query = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await app.database.pool.query<Row>(text, [...values])).rows;
  const call = async <A>(method: 'GET' | 'POST', path: string, payload?: object): Promise<A> => {
    const answer = await app.http.inject({
      method,
      url: `/api/private/${path}`,
      headers: { [callerHeader]: userId },
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode === 429) {
      // The limits of expensive calls use the real clock, which the simulation cannot move, so the simulation waits.
      await delay(1000 * answer.json<{ retryAfter: number }>().retryAfter);
      return call(method, path, payload);
    }
    if (answer.statusCode !== 200)
      throw new Error(`${path} returned status ${answer.statusCode}: ${answer.body}`);
    return String(answer.headers['content-type']).startsWith('application/json')
      ? answer.json<A>()
      : (undefined as A);
  };
  const post = <A>(path: string, body: object = {}) => call<A>('POST', path, body);
  const dashboard = () => call<Dashboard>('GET', 'progress/learner-dashboard');

  await query(
    `insert into users (id, name, surname, email, role, status, level_id, created_at)
     values ($1, 'Deneme', $2, $3, 'user', 'active', $4, $5)`,
    [userId, profile.name, `${profile.name}@example.org`, profile.levelId, clock.now()],
  );
  signIn(userId);
  await post('progress/set-plan-minutes', { minutes: profile.minutes });

  /** Reviews the words of the session: known words up to the planned number, and the new words. */
  const review = async (planned: number): Promise<void> => {
    const { cards } = await post<AnswerOf<typeof getVocabularySession>>('vocabulary/session');
    for (const { id, mode } of cards.slice(0, planned)) {
      clock.advance(8);
      const at = clock.now().toISOString();
      const grade = isRight() ? 3 : 1;
      const reviews = [{ id: randomUUID(), cardId: id, grade, mode, at }];
      await post('vocabulary/review', { sentAt: at, reviews });
    }
  };

  const answerText = async (kind: 'reading' | 'listening', textId: string): Promise<void> => {
    const sitting = { [`${kind}Id`]: randomUUID() };
    await post(`${kind}/start`, { ...sitting, textId });
    clock.advance(120);
    if (kind === 'reading') await post('reading/finish-text', sitting);
    const questions = await query<{ id: string; key: number | number[]; options: number }>(
      `select id, body->'answer' as key, json_array_length(body->'options') as options from curriculum_items
       where kind = 'question' and parent_kind = $1 and parent_id = $2 and state = 'published' order by position`,
      [kind, textId],
    );
    for (const { id, key, options } of questions) {
      clock.advance(15);
      const right = [key].flat();
      const choice = isRight() || right.length > 1 ? right : [((right[0] ?? 0) + 1) % options];
      await post(`${kind}/answer`, { ...sitting, questionId: id, choice });
    }
  };

  const study = async (lessonId: string): Promise<void> => {
    for (const part of ['exercise', 'check'] as const) {
      const { round } = await post<{ round: GapRound | null }>('grammar/start', {
        lessonId,
        part,
        roundId: randomUUID(),
      });
      for (const { id } of round?.items ?? []) {
        clock.advance(20);
        const [item] = await query<{ answers: string[] }>(
          `select array(select json_array_elements_text(body->'answers')) as answers from curriculum_items
           where kind = 'cloze' and id = $1`,
          [id],
        );
        const answer = isRight() ? item?.answers[0] : 'zebra';
        await post('vocabulary/answer-gap', { roundId: round?.id, itemId: id, asked: 'typed', answer });
      }
    }
  };

  const write = async (promptId: string | null): Promise<void> => {
    const ids = { pieceId: randomUUID(), draftId: randomUUID(), promptId };
    const { drafts } = await post<Piece>('writing/start', ids);
    const draft = drafts.at(-1);
    const saving = { draftId: draft?.id, unheard: [] };
    const text = 'I like this topic very much. '.repeat(25);
    clock.advance(300);
    const saved = await post<DraftNow>('writing/save-draft', {
      ...saving,
      saveId: randomUUID(),
      revision: draft?.revision,
      text,
    });
    await post('writing/submit', { ...saving, saveId: randomUUID(), revision: saved.revision, text });
  };

  const talk = async (scenarioId: string | undefined, openId: string | null): Promise<void> => {
    const conversationId = openId ?? randomUUID();
    if (openId === null)
      await post(
        'chat/start',
        scenarioId ? { conversationId, kind: 'scenario', scenarioId } : { conversationId, kind: 'free' },
      );
    for (let turn = 0; turn < turns; turn += 1) {
      clock.advance(50);
      const text = 'I like it because it is very good for me.';
      await post('chat/send-message', { conversationId, turnId: randomUUID(), text });
    }
    await post('chat/end', { conversationId });
  };

  /** Takes the check or the review of a unit. The right answers come from the stored items. */
  const takeCheck = async (unitId: string): Promise<void> => {
    let { check } = await post<{ check: UnitCheck | null }>('path/start-check', {
      unitId,
      checkId: randomUUID(),
    });
    while (check?.question) {
      clock.advance(20);
      const [asked] = await query<{ kind: string; id: string }>(
        `select items -> -1 ->> 'kind' as kind, items -> -1 ->> 'id' as id from unit_checks where id = $1`,
        [check.id],
      );
      const answer = isRight() ? await rightAnswer(asked?.kind, asked?.id, check.question) : 'zebra';
      const { id, question } = check;
      ({ check } = await post<{ check: UnitCheck }>('path/answer-check', {
        checkId: id,
        number: question.number,
        answer,
      }));
    }
  };

  const rightAnswer = async (
    kind: string | undefined,
    id: string | undefined,
    { before, after }: { before: string; after: string },
  ): Promise<string> => {
    const [item] = await query<{ answers: string[]; sentences: string[] }>(
      `select array(select json_array_elements_text(coalesce(body->'answers', '[]'))) as answers,
         array(select e->>'en' from json_array_elements(coalesce(body->'examples', '[]')) as e) as sentences
       from curriculum_items where kind = $1 and id = $2`,
      [kind, id],
    );
    const sentence = item?.sentences.find((one) => one.startsWith(before) && one.endsWith(after)) ?? '';
    return item?.answers[0] ?? sentence.slice(before.length, sentence.length - after.length);
  };

  const doStep = async (step: PlanStep, openId: string | null): Promise<void> => {
    const id = step.next?.id;
    if (step.kind === 'vocabulary') await review(step.count);
    else if (step.kind === 'chat') await talk(id, openId);
    else if (step.kind === 'writing') await write(step.why === 'path' ? (id ?? null) : null);
    else if (id !== undefined && (step.kind === 'reading' || step.kind === 'listening'))
      await answerText(step.kind, id);
    else if (id !== undefined && step.kind === 'grammar') await study(id);
    else if (id !== undefined && step.kind === 'unit') await takeCheck(id);
  };

  return {
    userId,

    /** Follows the plan of the day from its first to its last step; returns null on a day without practice. */
    async practise(): Promise<Day | null> {
      if (chance() >= profile.attendance) return null;
      const { plan, openConversationId } = await dashboard();
      for (const step of plan) {
        if (!step.done) await doStep(step, openConversationId);
        clock.advance(60);
      }
      const words = plan.find(({ kind }) => kind === 'vocabulary');
      const [fresh] = await query<{ count: number }>(
        `select count(*)::int as count from vocabulary_cards where user_id = $1 and introduced_on = $2::date`,
        [userId, clock.now()],
      );
      return {
        plan,
        reviews: Math.max(0, (words?.count ?? 0) - (fresh?.count ?? 0)),
        texts: plan.flatMap(({ kind, next }) =>
          next && (kind === 'reading' || kind === 'listening') ? [next.id] : [],
        ),
      };
    },

    /** Returns the state of the learner in one line: units, words, retention and texts. */
    async summary(): Promise<string> {
      const { units } = await post<Path>('path/get', {});
      const count = (...states: string[]) => units.filter(({ state }) => states.includes(state)).length;
      const [numbers] = await query<{ words: number; reviews: number; right: number; texts: number }>(
        `select
           (select count(*)::int from vocabulary_cards where user_id = $1 and introduced_on is not null) as words,
           (select count(*)::int from vocabulary_reviews where user_id = $1 and before->>'state' = 'review') as reviews,
           (select count(*)::int from vocabulary_reviews
             where user_id = $1 and before->>'state' = 'review' and grade > 1) as "right",
           (select count(*)::int from readings where user_id = $1 and finished_at is not null)
             + (select count(*)::int from listenings where user_id = $1 and finished_at is not null) as texts`,
        [userId],
      );
      const { words = 0, reviews = 0, right = 0, texts = 0 } = numbers ?? {};
      const retention = reviews === 0 ? '–' : `${Math.round((100 * right) / reviews)} %`;
      return (
        `${count('passed', 'done')} of ${units.length} units passed, ${count('done')} done; ` +
        `${words} words, ${reviews} reviews, retention ${retention}; ${texts} texts`
      );
    },
  };
};
