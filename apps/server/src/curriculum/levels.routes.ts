import { listLevels } from '@pratik/contract/level';
import type { Routes } from '../platform/http/routes.ts';
import type { LevelsService } from './levels.service.ts';

export const registerLevelRoutes = (routes: Routes, levels: LevelsService): void => {
  routes.user(listLevels, async () => ({ levels: await levels.list() }));
};
