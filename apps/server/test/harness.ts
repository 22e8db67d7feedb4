import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject as fromVitest } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/platform/config/config.ts';
import type { FirebaseAddresses } from '../src/platform/idp/firebase-google.ts';
import type { Log } from '../src/platform/log/log.ts';
import type { SpeechEngine } from '../src/platform/speech/speech.ts';
import { cloneDatabase } from './databases.ts';
import { fakeVoice } from './fake-voice.ts';

/** A clock a test moves by hand. */
export type TestClock = { now(): Date; set(instant: string): void; advance(seconds: number): void };

export const testClock = (start = '2026-03-10T09:00:00Z'): TestClock => {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = new Date(instant);
    },
    advance: (seconds) => {
      at = new Date(at.getTime() + seconds * 1000);
    },
  };
};

/** Finds nothing, at once. */
export const silentEngine: FeedbackEngine = {
  name: 'silent',
  version: '0',
  analyse: async () => ({ corrections: [] }),
  close: async () => {},
};

export type TestApp = App & {
  clock: TestClock;
  /** Where this house keeps its files. */
  dataDir: string;
  /** Sends a JSON request; `token` becomes the bearer token. */
  send(
    method: 'GET' | 'POST',
    url: string,
    options?: { body?: object; token?: string } & InjectOptions,
  ): Promise<LightMyRequestResponse>;
};

export type TestAppOptions = {
  /** The house of another app, started besides with other settings; that one clears it away. */
  organizationOf?: Pick<TestApp, 'database' | 'dataDir' | 'clock'>;
  env?: Record<string, string>;
  /** The way the app takes to its database; the straight one by default. */
  reach?: (databaseUrl: string) => Promise<string>;
  clock?: TestClock;
  engine?: FeedbackEngine;
  /** Who speaks; a voice that hums by default, `house` for what the settings name. */
  speech?: readonly SpeechEngine[] | 'configured';
  log?: Log;
  /** What stages of spoken turns are measured by, in milliseconds. */
  ticks?: () => number;
  /** Where Google answers for Firebase. */
  firebaseAddresses?: FirebaseAddresses;
};

/** A library of a few items, which stay as they are. */
export const testLibrary = fileURLToPath(new URL('library/', import.meta.url));

/** The whole server on a database of its own, without a port. Close it in `afterAll`. */
export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { organizationOf } = options;
  const database = organizationOf
    ? { url: organizationOf.database.url, drop: async () => {} }
    : await cloneDatabase(fromVitest('postgresUrl'));
  const clock = organizationOf?.clock ?? options.clock ?? testClock();
  const dataDir = organizationOf?.dataDir ?? (await mkdtemp(join(tmpdir(), 'pratik-test-')));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATABASE_POOL: '6',
    DATA_DIR: dataDir,
    ...options.env,
  });
  const { speech = [fakeVoice()] } = options;
  const app = await createApp({
    config,
    databaseUrl: options.reach ? await options.reach(database.url) : database.url,
    log: options.log ?? pino({ level: 'silent' }),
    clock,
    libraryDir: testLibrary,
    ...(options.ticks ? { ticks: options.ticks } : {}),
    ...(speech === 'configured' ? {} : { speechEngines: speech }),
    ...(options.firebaseAddresses ? { firebaseAddresses: options.firebaseAddresses } : {}),
    loadEngine: async () => options.engine ?? silentEngine,
  });
  return {
    ...app,
    clock,
    dataDir,
    send: (method, url, { body, token, headers, ...rest } = {}) =>
      app.http.inject({
        method,
        url,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
        ...rest,
      }),
    async close() {
      await app.close();
      await database.drop();
      if (!organizationOf) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
