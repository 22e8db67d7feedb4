import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import { createTurnstile } from '../../platform/http/turnstile.ts';
import type { KnownAddresses } from './known-addresses.service.ts';
import { countFailingAccounts, deleteFailingAccount, upsertFailingAccount } from './sign-in-limits.store.ts';

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Attempts are counted before the password is hashed, and forgotten when it was right. */
export type SignInLimits = {
  /** For one account from one address, within ten seconds: nobody types that fast. */
  soon: RateLimit;
  /** The same, within a quarter of an hour. */
  account: RateLimit;
  /** For one account from all addresses it does not know: who has many addresses does not have more tries. */
  accountElsewhere: RateLimit;
  /** For one address at which many accounts fail, and accounts that do not know it. A few seconds long. */
  failingAddress: RateLimit;
};

/** A class mistypes; a list of stolen passwords fails for more accounts than this. */
export const mostFailingAccounts = 50;
const failingMs = 15 * 60_000;

/** Passwords checked at once; beyond the queue somebody is told to come back. */
const turns = { concurrency: 4, queue: 512 };

type Parts = {
  db: Db;
  limits: SignInLimits;
  addresses: KnownAddresses;
  /** Epoch milliseconds. */
  now: () => number;
};

/**
 * Counts tries at passwords. What is right, refused or under way never counts against an address, so that a school
 * behind one address is locked out neither by one attacker nor by all its learners at once.
 */
export const createSignInGuard = ({ db, limits, addresses, now }: Parts) => {
  const inTurn = createTurnstile(turns);
  const isFailing = async (addressHash: string): Promise<boolean> => {
    const since = new Date(now() - failingMs);
    return (await countFailingAccounts(db, addressHash, since, mostFailingAccounts)) >= mostFailingAccounts;
  };

  return {
    /**
     * @param address what `addressKey` gives
     * @param check throws `sign-in-failed` for a wrong password
     * @throws Problem as `check`; `too-many-requests`
     */
    async admit<Result>(
      { email, address }: { email: string; address: string },
      check: () => Promise<Result>,
    ): Promise<Result> {
      const known = await addresses.isKnownByEmail(email, address);
      const pair = `${address} ${email}`;
      const failing = {
        address_hash: addresses.hashed('failing address', address),
        account_hash: addresses.hashed('failing account', email),
      };
      const forget = async () => {
        await limits.soon.clear(pair);
        await limits.account.clear(pair);
        if (!known) await limits.accountElsewhere.giveBack(email);
      };
      return inTurn(
        async () => {
          const slow = !known && (await isFailing(failing.address_hash));
          if (slow) await limits.failingAddress.take(address);
          await limits.soon.take(pair);
          await limits.account.take(pair);
          if (!known) await limits.accountElsewhere.take(email);
          try {
            const result = await check();
            await forget();
            if (slow) await limits.failingAddress.giveBack(address);
            await deleteFailingAccount(db, failing);
            return result;
          } catch (error) {
            if (isWrongPassword(error)) {
              await upsertFailingAccount(db, failing, new Date(now()), new Date(now() - failingMs));
            } else await forget();
            throw error;
          }
        },
        known ? 'preferred' : 'common',
      );
    },
  };
};

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Problem && error.problem === 'sign-in-failed';
