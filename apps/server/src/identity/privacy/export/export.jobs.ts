import type { Queue } from '../../../platform/jobs/jobs.ts';

/** Queue for exports of a user’s data. A payload contains the id of the export, never the id of the user. */
export const exportQueue: Queue = { name: 'privacy-export', retryLimit: 3, retryDelay: 5, retryDelayMax: 60 };

export type ExportJob = { exportId: string };
