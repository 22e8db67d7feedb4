import type { CurriculumModule } from '../curriculum/curriculum.module.ts';
import type { IdentityModule } from '../identity/identity.module.ts';
import type { SignedInUser } from '../platform/http/caller.ts';
import type { Module } from '../platform/module.ts';
import type { DashboardParts } from './day.service.ts';
import type { ProgressModule } from './progress.module.ts';
import { registerProgressRoutes } from './progress.routes.ts';
import type { PlanItem } from './progress.service.ts';

/** A practice that has something planned for each day. */
type Planned = { todayOf(user: SignedInUser): Promise<PlanItem> };

type Deps = {
  progress: ProgressModule;
  identity: IdentityModule;
  curriculum: CurriculumModule;
  chat: Pick<DashboardParts, 'openConversationOf'>;
  placement: { offerOf: NonNullable<DashboardParts['placementOf']> };
  practices: { readonly [Kind in keyof DashboardParts['plan']]-?: Planned };
};

/** The learner’s day. Created after the practices, which supply today’s plan. */
export const createDayModule = ({ progress, identity, curriculum, chat, placement, practices }: Deps) =>
  ({
    routes: (routes) =>
      registerProgressRoutes(routes, progress.progress, {
        levelOf: curriculum.levels.cefrOf,
        openConversationOf: chat.openConversationOf,
        goalDaysOf: identity.users.goalDaysOf,
        plan: {
          vocabulary: practices.vocabulary.todayOf,
          reading: practices.reading.todayOf,
          listening: practices.listening.todayOf,
          writing: practices.writing.todayOf,
        },
        placementOf: placement.offerOf,
      }),
  }) satisfies Module;
