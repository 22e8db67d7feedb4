import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '../src/platform/db/migrate.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { templateName } from './databases.ts';

/** One PostgreSQL for the whole run, with a migrated template that every file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pratik-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();

  const template = new URL(postgres.url);
  template.pathname = `/${templateName}`;
  await migrateToLatest(template.href);
  const jobs = createJobs(template.href, [], pino({ level: 'silent' }));
  await jobs.start();
  await jobs.stop(0);

  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
