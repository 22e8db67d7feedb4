import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerReadingRoutes } from './reading.routes.ts';
import { createReading } from './reading.service.ts';
import { createReadingAnswers } from './reading-answers.service.ts';

type Deps = { platform: PlatformModule; curriculum: CurriculumModule; progress: ProgressModule };

/** Creates the module for reading texts with questions. */
export const createReadingModule = ({
  platform,
  curriculum: { curriculum, levels },
  progress: { progress },
}: Deps) => {
  const { db, clock } = platform;
  const reading = createReading({ db, clock, curriculum, levels, progress });

  return {
    reading,
    answers: createReadingAnswers(db),

    routes: (routes) => registerReadingRoutes(routes, reading),
  } satisfies Module & Record<string, unknown>;
};
