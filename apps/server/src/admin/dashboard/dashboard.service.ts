import type { AnswerOf } from '@pratik/contract/call';
import type { getAdminDashboard } from '@pratik/contract/progress';
import type { ProviderName } from '@pratik/contract/provider-health';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { QuestionsList } from '../../curriculum/editing/questions-list.service.ts';
import type { AiBudget } from '../../platform/ai/ai-budget.ts';
import type { AiLedger } from '../../platform/ai/ai-ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { ProviderRecorder } from '../../platform/providers/provider-health.ts';
import type { MessageReview } from '../../processing/processing.service.ts';
import type { Safety } from '../../processing/safety/safety.service.ts';
import type { Progress } from '../../progress/progress.service.ts';

export type AdminDashboard = { read(): Promise<AnswerOf<typeof getAdminDashboard>> };

type Parts = {
  clock: Clock;
  messageReview: MessageReview;
  safety: Pick<Safety, 'waiting'>;
  progress: Progress;
  curriculum: Pick<Curriculum, 'coverage'>;
  questions: Pick<QuestionsList, 'page'>;
  /** Today’s AI budget; null when no AI provider is configured. */
  aiBudget: AiBudget | null;
  ledger: AiLedger;
  providers: Pick<ProviderRecorder, 'read'>;
  configuredProviders: readonly ProviderName[];
};

const daysOfCost = 14;

/** Filter for published questions with a warning flag. The dashboard shows only the number of these questions. */
const flagged = {
  page: 0,
  size: 1,
  textFilter: '',
  stateFilter: 'published',
  flagged: true,
  sort: 'updatedAt',
  order: 'desc',
} as const;

/** Creates the service of the administrators’ dashboard, which shows today’s state of the instance. */
export const createAdminDashboard = ({
  clock,
  messageReview,
  safety,
  progress,
  curriculum,
  questions,
  aiBudget,
  ledger,
  providers,
  configuredProviders,
}: Parts): AdminDashboard => ({
  async read() {
    const [statistics, queue, medianDurationMs, tokensToday, spent, misbehaving, coverage, waiting, health] =
      await Promise.all([
        progress.instanceStatistics(),
        messageReview.counts(),
        messageReview.medianDurationMs(),
        aiBudget?.spentToday() ?? 0,
        ledger.days(daysOfCost),
        questions.page(flagged),
        curriculum.coverage(),
        safety.waiting(),
        providers.read(configuredProviders),
      ]);
    const { users, days } = statistics;
    const { counts, disputed, oldestWaitingAt } = queue;
    const oldestWaitingSeconds = oldestWaitingAt
      ? Math.max(0, (clock.now().getTime() - Date.parse(oldestWaitingAt)) / 1000)
      : null;
    return {
      users,
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
        spent,
      },
      providers: health,
      needs: {
        safety: waiting,
        disputed: disputed.count,
        failed: counts.find(({ state }) => state === 'failed')?.count ?? 0,
        flaggedQuestions: misbehaving.total,
      },
      coverage,
    };
  },
});
