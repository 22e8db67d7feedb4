import { randomUUID } from 'node:crypto';
import { type Clock, dayOf, nextDayStart } from '../clock/clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { deleteExpiredReservations, deleteReservation, insertReservation } from './ai-reservations.store.ts';
import { addTokens, addWithinCap, selectTokens, wholeInstance } from './ai-usage.store.ts';

/** The user who spends tokens; the user’s daily cap resets at midnight in the user’s time zone. */
export type Spender = { id: string; timeZone: string };

export type Reservation = {
  /** Ends the reservation: counts the tokens that the call spent instead of the reserved tokens. */
  settle(tokens: number): Promise<void>;
};

/** Enforces the daily token caps, per user and for the whole instance. */
export type AiBudget = {
  readonly tokensPerDay: number;
  /** Reserves tokens before a call. @throws Problem ai-cap-reached */
  reserve(spender: Spender, tokens: number): Promise<Reservation>;
  /** Whether this many tokens fit into the current caps; reserves nothing. */
  hasRoom(spender: Spender, tokens: number): Promise<boolean>;
  /** Tokens spent by the whole instance today, including reservations. */
  spentToday(): Promise<number>;
};

/**
 * Lifetime of a reservation, in milliseconds; longer than any call. An older reservation belongs to a crashed
 * process.
 */
const reservationMs = 15 * 60_000;

export type AiBudgetOptions = {
  db: Db;
  clock: Clock;
  tokensPerUserPerDay: number;
  tokensPerDay: number;
  /** The instance’s time zone, in which the cap of the whole instance resets at midnight. */
  timeZone: string;
};

export const createAiBudget = (options: AiBudgetOptions): AiBudget => {
  const { db, clock, tokensPerUserPerDay, tokensPerDay, timeZone } = options;

  const capReached = (now: Date, zone: string) => {
    const next = nextDayStart(now, zone);
    const retryAfter = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
    return new Problem('ai-cap-reached', { nextDayAt: next.toISOString(), retryAfter });
  };

  /** Releases the reservations of processes that crashed. */
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
            // An expired reservation was already released. A reservation that is missing before its expiry was
            // deleted when its user was erased.
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
