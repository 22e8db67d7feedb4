import { listSafetyCases, lookAtSafetyCase, settleSafetyCase } from '@pratik/contract/safety';
import type { Routes } from '../../platform/http/routes.ts';
import type { Safety } from '../../processing/safety/safety.service.ts';

/** Registers the routes for safety cases: messages that may be about a danger, and learners’ reports. */
export const registerSafetyRoutes = (routes: Routes, safety: Safety): void => {
  routes.user(listSafetyCases, ({ body }) => safety.list(body));
  routes.user(lookAtSafetyCase, ({ body, user }) => safety.look(user.id, body));
  routes.user(settleSafetyCase, async ({ body, user }) => {
    await safety.settle(user.id, body);
    return { done: true } as const;
  });
};
