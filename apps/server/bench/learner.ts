import { randomUUID } from 'node:crypto';
import { fillLearner, sizes } from './learner-data.ts';
import { load, measure, openStand, type Spread, say } from './stand.ts';

/**
 * Measures a learner’s HTTP requests, one at a time: first without any learning history, then with 100,000 answered
 * cards and 10,000 stored exercises of each kind.
 */
const calls = Number(process.env.BENCH_CALLS ?? 100);
const goalMs = 100;
const stand = await openStand({ ROLES: 'api' });

const page = (at: number, more: object = {}) => JSON.stringify({ page: at, size: 20, ...more });
const lastPage = Math.floor(Math.min(1000, sizes.pieces) / 20) - 1;
/** Card ids of the measured learner, read before each measurement. */
let cardIds: string[] = [];
let answered = 0;

const answer = () => {
  const now = new Date().toISOString();
  answered += 1;
  const cardId = cardIds[answered % cardIds.length];
  return JSON.stringify({
    sentAt: now,
    reviews: [{ id: randomUUID(), cardId, grade: 3, mode: 'recall', at: now }],
  });
};

type Case = { what: string; path: string; body?: () => string };
const cases: Case[] = [
  { what: 'dashboard', path: 'progress/learner-dashboard' },
  { what: 'words due today', path: 'vocabulary/session', body: () => '{}' },
  { what: 'an answer to a card', path: 'vocabulary/review', body: answer },
  { what: 'words, the first page', path: 'vocabulary/list', body: () => page(0) },
  {
    what: 'words, the last page listed',
    path: 'vocabulary/list',
    body: () => page(Math.min(lastPage, sizes.cards / 20 - 1)),
  },
  {
    what: 'words, searched, nothing found',
    path: 'vocabulary/list',
    body: () => page(0, { search: 'zzz' }),
  },
  { what: 'vocabulary statistics', path: 'vocabulary/stats' },
  { what: 'extra practice', path: 'vocabulary/extra', body: () => '{}' },
  ...['reading', 'listening', 'writing'].flatMap((kind): Case[] => [
    { what: `${kind}, what there is`, path: `${kind}/choices` },
    { what: `${kind}, the first page of the past`, path: `${kind}/list`, body: () => page(0) },
    { what: `${kind}, the last page listed`, path: `${kind}/list`, body: () => page(lastPage) },
  ]),
  { what: 'chat, what there is', path: 'chat/options' },
  { what: 'chat, the first page of the past', path: 'chat/list-conversations', body: () => page(0) },
  { what: 'chat, the last page listed', path: 'chat/list-conversations', body: () => page(lastPage) },
  { what: 'speaking', path: 'speaking/overview' },
];

const measureAll = async (): Promise<Spread[]> => {
  const begin = await stand.caller('vocabulary/session', () => '{}');
  await begin();
  const { rows } = await stand.db.query<{ id: string }>(
    'select card.id from vocabulary_cards card join users on users.id = user_id where email = $1',
    [stand.email],
  );
  cardIds = rows.map(({ id }) => id);
  const spreads: Spread[] = [];
  for (const { path, body } of cases) spreads.push(await measure(calls, await stand.caller(path, body)));
  return spreads;
};

const cell = (value: number | string) => (typeof value === 'string' ? value : value.toFixed(1)).padStart(9);

try {
  const empty = await measureAll();
  say(`without a learning history: load ${load()}`);
  await fillLearner(stand.db, stand.email);
  const full = await measureAll();
  say(
    `with ${sizes.reviews} answers, ${sizes.cards} words and ${sizes.pieces} exercises of each kind: load ${load()}`,
  );
  say(
    `${'milliseconds, one call after the other'.padEnd(42)}${['p50 empty', 'p95', 'p50 full', 'p95'].map((head) => head.padStart(9)).join('')}`,
  );
  let missed = 0;
  for (const [index, { what }] of cases.entries()) {
    const [before, after] = [empty[index], full[index]];
    if (!before || !after) continue;
    if (after.p95 >= goalMs) missed += 1;
    say(`${what.padEnd(42)}${[before.median, before.p95, after.median, after.p95].map(cell).join('')}`);
  }
  say(`requests under ${goalMs} ms at p95: ${cases.length - missed} of ${cases.length}`);
} finally {
  await stand.close();
}
