import type { LevelsService } from '../../../curriculum/levels/levels.service.ts';
import { type Clock, dayOf, dayStart, nextDayStart } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import type { PlanItem } from '../../../progress/progress.service.ts';
import { reviewsPlanned, roomForNew } from '../review/review.policy.ts';
import { countIntroduced, countReviews, selectPace } from '../vocabulary.store.ts';
import { countDue, countFresh } from './today.store.ts';

export type TodayOf = (user: SignedInUser) => Promise<PlanItem>;

/** Average time that a learner needs for one answer, in seconds. */
const secondsAWord = 8;
const defaultLevel = 'A2';

/**
 * Returns a function that counts today’s words for the plan: words that are due before the end of the day, up to
 * the planned number of reviews, and new words for which there is room.
 */
export const createTodayOf =
  ({ db, clock, levels }: { db: Db; clock: Clock; levels: LevelsService }): TodayOf =>
  async (user) => {
    const now = clock.now();
    const today = dayOf(now, user.timeZone);
    const [due, pace, introduced, answered, cefr] = await Promise.all([
      countDue(db, user.id, now, nextDayStart(now, user.timeZone), reviewsPlanned),
      selectPace(db, user.id),
      countIntroduced(db, user.id, today),
      countReviews(db, user.id, dayStart(today, user.timeZone)),
      levels.cefrOf(user),
    ]);
    const room = roomForNew({ pace, introduced, due });
    const fresh = room > 0 ? await countFresh(db, user.id, now, cefr ?? defaultLevel, room) : 0;
    const count = Math.min(due, Math.max(0, reviewsPlanned - answered)) + fresh;
    return {
      done: count === 0 && answered > 0,
      count,
      minutes: Math.ceil((count * secondsAWord) / 60),
      next: null,
    };
  };
