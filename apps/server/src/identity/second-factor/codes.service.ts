import type { Db, Tx } from '../../platform/db/database.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hashOneTimeCode, makeOneTimeCode } from '../setup/one-time-code.ts';
import { replaceRecoveryCodes, selectTotp, takeRecoveryCode, takeStep } from './factors.store.ts';
import type { Seal } from './sealed.ts';
import { stepOfCode } from './totp.ts';

export type Codes = ReturnType<typeof createCodes>;

type Parts = {
  db: Db;
  seal: Seal;
  /**
   * Limits attempts for an account, separately for each known address and together for all others. Cleared after a
   * right code.
   */
  attempts: RateLimit;
  /**
   * Limits guesses of the six-digit app code per day. Without it, the 15-minute limit would allow an attacker to
   * guess a code within a year.
   */
  guesses: RateLimit;
  /** Returns the time of the real clock in epoch milliseconds; app codes depend on it. */
  now: () => number;
};

/**
 * Returns the key that counts attempts in an open session. These attempts are counted separately from sign-in
 * attempts, so that a stolen session cannot lock out the account’s owner.
 */
export const countedOf = (subject: string): string => `${subject} reauthentication`;

const recoveryCodes = 10;
/**
 * Time to confirm a newly shown app key, in milliseconds. The key then expires, because another person may have
 * seen it.
 */
const firstCodeMs = 15 * 60_000;

/** Checks app codes and recovery codes, counts the attempts and accepts each code once. */
export const createCodes = ({ db, seal, attempts, guesses, now }: Parts) => {
  /**
   * Returns the stored key of the authenticator app when the code is valid now, and marks the code as used; otherwise
   * undefined.
   */
  const takeCodeOf = async (
    subject: string,
    app: { secret: string },
    code: string,
  ): Promise<string | undefined> => {
    const step = stepOfCode(seal.open(app.secret, subject), code, now());
    const taken = step !== undefined && (await takeStep(db, subject, app.secret, step));
    return taken ? app.secret : undefined;
  };
  const takeAppCode = async (subject: string, code: string, countedBy: string): Promise<boolean> => {
    const app = await selectTotp(db, subject);
    if (!app || app.confirmed_at === null) return false;
    await guesses.take(countedBy);
    if ((await takeCodeOf(subject, app, code)) === undefined) return false;
    await guesses.giveBack(countedBy);
    return true;
  };
  /**
   * Uses up an app code or a recovery code. Returns false when the code is invalid. @throws Problem
   * `too-many-requests`
   */
  const take = async (subject: string, code: string, countedBy = subject): Promise<boolean> => {
    const bare = code.replace(/[\s-]/g, '');
    return /^\d{6}$/.test(bare)
      ? takeAppCode(subject, bare, countedBy)
      : takeRecoveryCode(db, subject, hashOneTimeCode(bare), new Date(now()));
  };

  return {
    take,

    /**
     * Checks a second-factor code.
     * @param countedBy key that counts the attempts (`KnownAddresses.countedBy`)
     * @throws Problem `code-wrong`, `too-many-requests`
     */
    async check(subject: string, code: string, countedBy: string): Promise<void> {
      await attempts.take(countedBy);
      if (!(await take(subject, code, countedBy))) throw new Problem('code-wrong');
      await attempts.clear(countedBy);
    },

    /**
     * Checks the first code of an app during setup. Returns the confirmed key as stored.
     * @throws Problem `code-wrong`, `step-over` where no key is being set up any more, `too-many-requests`
     */
    async checkFirst(subject: string, code: string): Promise<string> {
      await attempts.take(countedOf(subject));
      const app = await selectTotp(db, subject);
      if (!app || app.confirmed_at !== null || app.created_at.getTime() + firstCodeMs <= now()) {
        throw new Problem('step-over');
      }
      const confirmed = await takeCodeOf(subject, app, code.replace(/[\s-]/g, ''));
      if (confirmed === undefined) throw new Problem('code-wrong');
      await attempts.clear(countedOf(subject));
      return confirmed;
    },

    /** Replaces all recovery codes with ten new ones. Only their hashes are stored. */
    async renew(tx: Tx, subject: string): Promise<string[]> {
      const made = Array.from({ length: recoveryCodes }, makeOneTimeCode);
      await replaceRecoveryCodes(tx, subject, made.map(hashOneTimeCode));
      return made;
    },
  };
};
