import { listSafetyCases, lookAtSafetyCase, settleSafetyCase } from '@pratik/contract/safety';
import type { Routes } from '../../platform/http/routes.ts';
import type { Safety } from '../../processing/safety.service.ts';

/** What needs a person: danger that was spoken of, and what learners reported. */
export const registerSafetyRoutes = (routes: Routes, safety: Safety): void => {
  routes.person(listSafetyCases, ({ body }) => safety.list(body));
  routes.person(lookAtSafetyCase, ({ body, person }) => safety.look(person.id, body));
  routes.person(settleSafetyCase, async ({ body, person }) => {
    await safety.settle(person.id, body);
    return { done: true } as const;
  });
};
