import type { AnswerOf } from '@pratik/contract/call';
import type { getAdminDashboard } from '@pratik/contract/progress';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { AiBudget } from '../../platform/ai/ai-budget.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Desk } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';

export type AdminDashboard = { figures(): Promise<AnswerOf<typeof getAdminDashboard>> };

type Parts = {
  clock: Clock;
  desk: Desk;
  progress: Progress;
  curriculum: Pick<Curriculum, 'coverage'>;
  /** Null when the house has no AI service. */
  aiBudget: AiBudget | null;
};

/** The house's day in one look. */
export const createAdminDashboard = ({
  clock,
  desk,
  progress,
  curriculum,
  aiBudget,
}: Parts): AdminDashboard => ({
  async figures() {
    const [{ people, days }, { counts, oldestWaitingAt }, medianDurationMs, tokensToday, coverage] =
      await Promise.all([
        progress.instanceFigures(),
        desk.counts(),
        desk.medianDurationMs(),
        aiBudget?.spentToday() ?? 0,
        curriculum.coverage(),
      ]);
    const oldestWaitingSeconds = oldestWaitingAt
      ? Math.max(0, (clock.now().getTime() - Date.parse(oldestWaitingAt)) / 1000)
      : null;
    return {
      people,
      days,
      queue: {
        counts: counts.map(({ state, count }) => ({ state, count })),
        oldestWaitingSeconds,
        medianDurationMs,
      },
      ai: {
        configured: aiBudget !== null,
        tokensToday,
        tokenCapPerDay: aiBudget?.tokensPerDay ?? null,
      },
      coverage,
    };
  },
});
