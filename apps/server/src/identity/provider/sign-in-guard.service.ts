import type { Db } from '../../platform/db/database.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { createTurnstile } from '../../platform/http/limits/turnstile.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { KnownAddresses } from './known-addresses.service.ts';
import { countFailingAccounts, deleteFailingAccount, upsertFailingAccount } from './sign-in-limits.store.ts';

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Attempts count before the password is hashed, and are cleared when it was right. */
export type SignInLimits = {
  /** For one account from one address within ten seconds; a person cannot type that fast. */
  soon: RateLimit;
  /** The same within 15 minutes. */
  account: RateLimit;
  /** For one account from all unknown addresses together, so that many addresses do not give more attempts. */
  accountElsewhere: RateLimit;
  /**
   * For an address at which many accounts fail, and for accounts that do not know this address. Lasts a few
   * seconds.
   */
  failingAddress: RateLimit;
};

/** More failing accounts than a class with typing errors causes, but fewer than a list of stolen passwords. */
export const mostFailingAccounts = 50;
const failingMs = 15 * 60_000;

/** Number of passwords checked at once. When the queue is full, the caller must retry later. */
const turns = { concurrency: 4, queue: 512 };

type Parts = {
  db: Db;
  limits: SignInLimits;
  addresses: KnownAddresses;
  /** Epoch milliseconds. */
  now: () => number;
};

/**
 * Counts failed password attempts. Successful, refused and running attempts never count against an address, so that
 * neither one attacker nor simultaneous sign-ins can lock out a school behind one address.
 */
export const createSignInGuard = ({ db, limits, addresses, now }: Parts) => {
  const inTurn = createTurnstile(turns);
  const isFailing = async (addressHash: string): Promise<boolean> => {
    const since = new Date(now() - failingMs);
    return (await countFailingAccounts(db, addressHash, since, mostFailingAccounts)) >= mostFailingAccounts;
  };

  return {
    /**
     * @param address result of `addressKey`
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
