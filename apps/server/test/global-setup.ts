import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../src/platform/db/migrate.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';
import { templateName } from './databases.ts';
import { startScratchPostgres } from './scratch-postgres.ts';

/**
 * Starts one PostgreSQL server for all test files. Each test file uses a copy of the server’s migrated template
 * database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startScratchPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();

  const template = new URL(postgres.url);
  template.pathname = `/${templateName}`;
  await migrateToLatest(template.href);
  const jobs = createJobs(template.href, pino({ level: 'silent' }));
  await jobs.start();
  await jobs.stop(0);

  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
