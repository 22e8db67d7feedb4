import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '../src/platform/db/migrate.ts';
import type { Authenticate } from '../src/platform/http/caller.ts';
import { Problem } from '../src/platform/http/problem.ts';
import { callerHeader, createSimulatedLearner, type Profile } from './simulated-learner.ts';
import { say } from './stand.ts';

/**
 * `npm run simulate:learner`: three learners follow the plan of the day for 90 simulated days. Prints the load, the
 * retention and the units of each learner. Ends with exit code 1 when a plan was empty, a text was planned again within
 * 30 days, or a plan of 20 minutes contained more than 25 reviews.
 */
const days = Number(process.env.SIMULATED_DAYS ?? 90);
const profiles: readonly Profile[] = [
  { name: 'beginner', levelId: 'A1', minutes: 20, accuracy: 0.75, attendance: 0.9 },
  { name: 'irregular', levelId: 'A2', minutes: 10, accuracy: 0.85, attendance: 0.6 },
  { name: 'diligent', levelId: 'B1', minutes: 30, accuracy: 0.92, attendance: 0.97 },
];
const mostReviews = 25;
const restOfText = 30;

const folder = await mkdtemp(join(tmpdir(), 'pratik-simulation-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
let at = new Date('2026-03-02T15:00:00Z');
const clock = {
  now: () => new Date(at),
  set: (instant: Date) => {
    at = instant;
  },
  advance: (seconds: number) => {
    at = new Date(at.getTime() + seconds * 1000);
  },
};
await migrateToLatest(postgres.url);

/**
 * Users of the simulation who call the API, by id. Nobody signs in, because tokens would expire when the clock is
 * moved.
 */
const callers = new Map<string, string>();
const authenticate: Authenticate = {
  identity: () => Promise.reject(new Problem('unauthenticated')),
  async user({ headers }) {
    const id = String(headers[callerHeader]);
    const levelId = callers.get(id) ?? null;
    return {
      user: {
        id,
        name: 'Deneme',
        role: 'user',
        needsSecondFactor: false,
        levelId,
        timeZone: 'Europe/Istanbul',
        language: 'tr',
      },
      identity: {
        issuer: 'simulation',
        subject: id,
        sessionId: null,
        email: null,
        emailVerified: false,
        signedInAt: null,
      },
    };
  },
  isReauthenticated: async () => true,
};

const app = await createApp({
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_POOL: '6' }),
  databaseUrl: postgres.url,
  log: pino({ level: 'silent' }),
  clock,
  authenticate,
  speechEngines: [],
  loadEngine: async () => ({
    name: 'silent',
    version: '0',
    analyse: async () => ({ corrections: [] }),
    close: async () => {},
  }),
});

let failed = false;
const problem = (text: string) => {
  failed = true;
  say(`  problem: ${text}`);
};

try {
  for (const profile of profiles) {
    const begun = new Date('2026-03-02T15:00:00Z').getTime();
    clock.set(new Date(begun));
    const learner = await createSimulatedLearner({
      app,
      clock,
      profile,
      signIn: (id) => callers.set(id, profile.levelId),
    });
    const opened = new Map<string, number>();
    say(`${profile.name}: ${profile.levelId}, ${profile.minutes} minutes, ${profile.accuracy * 100} % right`);
    for (let day = 0; day < days; day += 1) {
      clock.set(new Date(begun + day * 86_400_000));
      const report = await learner.practise();
      if (report === null) continue;
      if (report.plan.length === 0) problem(`the plan of day ${day} is empty`);
      if (profile.minutes === 20 && report.reviews > mostReviews)
        problem(`day ${day} has ${report.reviews} reviews`);
      for (const text of report.texts) {
        const before = opened.get(text);
        if (before !== undefined && day - before < restOfText)
          problem(`${text} came on days ${before} and ${day}`);
        opened.set(text, day);
      }
      if (day % 30 === 29 || day === days - 1) say(`  day ${day + 1}: ${await learner.summary()}`);
    }
  }
} finally {
  await app.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
say(failed ? 'The plan broke a rule.' : 'No empty plan, no repeated text, no day with too many reviews.');
process.exitCode = failed ? 1 : 0;
