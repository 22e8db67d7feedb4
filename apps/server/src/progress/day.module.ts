import type { CurriculumModule } from '../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../identity/identity.module.ts';
import type { SignedInUser } from '../platform/http/caller.ts';
import type { Module } from '../platform/module.ts';
import type { DashboardParts } from './day.service.ts';
import type { ProgressModule } from './progress.module.ts';
import { registerProgressRoutes } from './progress.routes.ts';
import type { PlanItem } from './progress.service.ts';

/** A practice that supplies one part of the daily plan. */
type Planned = { todayOf(user: SignedInUser): Promise<PlanItem> };

type Deps = {
  progress: ProgressModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  chat: Pick<DashboardParts, 'openConversationOf'>;
  placement: { offerOf: NonNullable<DashboardParts['placementOf']> };
  practices: { readonly [Kind in keyof DashboardParts['plan']]-?: Planned };
};

/**
 * Creates the learner’s dashboard of the day. It is created after the practices, because they supply the daily
 * plan.
 */
export const createDayModule = ({ progress, identity, curriculum, chat, placement, practices }: Deps) =>
  ({
    routes: (routes) =>
      registerProgressRoutes(routes, progress.progress, {
        levelOf: curriculum.levels.cefrOf,
        openConversationOf: chat.openConversationOf,
        goalDaysOf: identity.users.goalDaysOf,
        plan: {
          vocabulary: practices.vocabulary.todayOf,
          mistakes: practices.mistakes.todayOf,
          grammar: practices.grammar.todayOf,
          reading: practices.reading.todayOf,
          listening: practices.listening.todayOf,
          writing: practices.writing.todayOf,
        },
        placementOf: placement.offerOf,
      }),
  }) satisfies Module;
