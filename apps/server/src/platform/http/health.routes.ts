import { health, live, ready } from '@pratik/contract/setup';
import type { DatabaseProbe } from '../db/database-probe.ts';
import type { Admission } from './limits/admission.ts';
import { Problem } from './problem.ts';
import type { Routes } from './routes.ts';

type Parts = { probe: DatabaseProbe; admission: Admission; stopping: AbortSignal };

const ok = { status: 'ok' as const };
/** Value of the Retry-After header of a failed health check, in seconds. */
const retryAfter = 5;

/**
 * Registers the health routes. `live` succeeds while the process runs. `health` also requires the database. `ready`
 * also requires that the process accepts new requests.
 */
export const registerHealthRoutes = (routes: Routes, { probe, admission, stopping }: Parts): void => {
  routes.public(live, async () => ok);
  routes.public(health, async () => {
    if (!(await probe.answers())) throw new Problem('unavailable', { retryAfter });
    return ok;
  });
  routes.public(ready, async () => {
    if (stopping.aborted || admission.isFull() || !(await probe.answers())) {
      throw new Problem('unavailable', { retryAfter });
    }
    return ok;
  });
};
