import { lookUpWord } from '@pratik/contract/curriculum';
import { listLevels } from '@pratik/contract/level';
import type { Routes } from '../platform/http/routes.ts';
import type { Curriculum } from './curriculum.service.ts';
import type { LevelsService } from './levels/levels.service.ts';

export const registerCurriculumRoutes = (
  routes: Routes,
  curriculum: Curriculum,
  levels: LevelsService,
): void => {
  routes.user(lookUpWord, ({ query }) => curriculum.lookUp(query));
  routes.user(listLevels, async () => ({ levels: await levels.list() }));
};
