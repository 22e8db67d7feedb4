import { load, measure, openStand, type Spread, say } from './stand.ts';

/**
 * Measures the learner’s dashboard, one request at a time: first with an empty log, then with 100,000 activity rows
 * and 100,000 error counts of that learner among ten million rows of all users.
 */
const users = Number(process.env.BENCH_USERS ?? 100);
const daysEach = 20_000;
const kinds = ['chat', 'writing', 'vocabulary', 'reading', 'listening'];
const calls = 250;
const stand = await openStand();
const { db } = stand;

try {
  const dashboard = async () => measure(calls, await stand.caller('progress/learner-dashboard'));
  const formatted = ({ median, p95 }: Spread) =>
    `median ${median.toFixed(2)} ms, 95th of 100 ${p95.toFixed(2)} ms`;
  const empty = await dashboard();
  say(`empty log                     ${formatted(empty)}   load ${load()}`);

  // The foreign key is dropped, because inserting millions of rows is faster without it.
  await db.query('alter table activity_days drop constraint activity_days_user_id_fkey');
  await db.query(
    `insert into users (id, name, surname, email, role, status, created_at)
     select gen_random_uuid(), 'K', 'K', n || '@bench.example', 'user', 'active', now()
     from generate_series(2, $1::int) n`,
    [users],
  );
  for (const kind of kinds) {
    await db.query(
      `insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
       select users.id, current_date - n, $1, 240000, 60, 8, now()
       from users, generate_series(0, $2::int - 1) n`,
      [kind, daysEach],
    );
  }
  await db.query(
    `insert into error_counts (user_id, week, code, count)
     select users.id, date_trunc('week', current_date)::date - 7 * week, 'bench-' || code, 3
     from users, generate_series(0, 2857) week, generate_series(1, 35) code where users.email = $1`,
    [stand.email],
  );
  // The dashboard reads recent weeks, which may contain only codes that Pratik knows. Therefore one `bench-` code of
  // the last 40 days is renamed, and the others are deleted.
  await db.query(
    `update error_counts set code = 'missing-article' where code = 'bench-1';
     delete from error_counts where code like 'bench-%' and week > current_date - 40`,
  );
  await db.query('analyze activity_days, error_counts, users');
  const { rows } = await db.query(
    `select count(*) as all, count(*) filter (where user_id = (select id from users where email = $1)) as own
     from activity_days`,
    [stand.email],
  );
  say(`activity rows: ${rows[0].all} in total, ${rows[0].own} of the caller`);
  const full = await dashboard();
  say(`full log                      ${formatted(full)}   load ${load()}`);
  say(`ratio of medians              ${(full.median / empty.median).toFixed(2)}`);
} finally {
  await stand.close();
}
