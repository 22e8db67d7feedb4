import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerPlacementRoutes } from './placement.routes.ts';
import { createPlacement } from './placement.service.ts';
import { createPlacementAnswers } from './placement-answers.service.ts';

type Deps = { platform: PlatformModule; curriculum: CurriculumModule; progress: ProgressModule };

/** Creates the module for the placement test. */
export const createPlacementModule = ({
  platform,
  curriculum: { curriculum, levels },
  progress: { progress },
}: Deps) => {
  const { db, clock } = platform;
  const placement = createPlacement({ db, clock, curriculum, levels, progress });

  return {
    placement,
    answers: createPlacementAnswers(db),

    routes: (routes) => registerPlacementRoutes(routes, placement),
  } satisfies Module & Record<string, unknown>;
};
