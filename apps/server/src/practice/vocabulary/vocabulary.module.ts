import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { createGapAnswers } from './gaps/gap-answers.service.ts';
import { wordImportLimit } from './import/import.service.ts';
import { registerVocabularyRoutes } from './vocabulary.routes.ts';
import { createVocabulary } from './vocabulary.service.ts';

type Deps = {
  platform: PlatformModule;
  curriculum: CurriculumModule;
  progress: ProgressModule;
  /** Returns the words of a level in the order in which a learner should learn them. Words may be missing. */
  wordOrder: (user: SignedInUser, levelId: string) => Promise<string[]>;
};

/** Creates the module for word cards and cloze exercises. */
export const createVocabularyModule = ({
  platform,
  curriculum: { curriculum, levels },
  progress: { progress },
  wordOrder,
}: Deps) => {
  const { db, clock, pool, isolation } = platform;
  const vocabulary = createVocabulary({
    db,
    clock,
    curriculum,
    levels,
    progress,
    wordOrder,
    isolation: isolation.files,
    importLimit: createRateLimit(pool, wordImportLimit),
  });

  return {
    vocabulary,
    answers: createGapAnswers(db),

    routes: (routes) => registerVocabularyRoutes(routes, vocabulary),
  } satisfies Module & Record<string, unknown>;
};
