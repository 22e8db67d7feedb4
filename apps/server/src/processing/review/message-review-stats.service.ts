import type { AnswerOf } from '@pratik/contract/call';
import type { getPrecision } from '@pratik/contract/message-review';
import { addDays, type Clock, dayOf, dayStart, mondayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { selectDecisions } from './message-review-stats.store.ts';

/** Computes statistics about the engine’s corrections from the administrators’ decisions in message review. */
export type MessageReviewStats = {
  precision(): Promise<AnswerOf<typeof getPrecision>>;
};

const weeksShown = 26;

export const createMessageReviewStats = (options: {
  db: Db;
  clock: Clock;
  timeZone: string;
}): MessageReviewStats => {
  const { db, clock, timeZone } = options;
  const today = () => dayOf(clock.now(), timeZone);
  return {
    async precision() {
      const first = addDays(mondayOf(today()), -7 * (weeksShown - 1));
      return {
        weeks: Array.from({ length: weeksShown }, (_, index) => addDays(first, 7 * index)),
        decisions: await selectDecisions(db, dayStart(first, timeZone), timeZone),
      };
    },
  };
};
