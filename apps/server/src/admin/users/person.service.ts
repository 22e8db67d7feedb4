import type { AnswerOf } from '@pratik/contract/call';
import type { getPersonPrivacy, getPersonProgress, getPersonTold } from '@pratik/contract/person';
import type { PeopleService } from '../../identity/people.service.ts';
import type { PersonPrivacy } from '../../identity/privacy/person-privacy.service.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { Told } from '../../processing/told.service.ts';
import type { PeopleProgress } from '../../progress/people-progress.service.ts';
import type { Progress } from '../../progress/progress.service.ts';

export type PersonService = ReturnType<typeof createPersonService>;

type Parts = {
  people: Pick<PeopleService, 'find' | 'timeZoneOf' | 'goalDaysOf'>;
  progress: Pick<Progress, 'learnerFigures'>;
  practised: PeopleProgress;
  told: Told;
  privacy: PersonPrivacy;
};

/** What an administrator sees of one person, put together from those who know. */
export const createPersonService = ({ people, progress, practised, told, privacy }: Parts) => ({
  /** @throws Problem `not-found` */
  async progress(who: Person, id: string): Promise<AnswerOf<typeof getPersonProgress>> {
    await people.find(who, id);
    const timeZone = await people.timeZoneOf(id);
    const [figures, weeks, goalDays] = await Promise.all([
      progress.learnerFigures({ id, timeZone }),
      practised.weeksOf(id, timeZone),
      people.goalDaysOf(id),
    ]);
    const { streak, skills, scale, errorProfile, daysThisWeek } = figures;
    const goal = goalDays === null ? null : { days: goalDays, doneThisWeek: daysThisWeek };
    return { streak, skills, scale, errorProfile, goal, weeks };
  },

  /** @throws Problem `not-found` */
  async told(who: Person, id: string): Promise<AnswerOf<typeof getPersonTold>> {
    await people.find(who, id);
    return told.of(id);
  },

  /** @throws Problem `not-found` */
  async privacy(who: Person, id: string): Promise<AnswerOf<typeof getPersonPrivacy>> {
    await people.find(who, id);
    return privacy.of(id);
  },
});
