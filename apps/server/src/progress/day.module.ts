import type { CurriculumModule } from '../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../identity/identity.module.ts';
import type { SignedInUser } from '../platform/http/caller.ts';
import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import type { DashboardParts } from './day.service.ts';
import { createDayPlans, type PlanParts } from './plan/plan.service.ts';
import type { ProgressModule } from './progress.module.ts';
import { registerProgressRoutes } from './progress.routes.ts';
import type { PlanItem } from './progress.service.ts';

/** A practice that supplies a step of the daily plan. */
type Planned = { todayOf(user: SignedInUser): Promise<PlanItem> };

type Deps = {
  platform: PlatformModule;
  progress: ProgressModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  chat: Pick<DashboardParts, 'openConversationOf'>;
  placement: { offerOf: NonNullable<DashboardParts['placementOf']> };
  path: { today: PlanParts['path'] };
  practices: { readonly [Kind in keyof PlanParts['practices']]: Planned };
};

/**
 * Creates the module for the learner’s dashboard. It is created after the practices and the learning path, because they
 * supply the daily plan.
 */
export const createDayModule = (deps: Deps) => {
  const { platform, progress, identity, curriculum, chat, placement, path, practices } = deps;
  const plans = createDayPlans(
    { db: platform.db, clock: platform.clock },
    {
      path: path.today,
      practices: {
        vocabulary: practices.vocabulary.todayOf,
        mistakes: practices.mistakes.todayOf,
        grammar: practices.grammar.todayOf,
        reading: practices.reading.todayOf,
        listening: practices.listening.todayOf,
        writing: practices.writing.todayOf,
      },
    },
  );
  return {
    routes: (routes) =>
      registerProgressRoutes(routes, progress.progress, {
        levelOf: curriculum.levels.cefrOf,
        openConversationOf: chat.openConversationOf,
        goalDaysOf: identity.users.goalDaysOf,
        plans,
        placementOf: placement.offerOf,
      }),
  } satisfies Module;
};
