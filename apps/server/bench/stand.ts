import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { createClient, signIn } from './client.ts';
import { startProduct } from './processes.ts';

const account = { email: 'bench@example.org', password: 'ölçüm için bir şifre' };

export const say = (line: string) => process.stdout.write(`${line}\n`);
/** Returns the machine’s load average over the last minute. */
export const load = () => loadavg()[0]?.toFixed(1) ?? '';

/** Median and 95th percentile of the call durations, in milliseconds. */
export type Spread = { median: number; p95: number };

/** Calls `once` 1.25 × `calls` times. The first fifth of the calls is a warm-up and is not measured. */
export const measure = async (calls: number, once: () => Promise<void>): Promise<Spread> => {
  const times: number[] = [];
  for (let call = 0; call < calls * 1.25; call += 1) {
    const begun = performance.now();
    await once();
    times.push(performance.now() - begun);
  }
  const sorted = times.slice(-calls).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
};

export type Stand = Awaited<ReturnType<typeof openStand>>;

/**
 * Starts Pratik on a separate database with one signed-in administrator. When the benchmark closes, the
 * database is deleted, unless the caller passed a data folder.
 */
export const openStand = async (env: Record<string, string> = {}, stored?: string) => {
  const folder = stored ?? (await mkdtemp(join(tmpdir(), 'pratik-bench-')));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    BOOTSTRAP_ADMIN_EMAIL: account.email,
    BOOTSTRAP_ADMIN_PASSWORD: account.password,
    ...env,
  });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const client = createClient(1);
  return {
    db,
    url: product.url,
    account,
    email: account.email,
    /**
     * Signs in and returns a function that makes the measured call. Each function gets a new token, because a token
     * is valid for only five minutes.
     */
    async caller(path: string, body: () => string | undefined = () => undefined) {
      const headers = await signIn(client, product.url, account);
      return async () => {
        const answer = await client.send(`${product.url}/api/private/${path}`, headers, body());
        if (answer.status !== 200)
          throw new Error(`${path} returned status ${answer.status}: ${answer.body}`);
      };
    },
    async close() {
      client.close();
      await db.end();
      await product.stop();
      await postgres.stop();
      if (stored === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
};
