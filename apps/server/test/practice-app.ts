import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import type { ReplyEvent } from '@pratik/contract/chat';
import { libraryLevels } from '@pratik/dialogue/level/level.fixture';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { sql } from 'kysely';
import { pino } from 'pino';
import { inject as fromVitest } from 'vitest';
import { scenariosOf } from '../src/curriculum/scenarios.service.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import type { Authenticate, SignedInUser } from '../src/platform/http/caller.ts';
import { Problem } from '../src/platform/http/problem.ts';
import type { Live } from '../src/platform/live/live.ts';
import type { ReplyTiming } from '../src/practice/chat/reply/reply.service.ts';
import { cloneDatabase, type TestDatabase } from './databases.ts';
import { silentEngine, startTestApp, type TestClock, testClock } from './harness.ts';

// The scenarios of Pratik, read from their files, because the conversations in these tests follow them.
const scenarios = scenariosOf(readScenarios().scenarios);

export type PracticeOptions = {
  clock?: TestClock;
  engine?: FeedbackEngine;
  env?: Record<string, string>;
  timing?: Partial<ReplyTiming>;
  /** The database of another app. The new app uses it like a second process of the same instance. */
  database?: TestDatabase;
  worker?: boolean;
  /** Returns whether a user has consented to the AI provider. By default every user has consented. */
  mayUseAi?: (userId: string) => Promise<boolean>;
};

/**
 * Starts the whole application with a real database. The bearer token is the user’s id, so that tests need no
 * sign-in.
 */
export const startPracticeApp = async (options: PracticeOptions = {}) => {
  const database = options.database ?? (await cloneDatabase(fromVitest('postgresUrl')));
  const clock = options.clock ?? testClock();
  const engine = options.engine ?? silentEngine;
  const { mayUseAi = async () => true } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'pratik-test-'));
  // A connection that does not belong to the application, so that a test can read the database after the
  // application has stopped.
  const opened = openDatabase(database.url, pino({ level: 'silent' }), 4);
  const users = usersOf(opened);
  const app = await startTestApp({
    organizationOf: { database, dataDir, clock },
    engine,
    env: {
      DATABASE_POOL: '8',
      ROLES: (options.worker ?? true) ? 'both' : 'api',
      WORKER_CONCURRENCY: '2',
      ...options.env,
    },
    overrides: {
      authenticate: byUserId(users),
      mayUse: async (userId, purpose) => purpose === 'ai' && mayUseAi(userId),
      scenarios,
      wordLevels: async () => libraryLevels,
      timing: options.timing,
    },
  });
  const { http } = app;
  const { live } = app.modules.platform;
  const { chat } = app.modules.chat;
  const { progress } = app.modules.progress;
  const { processing } = app.modules.processing;
  let running = true;

  let base: string | undefined;
  return {
    clock,
    database,
    db: opened.db,
    live,
    /** Resolves when the condition is true; checks the condition at each live event of the user. */
    heard: (userId: string, isSo: () => Promise<boolean>) => heard(live, userId, isSo),
    chat,
    processing,
    progress,
    /** An additional worker, with which a test processes messages by itself. */
    worker: processing.createWorker(engine, { concurrency: 2 }),
    users,
    /** Makes one API call and parses the response body. */
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
    /** Returns the address of the running server, which starts to listen on the first call. */
    async address(): Promise<string> {
      if (!base) {
        await http.listen({ host: '127.0.0.1', port: 0 });
        base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}/api/private/`;
      }
      return base;
    },
    /** Runs a raw SQL statement. */
    run: (text: string) => sql.raw<Record<string, unknown>>(text).execute(opened.db),
    /** Stops the application as `main.ts` does after a termination signal. */
    async stop() {
      if (running) await app.close();
      running = false;
    },
    async close() {
      await this.stop();
      await opened.close();
      await rm(dataDir, { recursive: true, force: true });
      if (!options.database) await database.drop();
    },
  };
};

export type PracticeApp = Awaited<ReturnType<typeof startPracticeApp>>;

/** Checks the condition at each live event of a user until it is true. */
const heard = async (live: Live, userId: string, isSo: () => Promise<boolean>): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => void isSo().then((so) => so && resolve(), reject);
  const leave = live.subscribe({ userId, sessionId: null, admin: true, push: look });
  look();
  await promise.finally(leave);
};

/** Authenticates a caller by the user’s id in the bearer token. */
const byUserId = (users: ReturnType<typeof usersOf>): Authenticate => ({
  identity: () => Promise.reject(new Problem('unauthenticated')),
  async user({ headers }) {
    const user = await users.find(headers.authorization?.replace('Bearer ', '') ?? '');
    if (!user) throw new Problem('unauthenticated');
    return { user, identity: { ...nobody, subject: user.id } };
  },
  isReauthenticated: async () => true,
});

const nobody = {
  issuer: 'test',
  subject: '',
  sessionId: null,
  email: null,
  emailVerified: false,
  signedInAt: null,
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

/** Parses the server-sent events in a complete response body. */
export const eventsIn = (body: string): ReplyEvent[] =>
  body
    .split('\n\n')
    .map((block) => block.split('\n').find((line) => line.startsWith('data: ')))
    .filter((line) => line !== undefined)
    .map((line) => JSON.parse(line.slice(6)));
