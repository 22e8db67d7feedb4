import { type Clock, dayOf, nextDayStart } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { addTokens, addWithinCap, selectTokens, wholeInstance } from './ai-usage.store.ts';

/** Who spends tokens; the person's cap renews at midnight where they are. */
export type Spender = { id: string; timeZone: string };

export type Reservation = {
  /** Puts what was really spent in the place of what was reserved. */
  settle(tokens: number): Promise<void>;
};

/** Caps on tokens per day, for a person and for the whole instance. */
export type AiBudget = {
  readonly tokensPerDay: number;
  /** Sets tokens aside before a call. @throws Problem ai-cap-reached */
  reserve(spender: Spender, tokens: number): Promise<Reservation>;
  /** Tokens of the instance's day so far, reservations included. */
  spentToday(): Promise<number>;
};

export type AiBudgetOptions = {
  db: Db;
  clock: Clock;
  tokensPerPersonPerDay: number;
  tokensPerDay: number;
  /** The instance's own zone. */
  timeZone: string;
};

export const createAiBudget = (options: AiBudgetOptions): AiBudget => {
  const { db, clock, tokensPerPersonPerDay, tokensPerDay, timeZone } = options;

  const capReached = (now: Date, zone: string) => {
    const next = nextDayStart(now, zone);
    const retryAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    return new Problem('ai-cap-reached', { nextDayAt: next.toISOString(), retryAfter });
  };

  return {
    tokensPerDay,
    async reserve(spender, tokens) {
      const now = clock.now();
      const own = dayOf(now, spender.timeZone);
      const instance = dayOf(now, timeZone);
      await db.transaction().execute(async (tx) => {
        if (!(await addWithinCap(tx, own, spender.id, tokens, tokensPerPersonPerDay))) {
          throw capReached(now, spender.timeZone);
        }
        if (!(await addWithinCap(tx, instance, wholeInstance, tokens, tokensPerDay))) {
          throw capReached(now, timeZone);
        }
      });
      return {
        settle: (spent) =>
          db.transaction().execute(async (tx) => {
            await addTokens(tx, own, spender.id, spent - tokens);
            await addTokens(tx, instance, wholeInstance, spent - tokens);
          }),
      };
    },
    spentToday: () => selectTokens(db, dayOf(clock.now(), timeZone), wholeInstance),
  };
};
