import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProcessingModule } from '../../processing/processing.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerWritingRoutes } from './writing.routes.ts';
import { createWriting } from './writing.service.ts';

type Deps = {
  platform: PlatformModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  processing: ProcessingModule;
};

/** Creates the writing practice: prompts, pieces and drafts. */
export const createWritingModule = ({ platform, curriculum, progress, processing }: Deps) => {
  const writing = createWriting({
    db: platform.db,
    clock: platform.clock,
    curriculum: curriculum.curriculum,
    levels: curriculum.levels,
    progress: progress.progress,
    processing: processing.processing,
  });

  return {
    writing,

    routes: (routes) => registerWritingRoutes(routes, writing),
  } satisfies Module & Record<string, unknown>;
};
