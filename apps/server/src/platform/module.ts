import type { Routes } from './http/routes.ts';
import type { Queue } from './jobs/jobs.ts';

/** What this process does: answer requests, process jobs, or both (ROLES). */
export type Roles = { api: boolean; worker: boolean };

/** What every feature has besides its services. Everything is optional. */
export type Module = {
  /** The queues of its jobs. */
  queues?: readonly Queue[];
  /** Registers its calls. */
  routes?(routes: Routes): void;
  /** Starts its background work, when the job store is open. */
  start?(roles: Roles): Promise<void> | void;
  /** Ends its background work. Requests and jobs in progress continue. */
  stop?(): Promise<void> | void;
  /** Releases what requests and jobs used, after they have ended. */
  close?(): Promise<void> | void;
};
