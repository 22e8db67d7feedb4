import { createJobs } from '../../jobs/jobs.ts';
import { createLog } from '../../log/log.ts';
import { migrateTo, migrationNames } from '../migrate.ts';
import type { BackupSchema } from './restore.ts';

/** Functions that migrate an empty database to the schema of a backup. */
export const backupSchema: BackupSchema = {
  knownMigrations: migrationNames,
  async prepare(url, header) {
    const last = header.migrations.at(-1);
    if (last !== undefined) await migrateTo(url, last);
    if (header.jobs === null) return;
    const jobs = createJobs(url, createLog('silent'));
    await jobs.start();
    await jobs.stop(0);
  },
};
