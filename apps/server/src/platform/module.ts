import type { Routes } from './http/routes.ts';
import type { Queue } from './jobs/jobs.ts';

/** The roles of this process (setting ROLES): answer requests (`api`), process jobs (`worker`), or both. */
export type Roles = { api: boolean; worker: boolean };

/** Lifecycle and registration functions of a feature. Every function is optional. */
export type Module = {
  /** The queues of the feature’s jobs. */
  queues?: readonly Queue[];
  /** Registers the feature’s routes. */
  routes?(routes: Routes): void;
  /** Starts the feature’s background work after the job store is open. */
  start?(roles: Roles): Promise<void> | void;
  /** Stops the feature’s background work. Requests and jobs in progress continue. */
  stop?(): Promise<void> | void;
  /** Releases resources after all requests and jobs have ended. */
  close?(): Promise<void> | void;
};
