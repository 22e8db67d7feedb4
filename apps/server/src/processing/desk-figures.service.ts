import type { AnswerOf } from '@pratik/contract/call';
import type { DayCost, getPrecision } from '@pratik/contract/desk';
import { addDays, type Clock, dayOf, dayStart, mondayOf } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { selectDecisions, selectSpent } from './desk-figures.store.ts';

/** What the decisions on the desk say of the machine, and what it costs. */
export type DeskFigures = {
  precision(): Promise<AnswerOf<typeof getPrecision>>;
  /** One row a day up to today, oldest first. */
  costs(days: number): Promise<DayCost[]>;
};

const weeksShown = 26;

export const createDeskFigures = (options: { db: Db; clock: Clock; timeZone: string }): DeskFigures => {
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
    async costs(count) {
      const first = addDays(today(), 1 - count);
      const spent = new Map(
        (await selectSpent(db, dayStart(first, timeZone), timeZone)).map((row) => [row.day, row]),
      );
      return Array.from({ length: count }, (_, index) => {
        const day = addDays(first, index);
        return spent.get(day) ?? { day, attempts: 0, inputTokens: 0, outputTokens: 0, costUsd: null };
      });
    },
  };
};
