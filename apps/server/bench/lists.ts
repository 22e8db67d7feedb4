import { listCases } from './list-cases.ts';
import { fillLists, sizes } from './list-data.ts';
import { load, measure, openStand, type Spread, say } from './stand.ts';

/**
 * Measures filtered pages of the administrators’ lists over HTTP, one request at a time. The database has a million
 * users, a hundred thousand questions, five million messages and a million log entries. A direct read by primary
 * key, before and after the requests, is the baseline.
 * BENCH_DATA: a folder that stores the database. The first run creates the database; later runs reuse it.
 */
const calls = Number(process.env.BENCH_CALLS ?? 100);
const goalMs = 50;
const stand = await openStand({ ROLES: 'api' }, process.env.BENCH_DATA);

const formatted = ({ median, p95 }: Spread) =>
  `${median.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(8)}`;

/** Baseline: reads a random user by primary key, directly from the database. */
const bareRead = () =>
  measure(calls, async () => {
    const n = 1 + Math.floor(Math.random() * sizes.users);
    const id = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
    await stand.db.query({ name: 'bare', text: 'select * from users where id = $1', values: [id] });
  });

try {
  const { rows } = await stand.db.query(
    `select exists (select from users where email like 'kisi1@%') as filled`,
  );
  if (!rows[0].filled) await fillLists(stand.db, say);
  say(
    `${'milliseconds per request, one request at a time'.padEnd(58)}${'p50'.padStart(8)}${'p95'.padStart(8)}    load`,
  );
  const bare = async () =>
    say(
      `${'a user by primary key, directly from the database'.padEnd(58)}${formatted(await bareRead())}    ${load()}`,
    );
  await bare();
  const missed: string[] = [];
  for (const { list, what, body } of listCases) {
    const sent = JSON.stringify(body);
    const spread = await measure(calls, await stand.caller(list, () => sent));
    if (spread.p95 >= goalMs) missed.push(`${list}, ${what}`);
    say(`${`${list}: ${what}`.padEnd(58)}${formatted(spread)}    ${load()}`);
  }
  await bare();
  say(`requests under ${goalMs} ms at p95: ${listCases.length - missed.length} of ${listCases.length}`);
  for (const one of missed) say(`missed: ${one}`);
} finally {
  await stand.close();
}
