import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * Test application that commits rows in an endless loop and prints the number of each row after the commit is
 * confirmed. Tests kill this application.
 */
const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined });
const client = new pg.Client(database.url);
client.on('error', () => undefined);
await client.connect();
await client.query('CREATE TABLE IF NOT EXISTS committed (n bigint PRIMARY KEY)');
const begun = Date.now() * 1000;
for (let n = begun; ; n += 1) {
  await client.query('INSERT INTO committed VALUES ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
