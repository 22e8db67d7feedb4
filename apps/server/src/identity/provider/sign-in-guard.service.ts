import type { Db } from '../../platform/db/database.ts';
import { addressKey, type RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { createTurnstile } from '../../platform/http/limits/turnstile.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Client, KnownAddresses } from './known-addresses.service.ts';
import { countFailingAccounts, deleteFailingAccount, upsertFailingAccount } from './sign-in-limits.store.ts';

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Limits of password attempts. An attempt is counted before the password is hashed, and removed when the password
 * was right.
 */
export type SignInLimits = {
  /**
   * Maximum number of attempts for one account from one address or browser within ten seconds. A user cannot type
   * faster.
   */
  soon: RateLimit;
  /** Maximum number of attempts for one account from one address or browser within 15 minutes. */
  account: RateLimit;
  /**
   * Maximum number of attempts for one account from all unknown addresses together. An attacker with many addresses
   * gets no additional attempts.
   */
  accountElsewhere: RateLimit;
};

/**
 * Number of accounts with failed sign-ins from which an address is treated as attacking: more than in a class with
 * typing errors, fewer than in an attack with stolen passwords.
 */
export const mostFailingAccounts = 50;
const failingMs = 15 * 60_000;

/**
 * Number of passwords that are checked at the same time, and length of the queue. When the queue is full, the caller
 * must retry later.
 */
const turns = { concurrency: 4, queue: 512 };

type Parts = {
  db: Db;
  limits: SignInLimits;
  addresses: KnownAddresses;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Counts failed password attempts for an account from a place: a browser that the owner used, or else a network
 * address. No limit counts attempts for several accounts, so that neither one attacker nor simultaneous sign-ins can
 * lock out a school behind one address. Where many accounts fail at an address, passwords of accounts that were never
 * used there are checked one at a time, after all others.
 */
export const createSignInGuard = ({ db, limits, addresses, now }: Parts) => {
  const inTurn = createTurnstile(turns);
  const isFailing = async (addressHash: string): Promise<boolean> => {
    const since = new Date(now() - failingMs);
    return (await countFailingAccounts(db, addressHash, since, mostFailingAccounts)) >= mostFailingAccounts;
  };

  return {
    /**
     * Runs `check` when the limits permit another attempt, and counts a wrong password.
     * @param check throws `sign-in-failed` for a wrong password
     * @throws Problem `too-many-requests`, and the problems that `check` throws
     */
    async admit<Result>(email: string, client: Client, check: () => Promise<Result>): Promise<Result> {
      const { known, key } = await addresses.placeByEmail(email, client);
      const pair = `${key} ${email}`;
      const failing = {
        address_hash: addresses.hashed('failing address', addressKey(client.address)),
        account_hash: addresses.hashed('failing account', email),
      };
      const forget = async () => {
        await limits.soon.clear(pair);
        await limits.account.clear(pair);
        if (!known) await limits.accountElsewhere.giveBack(email);
      };
      const common = (await isFailing(failing.address_hash)) ? 'suspect' : 'common';
      return inTurn(
        async () => {
          await limits.soon.take(pair);
          await limits.account.take(pair);
          if (!known) await limits.accountElsewhere.take(email);
          try {
            const result = await check();
            await forget();
            await deleteFailingAccount(db, failing);
            return result;
          } catch (error) {
            if (isWrongPassword(error)) {
              await upsertFailingAccount(db, failing, new Date(now()), new Date(now() - failingMs));
            } else await forget();
            throw error;
          }
        },
        known ? 'preferred' : common,
      );
    },
  };
};

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Problem && error.problem === 'sign-in-failed';
