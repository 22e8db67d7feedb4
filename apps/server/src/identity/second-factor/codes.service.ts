import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import { hashOneTimeCode, makeOneTimeCode } from '../one-time-code.ts';
import { replaceRecoveryCodes, selectTotp, takeRecoveryCode, takeStep } from './factors.store.ts';
import type { Seal } from './sealed.ts';
import { stepOfCode } from './totp.ts';

export type Codes = ReturnType<typeof createCodes>;

type Parts = {
  db: Db;
  seal: Seal;
  /** Counted for an account: apart at each address it knows, together at all others. Forgotten when one was right. */
  attempts: RateLimit;
  /** Six figures of an app alone, for a day: quarter of an hour by quarter of an hour they could be guessed in a year. */
  guesses: RateLimit;
  /** Epoch milliseconds; codes live by real time. */
  now: () => number;
};

/** What is tried from an open session counts apart from signing in: a stolen one must not keep its owner out. */
export const countedOf = (subject: string): string => `${subject} proof`;

const recoveryCodes = 10;
/** A key that was shown and never proved is good no longer: somebody else may have seen it. */
const firstCodeMs = 15 * 60_000;

/** What an account's owner knows or has: checked, counted, and used once. */
export const createCodes = ({ db, seal, attempts, guesses, now }: Parts) => {
  /** Gives the app's key, as it is kept, where the code is one of now. */
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
  /** Uses up a code of the app or a recovery code; false: it is neither. @throws Problem `too-many-requests` */
  const take = async (subject: string, code: string, countedBy = subject): Promise<boolean> => {
    const bare = code.replace(/[\s-]/g, '');
    return /^\d{6}$/.test(bare)
      ? takeAppCode(subject, bare, countedBy)
      : takeRecoveryCode(db, subject, hashOneTimeCode(bare), new Date(now()));
  };

  return {
    take,

    /**
     * @param countedBy what attempts are counted by (`KnownAddresses.countedBy`)
     * @throws Problem `code-wrong`, `too-many-requests`
     */
    async check(subject: string, code: string, countedBy: string): Promise<void> {
      await attempts.take(countedBy);
      if (!(await take(subject, code, countedBy))) throw new Problem('code-wrong');
      await attempts.clear(countedBy);
    },

    /**
     * The first code of an app that is being set up; gives the key it has proved, as it is kept.
     * @throws Problem `code-wrong`, `step-over` where no key is being set up any more, `too-many-requests`
     */
    async checkFirst(subject: string, code: string): Promise<string> {
      await attempts.take(countedOf(subject));
      const app = await selectTotp(db, subject);
      if (!app || app.confirmed_at !== null || app.created_at.getTime() + firstCodeMs <= now()) {
        throw new Problem('step-over');
      }
      const proved = await takeCodeOf(subject, app, code.replace(/[\s-]/g, ''));
      if (proved === undefined) throw new Problem('code-wrong');
      await attempts.clear(countedOf(subject));
      return proved;
    },

    /** Ten fresh recovery codes in place of all earlier ones; only their hashes are kept. */
    async renew(tx: Tx, subject: string): Promise<string[]> {
      const made = Array.from({ length: recoveryCodes }, makeOneTimeCode);
      await replaceRecoveryCodes(tx, subject, made.map(hashOneTimeCode));
      return made;
    },
  };
};
