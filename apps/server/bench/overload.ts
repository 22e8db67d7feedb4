import { createClient, rate, signIn } from './client.ts';
import { load, openStand, say } from './stand.ts';

/**
 * Sends authenticated read requests over far more connections than the database pool can serve, and requests the
 * health endpoint at the same time. The client sends a rejected request again at once, as if it ignored
 * Retry-After.
 */
const connections = Number(process.env.BENCH_CONNECTIONS ?? 900);
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const warmUpSeconds = 15;
const healthEveryMs = 250;

const page = JSON.stringify({ page: 0, size: 20 });
const calls: readonly { path: string; body?: string }[] = [
  { path: 'progress/learner-dashboard' },
  { path: 'user/getRole', body: '' },
  { path: 'vocabulary/list', body: page },
  { path: 'reading/choices' },
  { path: 'chat/list-conversations', body: page },
  { path: 'writing/list', body: page },
];

const spread = (times: number[]): string => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [0.5, 0.95, 1].map((share) => `${(at(share) ?? Number.NaN).toFixed(0).padStart(6)}`).join(' ');
};

const stand = await openStand({ ROLES: 'api' });
const client = createClient(connections);
const monitor = createClient(1);
try {
  const headers = await signIn(client, stand.url, stand.account);
  // The warm-up is needed, because right after its start the server is still loading the language engine and the
  // library.
  await rate(2, warmUpSeconds, async (lane) => {
    await client.send(`${stand.url}/api/private/${calls[lane]?.path}`, headers, calls[lane]?.body);
  });
  const times = new Map<number, number[]>();
  const health: number[] = [];
  const unhealthy: number[] = [];
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;

  const reading = async (lane: number) => {
    for (let turn = lane; !isOver(); turn += 1) {
      const call = calls[turn % calls.length];
      const asked = performance.now();
      const { status } = await client.send(`${stand.url}/api/private/${call?.path}`, headers, call?.body);
      const answers = times.get(status) ?? [];
      answers.push(performance.now() - asked);
      times.set(status, answers);
    }
  };
  const monitoring = async () => {
    while (!isOver()) {
      const asked = performance.now();
      const { status } = await monitor.send(`${stand.url}/api/public/health`, {});
      health.push(performance.now() - asked);
      if (status !== 200) unhealthy.push(status);
      await new Promise((resolve) => setTimeout(resolve, healthEveryMs));
    }
  };
  await Promise.all([monitoring(), ...Array.from({ length: connections }, (_, lane) => reading(lane))]);

  const tookS = (performance.now() - begun) / 1000;
  say(`${connections} connections, ${tookS.toFixed(0)} s, load ${load()}; milliseconds: p50, p95, longest`);
  for (const [status, answers] of [...times].sort(([a], [b]) => a - b)) {
    say(`  ${status} ${(answers.length / tookS).toFixed(0).padStart(6)}/s ${spread(answers)}`);
  }
  say(`  health ${String(health.length).padStart(4)} x ${spread(health)}; not 200: ${unhealthy.length}`);
} finally {
  client.close();
  monitor.close();
  await stand.close();
}
