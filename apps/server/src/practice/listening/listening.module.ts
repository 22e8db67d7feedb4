import type { CurriculumModule } from '../../curriculum/curriculum.module.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { ProgressModule } from '../../progress/progress.module.ts';
import { registerListeningRoutes } from './listening.routes.ts';
import { createListening } from './listening.service.ts';
import { createListeningAnswers } from './listening-answers.service.ts';
import { createRecordings, recordingsQueue } from './recordings.service.ts';

type Deps = { platform: PlatformModule; curriculum: CurriculumModule; progress: ProgressModule };

export type ListeningModule = ReturnType<typeof createListeningModule>;

/** Creates the module for listenings: scripts to hear, with questions and dictation. */
export const createListeningModule = ({
  platform,
  curriculum: { curriculum, levels },
  progress: { progress },
}: Deps) => {
  const { db, jobs, clock, log, speech } = platform;
  const listening = createListening({ db, clock, curriculum, levels, progress, speech });
  const recordings = createRecordings({ db, jobs, clock, log, curriculum, speech });

  return {
    listening,
    /** Makes the recordings of all scripts in advance, when an administrator requests this. */
    recordings,
    answers: createListeningAnswers(db),

    queues: [recordingsQueue],
    routes: (routes) => registerListeningRoutes(routes, listening),
    async start({ worker }) {
      if (worker) await recordings.work();
    },
    stop: () => recordings.close(),
  } satisfies Module & Record<string, unknown>;
};
