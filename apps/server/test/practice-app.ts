import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import type { ReplyEvent } from '@pratik/contract/chat';
import type { CefrLevel } from '@pratik/contract/common';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject as fromVitest } from 'vitest';
import { registerDashboardRoutes } from '../src/admin/dashboard/dashboard.routes.ts';
import { createAdminDashboard } from '../src/admin/dashboard/dashboard.service.ts';
import { registerMessageRoutes } from '../src/admin/messages/messages.routes.ts';
import { registerSafetyRoutes } from '../src/admin/messages/safety.routes.ts';
import { createCurriculum } from '../src/curriculum/curriculum.service.ts';
import { createQuestionsList } from '../src/curriculum/editing/questions-list.service.ts';
import { scenariosOf } from '../src/curriculum/scenarios.service.ts';
import { createAi } from '../src/platform/ai/ai.ts';
import { createAiLedger } from '../src/platform/ai/ai-ledger.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { SignedInUser } from '../src/platform/http/caller.ts';
import { Problem } from '../src/platform/http/problem.ts';
import { createRoutes } from '../src/platform/http/routes.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import type { Streams } from '../src/platform/http/sse.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { registerLiveRoutes } from '../src/platform/live/live.routes.ts';
import { createLive } from '../src/platform/live/live.ts';
import { configuredProviders } from '../src/platform/providers/configured-providers.ts';
import { createProviderRecorder } from '../src/platform/providers/provider-health.ts';
import { registerChatRoutes } from '../src/practice/chat/chat.routes.ts';
import { createChat } from '../src/practice/chat/chat.service.ts';
import type { ReplyTiming } from '../src/practice/chat/reply-order.ts';
import {
  createFeedbackModel,
  createProcessing,
  feedbackModelQueue,
  feedbackQueue,
  messageReviewRunsQueue,
} from '../src/processing/processing.service.ts';
import { registerProgressRoutes } from '../src/progress/progress.routes.ts';
import { createProgress } from '../src/progress/progress.service.ts';
import { cloneDatabase, type TestDatabase } from './databases.ts';
import { silentEngine, type TestClock, testClock } from './harness.ts';

const log = pino({ level: 'silent' });
// Read from the files, so that the database of each test needs no library.
const scenarios = scenariosOf(readScenarios().scenarios);

export type PracticeOptions = {
  clock?: TestClock;
  engine?: FeedbackEngine;
  env?: Record<string, string>;
  timing?: Partial<ReplyTiming>;
  /** Shares another app’s database, like a second process of the same instance. */
  database?: TestDatabase;
  worker?: boolean;
  /** Whether a user has consented to the AI provider. Default: every user has. */
  mayUseAi?: (userId: string) => Promise<boolean>;
};

/**
 * Practice, processing and progress over HTTP on a real database, without identity. The bearer token is the user’s
 * id.
 */
export const startPracticeApp = async (options: PracticeOptions = {}) => {
  const database = options.database ?? (await cloneDatabase(fromVitest('postgresUrl')));
  const clock = options.clock ?? testClock();
  const config = readConfig({ NODE_ENV: 'test', ...options.env });
  const engine = options.engine ?? silentEngine;
  const opened = openDatabase(database.url, log, 8);
  const { db } = opened;
  const live = createLive(database.url, log);
  const jobs = createJobs(database.url, [feedbackQueue, feedbackModelQueue, messageReviewRunsQueue], log);
  const stopping = new AbortController();
  const streams: Streams = { stopping: stopping.signal, open: new Set() };
  const timeZone = config.TIME_ZONE;

  const progress = createProgress({ db, clock, dailyChatMinutes: config.DAILY_CHAT_MINUTES, timeZone });
  const ledger = createAiLedger({ config, db, clock, log });
  const providers = createProviderRecorder({ db, clock, log });
  const ai = createAi({ config, db, clock, log, ledger, providers });
  const mayUseAi = options.mayUseAi ?? (async () => true);
  const model = ai && config.AI_FEEDBACK ? createFeedbackModel(ai, config, mayUseAi) : null;
  const timeZoneOf = async () => timeZone;
  const namesOf = async (id: string) => {
    const { rows } = await opened.pool.query('select name, surname from users where id = $1', [id]);
    return rows.flatMap(({ name, surname }) => [name, surname]);
  };
  const processing = createProcessing({
    db,
    jobs,
    live,
    clock,
    log,
    progress,
    timeZone,
    model,
    timeZoneOf,
    namesOf,
  });
  const levelOf = async (user: SignedInUser) => user.levelId as CefrLevel | null;
  const chat = createChat({
    db,
    clock,
    live,
    log,
    streams,
    processing,
    progress,
    scenarios,
    engine,
    ai,
    mayUseAi,
    namesOf,
    levelOf,
    ...(options.timing ? { timing: options.timing } : {}),
  });
  const worker = processing.createWorker(engine, { concurrency: 2 });

  const http = await createHttpServer({ log, logRequests: false, trustedProxies: [] });
  const users = usersOf(opened);
  const authenticate = {
    identity: async () => Promise.reject(new Problem('unauthenticated')),
    user: async (request: { headers: { authorization?: string | undefined } }) => {
      const user = await users.find(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (!user) throw new Problem('unauthenticated');
      return { user, identity: undefined as never };
    },
    isProved: async () => true,
  };
  const routes = createRoutes(http, authenticate as never, streams, {
    refused: async () => {},
    unproved: async () => {},
    downloaded: async () => {},
  });
  registerLiveRoutes(routes, live, streams);
  registerChatRoutes(routes, chat, processing);
  registerProgressRoutes(routes, progress, {
    levelOf,
    openConversationOf: chat.openConversationOf,
    goalDaysOf: async () => null,
    plan: {},
  });
  registerMessageRoutes(routes, processing.messageReview, ledger);
  registerSafetyRoutes(routes, processing.safety);
  registerDashboardRoutes(
    routes,
    createAdminDashboard({
      clock,
      messageReview: processing.messageReview,
      safety: processing.safety,
      progress,
      curriculum: createCurriculum(db),
      questions: createQuestionsList(db),
      aiBudget: ai?.budget ?? null,
      ledger,
      providers,
      configuredProviders: configuredProviders(config),
    }),
  );
  await jobs.start();
  await live.start();
  await chat.startSweeping();
  if (options.worker ?? true) {
    await worker.start();
    await processing.messageReview.runs.work();
  }

  let base: string | undefined;
  return {
    clock,
    config,
    database,
    db,
    live,
    /** Resolves when the condition is true. Checks it again at each live event of the user. */
    heard: (userId: string, isSo: () => Promise<boolean>) => heard(live, userId, isSo),
    chat,
    processing,
    progress,
    worker,
    users,
    /** Makes one call. The body of the answer is parsed. */
    async call(user: { id: string }, path: string, body?: object, method: 'GET' | 'POST' = 'POST') {
      const answer = await http.inject({
        method,
        url: `/api/private/${path}`,
        headers: { authorization: `Bearer ${user.id}` },
        ...(body ? { payload: body } : {}),
      });
      const isEvents = String(answer.headers['content-type']).startsWith('text/event-stream');
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isEvents ? undefined : answer.json(),
        events: isEvents ? eventsIn(answer.body) : [],
      };
    },
    /** The address of the running server. It starts to listen on the first call. */
    async address(): Promise<string> {
      if (!base) {
        await http.listen({ host: '127.0.0.1', port: 0 });
        base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/private/`;
      }
      return base;
    },
    /** Runs SQL unchanged. */
    run: (text: string) => sql.raw<Record<string, unknown>>(text).execute(db),
    /** Stops as main.ts does on a signal. */
    async stop() {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await chat.close();
      processing.messageReview.runs.close();
      await Promise.allSettled(streams.open);
      await http.close();
      await jobs.stop(1000);
      await worker.idle();
      await live.stop();
    },
    async close() {
      await this.stop();
      await providers.close();
      await opened.close();
      if (!options.database) await database.drop();
    },
  };
};

export type PracticeApp = Awaited<ReturnType<typeof startPracticeApp>>;

/** Checks the condition at each live event of a user until it is true. */
const heard = async (
  live: ReturnType<typeof createLive>,
  userId: string,
  isSo: () => Promise<boolean>,
): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => void isSo().then((so) => so && resolve(), reject);
  const leave = live.subscribe({ userId, sessionId: null, admin: true, push: look });
  look();
  await promise.finally(leave);
};

const usersOf = ({ pool }: Database) => ({
  async add(given: Partial<SignedInUser> & { surname?: string } = {}): Promise<SignedInUser> {
    const user: SignedInUser = {
      id: randomUUID(),
      name: 'Ayşe',
      role: 'user',
      needsSecondFactor: false,
      levelId: 'A1',
      timeZone: 'Europe/Istanbul',
      language: 'tr',
      ...given,
    };
    await pool.query(
      `insert into users (id, name, surname, email, role, status, level_id, time_zone, created_at)
       values ($1, $2, $3, $4, $5, 'active', $6, $7, now())`,
      [
        user.id,
        user.name,
        given.surname ?? 'Yılmaz',
        `${user.id}@example.org`,
        user.role,
        user.levelId,
        user.timeZone,
      ],
    );
    return user;
  },
  async find(id: string): Promise<SignedInUser | undefined> {
    const { rows } = await pool.query(
      `select id::text, name, role, level_id as "levelId", time_zone as "timeZone", language
       from users where id::text = $1`,
      [id],
    );
    return rows[0];
  },
});

/** Parses the server-sent events of a complete body. */
export const eventsIn = (body: string): ReplyEvent[] =>
  body
    .split('\n\n')
    .map((block) => block.split('\n').find((line) => line.startsWith('data: ')))
    .filter((line) => line !== undefined)
    .map((line) => JSON.parse(line.slice(6)));
