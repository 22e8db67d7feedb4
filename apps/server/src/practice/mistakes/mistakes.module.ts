import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProcessingModule } from '../../processing/processing.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerMistakesRoutes } from './mistakes.routes.ts';
import { createMistakes } from './mistakes.service.ts';

type Deps = {
  platform: PlatformModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  processing: ProcessingModule;
};

/**
 * Creates the module for mistake cards: the learner’s own mistakes, which are asked again until the learner corrects
 * them (decision 36).
 */
export const createMistakesModule = ({
  platform: { db, clock },
  curriculum: { curriculum, levels },
  progress: { progress },
  processing: { processing, learnerCorrections, checkSentence },
}: Deps) => {
  const mistakes = createMistakes({
    db,
    clock,
    curriculum,
    levels,
    progress,
    corrections: learnerCorrections,
    check: checkSentence,
  });
  processing.whenChanged(mistakes.deck.update);

  return {
    mistakes,

    routes: (routes) => registerMistakesRoutes(routes, mistakes),
  } satisfies Module & Record<string, unknown>;
};
