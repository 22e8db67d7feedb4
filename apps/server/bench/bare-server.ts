import { createServer } from 'node:http';
import pg from 'pg';

/**
 * Baseline server: node:http and the same SQL statements as Pratik, without Pratik’s code.
 * GET /nothing runs no query. GET /read reads one row by primary key. POST /write inserts one row durably.
 */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 20 });
await pool.query('create table if not exists bench_rows (id uuid primary key, body text not null)');
const seeded = '00000000-0000-4000-8000-000000000001';
await pool.query('insert into bench_rows values ($1, $2) on conflict do nothing', [seeded, 'user']);

const answers: Record<string, () => Promise<unknown>> = {
  '/nothing': async () => ({ role: 'user' }),
  '/read': async () => {
    const { rows } = await pool.query({
      name: 'read',
      text: 'select body as role from bench_rows where id = $1',
      values: [seeded],
    });
    return rows[0];
  },
  '/write': async () => {
    await pool.query({
      name: 'write',
      text: 'insert into bench_rows values (gen_random_uuid(), $1)',
      values: ['I would like a cup of tea, please.'],
    });
    return { done: true };
  },
};

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const answer = answers[request.url ?? ''] ?? answers['/nothing'];
    answer?.().then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.writeHead(500).end(),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
process.on('disconnect', () => process.exit(0));
