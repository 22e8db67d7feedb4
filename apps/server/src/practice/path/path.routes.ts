import {
  answerUnitCheck,
  getPath,
  getPathMap,
  getUnit,
  getUnitCheck,
  startUnitCheck,
} from '@pratik/contract/path';
import type { Units } from '../../curriculum/path/units.service.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { UnitChecks } from './check.service.ts';
import type { PathService } from './path.service.ts';

type Services = { path: PathService; checks: UnitChecks; units: Units };

export const registerPathRoutes = (routes: Routes, { path, checks, units }: Services): void => {
  routes.user(getPath, ({ user, body }) => path.path(user, body));
  routes.user(getUnit, async ({ user, body }) => ({ unit: await path.unit(user, body.id) }));
  routes.user(startUnitCheck, async ({ user, body }) => ({ check: await checks.start(user, body) }));
  routes.user(getUnitCheck, async ({ user, body }) => ({ check: await checks.get(user, body.checkId) }));
  routes.user(answerUnitCheck, async ({ user, body }) => ({ check: await checks.answer(user, body) }));
  routes.user(getPathMap, async () => ({ units: await units.map() }));
};
