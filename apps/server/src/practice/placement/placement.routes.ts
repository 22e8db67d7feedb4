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
  routes.person(getPlacementOverview, ({ person }) => placement.overview(person));
  routes.person(getPlacementAttempt, ({ person, query }) => placement.get(person, query.id));
  routes.person(startPlacement, ({ person, body }) => placement.start(person, body));
  routes.person(answerPlacement, ({ person, body }) => placement.answer(person, body));
  routes.person(acceptPlacement, ({ person, body }) => placement.accept(person, body.attemptId));
  routes.person(skipPlacement, async ({ person }) => {
    await placement.skip(person);
    return { done: true } as const;
  });
  routes.person(listPlacements, ({ person, body }) => placement.list(person, body));
};
