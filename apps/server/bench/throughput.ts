import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { startFakeAiServer } from '../test/fake-ai-server.ts';
import { createClient, message, rate, signIn, startConversations } from './client.ts';
import { type Running, startBare, startProduct } from './processes.ts';

/**
 * `npm run bench`: Pratik’s throughput compared with bare node:http on the same machine.
 * Each result is Pratik’s throughput divided by the throughput of the bare server with the same kind of SQL
 * statement. The two servers are measured alternately.
 */
const account = { email: 'bench@example.org', password: 'ölçüm için bir şifre' };
const users = { BOOTSTRAP_ADMIN_EMAIL: account.email, BOOTSTRAP_ADMIN_PASSWORD: account.password };
const lanes = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const perSecond = (value: number) => `${value.toFixed(0).padStart(7)}/s`;
const share = (value: number, of: number) => `${((100 * value) / of).toFixed(0)} %`;

const scratch = await mkdtemp(join(tmpdir(), 'pratik-bench-'));
const running: Running[] = [];
const keep = async (starting: Promise<Running>): Promise<Running> => {
  const one = await starting;
  running.push(one);
  return one;
};

const starts = async () => {
  const dataDir = join(scratch, 'starts');
  const first = await startProduct({ DATA_DIR: dataDir });
  await first.stop();
  const later: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const again = await startProduct({ DATA_DIR: dataDir });
    later.push(again.startMs);
    await again.stop();
  }
  say(
    `start, process to address: first ${first.startMs.toFixed(0)} ms, later ${median(later).toFixed(0)} ms`,
  );
};

const client = createClient(lanes);
const ok = (expected: number, answer: { status: number; body: string }) => {
  if (answer.status !== expected)
    throw new Error(`the server returned status ${answer.status}: ${answer.body}`);
};

/**
 * Alternates between the bare server and Pratik, so that other load on the machine affects both measurements
 * equally.
 */
const compare = async (bare: (lane: number) => Promise<void>, product: (lane: number) => Promise<void>) => {
  const rates = { bare: [] as number[], product: [] as number[] };
  await rate(lanes, 1, bare);
  await rate(lanes, 1, product);
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push(await rate(lanes, seconds, bare));
    rates.product.push(await rate(lanes, seconds, product));
  }
  return { bare: median(rates.bare), product: median(rates.product) };
};

try {
  await starts();
  const postgres = await startEmbeddedPostgres({ dataDir: join(scratch, 'data'), log: () => {} });
  running.push({ url: '', startMs: 0, stop: postgres.stop });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('create database bare');
  await admin.end();
  const bareUrl = new URL(postgres.url);
  bareUrl.pathname = '/bare';

  const bare = await keep(startBare(bareUrl.href));
  const product = await keep(
    startProduct({ ...users, DATABASE_URL: postgres.url, DAILY_CHAT_MINUTES: '240' }),
  );
  const headers = await signIn(client, product.url, account);

  const get = (path: string) => async () => ok(200, await client.send(`${bare.url}${path}`, {}));
  const getRole = async () =>
    ok(200, await client.send(`${product.url}/api/private/user/getRole`, headers, ''));
  const nothing = await rate(lanes, seconds, get('/nothing'));
  const read = await compare(get('/read'), getRole);
  say(`bare node:http, no query                   ${perSecond(nothing)}`);
  say(`bare node:http, one read by primary key    ${perSecond(read.bare)}`);
  say(
    `user/getRole                               ${perSecond(read.product)}  ${share(read.product, read.bare)} of the bare read`,
  );

  const conversations = await startConversations(client, product.url, headers, lanes);
  const write = await compare(get('/write'), async (lane) =>
    ok(
      200,
      await client.send(
        `${product.url}/api/private/chat/send-message`,
        headers,
        message(conversations[lane] ?? ''),
      ),
    ),
  );
  say(`bare node:http, one durable insert         ${perSecond(write.bare)}`);
  say(
    `chat/send-message, reply stored            ${perSecond(write.product)}  ${share(write.product, write.bare)} of the bare insert`,
  );
  await product.stop();
  running.splice(running.indexOf(product), 1);

  const ai = await startFakeAiServer();
  running.push({ url: ai.url, startMs: 0, stop: ai.close });
  const withAi = await keep(
    startProduct({
      ...users,
      DATABASE_URL: postgres.url,
      AI_BASE_URL: ai.url,
      AI_MODEL: 'bench',
      DAILY_CHAT_MINUTES: '240',
      AI_TOKENS_PER_USER_PER_DAY: '100000000',
      AI_TOKENS_PER_DAY: '1000000000',
    }),
  );
  const own: number[] = [];
  const whole: number[] = [];
  const aiHeaders = await signIn(client, withAi.url, account);
  const [conversation] = await startConversations(client, withAi.url, aiHeaders, 1);
  const asked = JSON.stringify({ model: 'bench', stream: true, max_tokens: 50, messages: [] });
  for (let round = 0; round < 60; round += 1) {
    const begun = performance.now();
    const direct = await fetch(`${ai.url}/chat/completions`, { method: 'POST', body: asked });
    await direct.body?.getReader().read();
    own.push(performance.now() - begun);
    await direct.body?.cancel().catch(() => undefined);
    const url = `${withAi.url}/api/private/chat/send-message`;
    const answer = await client.send(url, aiHeaders, message(conversation ?? ''));
    ok(200, answer);
    whole.push(answer.firstDeltaMs ?? Number.NaN);
  }
  const added = median(whole.slice(10)) - median(own.slice(10));
  say(
    `first token: model server ${median(own.slice(10)).toFixed(1)} ms, through Pratik ${median(whole.slice(10)).toFixed(1)} ms, added ${added.toFixed(1)} ms`,
  );
} finally {
  client.close();
  for (const one of running.reverse()) await one.stop();
  await rm(scratch, { recursive: true, force: true });
}
