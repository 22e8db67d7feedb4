import {
  acceptPlacement,
  answerPlacement,
  getPlacementAttempt,
  getPlacementOverview,
  listPlacements,
  skipPlacement,
  startPlacement,
} from '@pratik/contract/placement';
import type { Routes } from '../../platform/http/routes.ts';
import type { PlacementService } from './placement.service.ts';

export const registerPlacementRoutes = (routes: Routes, placement: PlacementService): void => {
  routes.user(getPlacementOverview, ({ user }) => placement.overview(user));
  routes.user(getPlacementAttempt, ({ user, query }) => placement.get(user, query.id));
  routes.user(startPlacement, ({ user, body }) => placement.start(user, body));
  routes.user(answerPlacement, ({ user, body }) => placement.answer(user, body));
  routes.user(acceptPlacement, ({ user, body }) => placement.accept(user, body.attemptId));
  routes.user(skipPlacement, async ({ user }) => {
    await placement.skip(user);
    return { done: true } as const;
  });
  routes.user(listPlacements, ({ user, body }) => placement.list(user, body));
};
