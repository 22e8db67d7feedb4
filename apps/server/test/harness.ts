import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeedbackEngine } from '@pratik/feedback/engine';
import { encodeUploadInput, uploadInputHeader, uploadType } from '@pratik/text/upload';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject as fromVitest } from 'vitest';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/platform/config/config.ts';
import type { FirebaseAddresses } from '../src/platform/idp/firebase-google.ts';
import type { Log } from '../src/platform/log/log.ts';
import type { SpeechEngine } from '../src/platform/speech/speech.ts';
import { cloneDatabase } from './databases.ts';
import { fakeVoice } from './fake-voice.ts';

/** A clock that a test can set and advance. */
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

/** A fake feedback engine that always returns no corrections. */
export const silentEngine: FeedbackEngine = {
  name: 'silent',
  version: '0',
  analyse: async () => ({ corrections: [] }),
  close: async () => {},
};

export type TestApp = App & {
  clock: TestClock;
  /** The folder in which this app stores its files. */
  dataDir: string;
  /** Sends a JSON request, or uploads a file with `body` as input. `token` is the bearer token. */
  send(
    method: 'GET' | 'POST',
    url: string,
    options?: { body?: object; file?: Uint8Array; token?: string } & InjectOptions,
  ): Promise<LightMyRequestResponse>;
};

export type TestAppOptions = {
  /**
   * An app whose database, files and clock this app uses with different settings. The other app removes the database
   * and the files when it closes.
   */
  organizationOf?: Pick<TestApp, 'dataDir' | 'clock'> & { database: { url: string } };
  env?: Record<string, string>;
  /** Returns the URL through which the app connects to its database. By default the app uses the database’s URL. */
  reach?: (databaseUrl: string) => Promise<string>;
  clock?: TestClock;
  engine?: FeedbackEngine;
  /** The speech engines, by default a fake voice. `configured` means the configured speech provider. */
  speech?: readonly SpeechEngine[] | 'configured';
  log?: Log;
  /** The clock that measures the stages of spoken turns, in milliseconds. */
  ticks?: () => number;
  /** Addresses that replace those of Google’s services for Firebase. */
  firebaseAddresses?: FirebaseAddresses;
  /** Parts of the modules that the test replaces. */
  overrides?: Pick<
    AppOptions,
    'authenticate' | 'mayUse' | 'scenarios' | 'wordLevels' | 'timing' | 'stopLimits'
  >;
};

/** Path of the folder with the small test library, whose content does not change. */
export const testLibrary = fileURLToPath(new URL('library/', import.meta.url));

/** Starts the whole server with a separate database and without a network port. Call `close` in `afterAll`. */
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
    ...options.overrides,
    loadEngine: async () => options.engine ?? silentEngine,
  });
  return {
    ...app,
    clock,
    dataDir,
    send: (method, url, { body, file, token, headers, ...rest } = {}) =>
      app.http.inject({
        method,
        url,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(file ? { 'content-type': uploadType, [uploadInputHeader]: encodeUploadInput(body ?? {}) } : {}),
          ...headers,
        },
        ...(file ? { payload: Buffer.from(file) } : body === undefined ? {} : { payload: body }),
        ...rest,
      }),
    async close() {
      await app.close();
      await database.drop();
      if (!organizationOf) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
