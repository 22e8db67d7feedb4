import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { createUnitChecks } from './check.service.ts';
import { createCheckItems } from './items.service.ts';
import { registerPathRoutes } from './path.routes.ts';
import { createPath } from './path.service.ts';

type Deps = { platform: PlatformModule; curriculum: CurriculumModule; progress: ProgressModule };

/** Creates the module for the learning path: units with their checks and reviews (decision 39). */
export const createPathModule = ({
  platform: { db, clock },
  curriculum: { curriculum, levels, units },
  progress: { progress },
}: Deps) => {
  const path = createPath({ db, clock, curriculum, levels, units });
  const items = createCheckItems(curriculum);
  const checks = createUnitChecks({ db, clock, items, progress, unitOf: path.unitOf });
  return {
    path,
    routes: (routes) => registerPathRoutes(routes, { path, checks, units }),
  } satisfies Module & Record<string, unknown>;
};
