import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { createClient, signIn } from './client.ts';
import { listCases } from './list-cases.ts';
import { fillLists, sizes } from './list-data.ts';
import { startProduct } from './processes.ts';

/**
 * Filtered pages of the administrator's lists at a million people, a hundred thousand questions and five million
 * messages and a million log entries, over HTTP and one after the other, beside a bare read by primary key in the same minute.
 * BENCH_DATA: a folder to keep the database in; made on the first run, used again by the next.
 */
const account = { email: 'bench@example.org', password: 'ölçüm için bir şifre' };
const calls = Number(process.env.BENCH_CALLS ?? 100);
const goalMs = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);
const load = () => loadavg()[0]?.toFixed(1) ?? '';

const folder = process.env.BENCH_DATA ?? (await mkdtemp(join(tmpdir(), 'pratik-bench-')));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
const product = await startProduct({
  DATABASE_URL: postgres.url,
  ROLES: 'api',
  BOOTSTRAP_ADMIN_EMAIL: account.email,
  BOOTSTRAP_ADMIN_PASSWORD: account.password,
});
const db = new pg.Client({ connectionString: postgres.url });
const client = createClient(1);

type Spread = { median: number; p95: number };

/** Milliseconds of the middle call and of the 95th of a hundred; the first fifth only warms up. */
const measure = async (once: () => Promise<void>): Promise<Spread> => {
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

const told = ({ median, p95 }: Spread) => `${median.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`;

/** One person by primary key, another each time, with nothing in between. */
const bareRead = () =>
  measure(async () => {
    const n = 1 + Math.floor(Math.random() * sizes.people);
    const id = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
    await db.query({ name: 'bare', text: 'select * from users where id = $1', values: [id] });
  });

try {
  await db.connect();
  const { rows } = await db.query(`select exists (select from users where email like 'kisi1@%') as filled`);
  if (!rows[0].filled) await fillLists(db, say);
  say(
    `${'milliseconds, one call after the other'.padEnd(58)}${'p50'.padStart(8)}${'p95'.padStart(8)}    load`,
  );
  const bare = async () =>
    say(`${'a person by primary key, over pg alone'.padEnd(58)}${told(await bareRead())}    ${load()}`);
  await bare();
  const missed: string[] = [];
  for (const { list, what, body } of listCases) {
    // A token lives five minutes: each page has its own.
    const headers = await signIn(client, product.url, account);
    const sent = JSON.stringify(body);
    const spread = await measure(async () => {
      const answer = await client.send(`${product.url}/api/private/${list}`, headers, sent);
      if (answer.status !== 200) throw new Error(`${list} answered ${answer.status}: ${answer.body}`);
    });
    if (spread.p95 >= goalMs) missed.push(`${list}, ${what}`);
    say(`${`${list}: ${what}`.padEnd(58)}${told(spread)}    ${load()}`);
  }
  await bare();
  say(`under ${goalMs} ms at p95: ${listCases.length - missed.length} of ${listCases.length}`);
  for (const one of missed) say(`missed: ${one}`);
} finally {
  client.close();
  await db.end();
  await product.stop();
  await postgres.stop();
  if (process.env.BENCH_DATA === undefined) await rm(folder, { recursive: true, force: true });
}
