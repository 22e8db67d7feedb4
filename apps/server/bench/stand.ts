import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { createClient, signIn } from './client.ts';
import { startProduct } from './processes.ts';

const account = { email: 'bench@example.org', password: 'ölçüm için bir şifre' };

export const say = (line: string) => process.stdout.write(`${line}\n`);
/** The machine's load over the last minute. */
export const load = () => loadavg()[0]?.toFixed(1) ?? '';

/** Milliseconds of the middle call and of the 95th of a hundred. */
export type Spread = { median: number; p95: number };

/** Makes the call a quarter more often than it is counted: the first ones only warm up. */
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

/** The product on a database of its own, with one administrator who calls it; the data go at the end unless kept. */
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
    email: account.email,
    /** Signs in, and gives a private call to measure; a token lives five minutes, so each has its own. */
    async caller(path: string, body: () => string | undefined = () => undefined) {
      const headers = await signIn(client, product.url, account);
      return async () => {
        const answer = await client.send(`${product.url}/api/private/${path}`, headers, body());
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
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
