import type { AnswerOf } from '@pratik/contract/call';
import type { getUserProgress } from '@pratik/contract/user-details';
import type { UsersService } from '../identity/users/users.service.ts';
import type { Progress } from './progress.service.ts';
import type { UsersProgress } from './users-progress.service.ts';

export type UserProgress = ReturnType<typeof createUserProgress>;

type Parts = {
  users: Pick<UsersService, 'timeZoneOf' | 'goalDaysOf'>;
  progress: Pick<Progress, 'learnerStatistics'>;
  practised: UsersProgress;
};

/** Shows the progress of one user to administrators and teachers. The caller of this service checks permissions. */
export const createUserProgress = ({ users, progress, practised }: Parts) => ({
  async of(id: string): Promise<AnswerOf<typeof getUserProgress>> {
    const timeZone = await users.timeZoneOf(id);
    const [statistics, weeks, goalDays] = await Promise.all([
      progress.learnerStatistics({ id, timeZone }),
      practised.weeksOf(id, timeZone),
      users.goalDaysOf(id),
    ]);
    const { streak, skills, scale, errorProfile, daysThisWeek } = statistics;
    const goal = goalDays === null ? null : { days: goalDays, doneThisWeek: daysThisWeek };
    return { streak, skills, scale, errorProfile, goal, weeks };
  },
});
