import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerOwnTextsRoutes } from './own-texts.routes.ts';
import { createOwnTexts, ownTextLimit } from './own-texts.service.ts';

type Deps = { platform: PlatformModule; curriculum: CurriculumModule; progress: ProgressModule };

const deleteEveryMs = 15 * 60_000;

/** Creates the module for texts that learners add themselves (decision 42). */
export const createOwnTextsModule = ({
  platform: { db, clock, pool, isolation, log },
  curriculum: { curriculum, levels, wordLevels },
  progress: { progress },
}: Deps) => {
  const ownTexts = createOwnTexts({
    db,
    clock,
    curriculum,
    levels,
    wordLevels,
    progress,
    isolation: isolation.files,
    addLimit: createRateLimit(pool, ownTextLimit),
  });
  let timer: NodeJS.Timeout | undefined;
  const deleteForGood = () =>
    void ownTexts
      .deleteForGood()
      .catch((err: unknown) => log.error({ err }, 'deleted texts of learners could not be removed'));

  return {
    ownTexts,

    routes: (routes) => registerOwnTextsRoutes(routes, ownTexts),
    start({ worker }) {
      if (!worker) return;
      deleteForGood();
      timer = setInterval(deleteForGood, deleteEveryMs).unref();
    },
    stop: () => clearInterval(timer),
  } satisfies Module & Record<string, unknown>;
};
