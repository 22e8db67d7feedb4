import type { Queue } from '../../platform/jobs/jobs.ts';

/** Copies of what is held on a person; a payload names the export, never the person. */
export const exportQueue: Queue = { name: 'privacy-export', retryLimit: 3, retryDelay: 5, retryDelayMax: 60 };

export type ExportJob = { exportId: string };
