import type { CefrLevel } from '@pratik/contract/common';
import { getLearnerDashboard } from '@pratik/contract/progress';
import type { Person } from '../platform/http/caller.ts';
import type { Routes } from '../platform/http/routes.ts';
import type { Progress } from './progress.service.ts';

/** What the dashboard shows of other features, given by the wiring. */
export type DashboardParts = {
  levelOf(person: Person): Promise<CefrLevel | null>;
  openConversationOf(personId: string): Promise<string | null>;
};

export const registerProgressRoutes = (routes: Routes, progress: Progress, parts: DashboardParts): void => {
  routes.person(getLearnerDashboard, async ({ person }) => {
    const [figures, level, openConversationId] = await Promise.all([
      progress.learnerFigures(person),
      parts.levelOf(person),
      parts.openConversationOf(person.id),
    ]);
    return { name: person.name, level, openConversationId, ...figures };
  });
};
