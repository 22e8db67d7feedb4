import type { LevelsService } from '../../curriculum/levels.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { PlanItem } from '../../progress/progress.service.ts';
import { countDue, countFresh } from './today.store.ts';
import { countIntroduced, countReviews, selectPace } from './vocabulary.store.ts';

export type TodayOf = (person: Person) => Promise<PlanItem>;

const mostCounted = 500;
/** What an answer takes, as it goes on the whole. */
const secondsAWord = 8;
const defaultLevel = 'A2';

/** The day's words: those due before the day ends, and the new ones its pace still allows. */
export const createTodayOf =
  ({ db, clock, levels }: { db: Db; clock: Clock; levels: LevelsService }): TodayOf =>
  async (person) => {
    const now = clock.now();
    const today = dayOf(now, person.timeZone);
    const [due, pace, introduced, answered, cefr] = await Promise.all([
      countDue(db, person.id, now, nextDayStart(now, person.timeZone), mostCounted),
      selectPace(db, person.id),
      countIntroduced(db, person.id, today),
      countReviews(db, person.id, dayStart(today, person.timeZone)),
      levels.cefrOf(person),
    ]);
    const room = pace - introduced;
    const fresh = room > 0 ? await countFresh(db, person.id, now, cefr ?? defaultLevel, room) : 0;
    const count = due + fresh;
    return {
      done: count === 0 && answered > 0,
      count,
      minutes: Math.ceil((count * secondsAWord) / 60),
      next: null,
    };
  };
