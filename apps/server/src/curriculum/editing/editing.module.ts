import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { CurriculumModule } from '../curriculum.module.ts';
import { createLevelsEditing } from '../levels/levels-editing.service.ts';
import { createEditing } from './editing.service.ts';
import { createQuestionsImport } from './import/questions-import.service.ts';
import { createQuestionsList } from './questions-list.service.ts';
import { type AnswerSource, createItemStatistics } from './statistics/stats.service.ts';
import { createUnitsEditing } from './units/units-editing.service.ts';

type Deps = {
  platform: PlatformModule;
  curriculum: CurriculumModule;
  /** The sources of learners’ answers, from which the statistics of questions are computed. */
  answerSources: readonly AnswerSource[];
};

export type EditingModule = ReturnType<typeof createEditingModule>;

/** Creates the module with which administrators edit the curriculum and see the statistics of questions. */
export const createEditingModule = ({ platform, curriculum, answerSources }: Deps) => {
  const { db, longDb, log, clock } = platform;
  const { levels } = curriculum;
  const itemStatistics = createItemStatistics({ db: longDb, log, sources: answerSources });

  return {
    editing: createEditing({ db, clock, levels }),
    questions: createQuestionsList(db),
    questionsImport: createQuestionsImport({ db, clock, levels }),
    levelsEditing: createLevelsEditing({ db, clock }),
    unitsEditing: createUnitsEditing({ db, clock }),
    itemStatistics,

    start({ api }) {
      if (api) itemStatistics.start();
    },
    stop: () => itemStatistics.close(),
  } satisfies Module & Record<string, unknown>;
};
