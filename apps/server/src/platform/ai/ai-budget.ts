import { randomUUID } from 'node:crypto';
import { type Clock, dayOf, nextDayStart } from '../clock/clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { deleteExpiredReservations, deleteReservation, insertReservation } from './ai-reservations.store.ts';
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
  /** Whether so many tokens fit into the caps as they stand; sets nothing aside. */
  hasRoom(spender: Spender, tokens: number): Promise<boolean>;
  /** Tokens of the instance's day so far, reservations included. */
  spentToday(): Promise<number>;
};

/** Longer than any call lasts: a reservation this old belongs to a process that died. */
const reservationMs = 15 * 60_000;

export type AiBudgetOptions = {
  db: Db;
  clock: Clock;
  tokensPerUserPerDay: number;
  tokensPerDay: number;
  /** The instance's own zone. */
  timeZone: string;
};

export const createAiBudget = (options: AiBudgetOptions): AiBudget => {
  const { db, clock, tokensPerUserPerDay, tokensPerDay, timeZone } = options;

  const capReached = (now: Date, zone: string) => {
    const next = nextDayStart(now, zone);
    const retryAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    return new Problem('ai-cap-reached', { nextDayAt: next.toISOString(), retryAfter });
  };

  /** Gives back what processes that died had set aside. */
  const giveBackExpired = async (tx: Tx): Promise<void> => {
    for (const expired of await deleteExpiredReservations(tx, clock.now())) {
      await addTokens(tx, expired.day, expired.user_id, -expired.tokens);
      await addTokens(tx, expired.instance_day, wholeInstance, -expired.tokens);
    }
  };

  return {
    tokensPerDay,
    async reserve(spender, tokens) {
      const now = clock.now();
      const own = dayOf(now, spender.timeZone);
      const instance = dayOf(now, timeZone);
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + reservationMs);
      const reserve = async (tx: Tx) => {
        if (!(await addWithinCap(tx, own, spender.id, tokens, tokensPerUserPerDay))) {
          throw capReached(now, spender.timeZone);
        }
        if (!(await addWithinCap(tx, instance, wholeInstance, tokens, tokensPerDay))) {
          throw capReached(now, timeZone);
        }
        await insertReservation(tx, {
          id,
          user_id: spender.id,
          day: own,
          instance_day: instance,
          tokens,
          expires_at: expiresAt,
        });
      };
      await db
        .transaction()
        .execute(reserve)
        .catch(async (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          await db.transaction().execute(giveBackExpired);
          await db.transaction().execute(reserve);
        });
      return {
        settle: (spent) =>
          db.transaction().execute(async (tx) => {
            const stored = await deleteReservation(tx, id);
            // Past its time it was given back already; before, it went with a user who was erased.
            const givenBack = !stored && clock.now() >= expiresAt;
            const change = givenBack ? spent : spent - tokens;
            await addTokens(tx, own, spender.id, change);
            await addTokens(tx, instance, wholeInstance, change);
          }),
      };
    },
    async hasRoom(spender, tokens) {
      const now = clock.now();
      const [own, everybody] = await Promise.all([
        selectTokens(db, dayOf(now, spender.timeZone), spender.id),
        selectTokens(db, dayOf(now, timeZone), wholeInstance),
      ]);
      return own + tokens <= tokensPerUserPerDay && everybody + tokens <= tokensPerDay;
    },
    async spentToday() {
      await db.transaction().execute(giveBackExpired);
      return selectTokens(db, dayOf(clock.now(), timeZone), wholeInstance);
    },
  };
};
