import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import { registerCurriculumRoutes } from './curriculum.routes.ts';
import { type Curriculum, createCurriculum } from './curriculum.service.ts';
import { createLevelsService } from './levels/levels.service.ts';
import { loadLibrary } from './library/library.service.ts';
import { createUnits } from './path/units.service.ts';
import { loadScenarios, type Scenarios } from './scenarios.service.ts';
import { createLibrarySayings } from './voice/library-sayings.service.ts';

type Deps = {
  platform: PlatformModule;
  /** Folder of the content library; the default is the library that ships with Pratik. */
  libraryDir?: string | undefined;
  /** Scenarios that replace the scenarios of the database, in tests. */
  scenarios?: Scenarios | undefined;
  /** Word levels that replace the word levels of the database, in tests. */
  wordLevels?: Curriculum['wordLevels'] | undefined;
};

export type CurriculumModule = Awaited<ReturnType<typeof createCurriculumModule>>;

/**
 * Creates the module for levels, words, texts and questions. Loads the library into the database when the library
 * files have changed.
 */
export const createCurriculumModule = async ({ platform, libraryDir, scenarios, wordLevels }: Deps) => {
  const { db, longDb, log, clock } = platform;
  await loadLibrary({ db: longDb, log, clock, ...(libraryDir ? { root: libraryDir } : {}) });
  const levels = createLevelsService(db);
  const curriculum = createCurriculum(db);

  return {
    curriculum,
    levels,
    units: createUnits(db),
    scenarios: scenarios ?? (await loadScenarios(db)),
    wordLevels: wordLevels ?? curriculum.wordLevels,
    librarySayings: createLibrarySayings(db),

    routes: (routes) => registerCurriculumRoutes(routes, curriculum, levels),
  } satisfies Module & Record<string, unknown>;
};
