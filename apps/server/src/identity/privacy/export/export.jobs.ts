import type { Queue } from '../../../platform/jobs/jobs.ts';

/** Queue for exports of a user’s data. A payload contains the export’s id, never the user’s. */
export const exportQueue: Queue = { name: 'privacy-export', retryLimit: 3, retryDelay: 5, retryDelayMax: 60 };

export type ExportJob = { exportId: string };
