import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import type { PasswordHasher } from '../../platform/idp/password-hasher.ts';
import { hashOneTimeCode, makeOneTimeCode } from '../one-time-code.ts';
import { selectPasswordHash } from '../provider/idp.store.ts';
import {
  deleteRecoveryCodes,
  replaceRecoveryCodes,
  selectFactors,
  selectTotp,
  takeRecoveryCode,
  takeStep,
} from './factors.store.ts';
import type { Seal } from './sealed.ts';
import { stepOfCode } from './totp.ts';

export type Codes = ReturnType<typeof createCodes>;
export type Proof = { password: string; code?: string | undefined };

type Parts = {
  db: Db;
  seal: Seal;
  passwords: PasswordHasher;
  /** Counted for an account, from wherever they come; forgotten when one was right. */
  attempts: RateLimit;
  /** Epoch milliseconds; codes live by real time. */
  now: () => number;
};

const recoveryCodes = 10;

/** What an account's owner knows or has: checked, counted, and used once. */
export const createCodes = ({ db, seal, passwords, attempts, now }: Parts) => {
  /** Of the app where `confirmed` says so, else of the one that is being set up; gives its key as it is kept. */
  const takeAppCode = async (
    subject: string,
    code: string,
    confirmed: boolean,
  ): Promise<string | undefined> => {
    const app = await selectTotp(db, subject);
    if (!app || (app.confirmed_at !== null) !== confirmed) return undefined;
    const step = stepOfCode(seal.open(app.secret, subject), code, now());
    const taken = step !== undefined && (await takeStep(db, subject, app.secret, step));
    return taken ? app.secret : undefined;
  };
  const takeCode = async (subject: string, code: string): Promise<boolean> => {
    const bare = code.replace(/[\s-]/g, '');
    return /^\d{6}$/.test(bare)
      ? (await takeAppCode(subject, bare, true)) !== undefined
      : takeRecoveryCode(db, subject, hashOneTimeCode(bare), new Date(now()));
  };

  return {
    /** @throws Problem `code-wrong`, `too-many-requests` */
    async check(subject: string, code: string): Promise<void> {
      await attempts.take(subject);
      if (!(await takeCode(subject, code))) throw new Problem('code-wrong');
      await attempts.clear(subject);
    },

    /**
     * The first code of an app that is being set up; gives the key it has proved, as it is kept.
     * @throws Problem `code-wrong`, `too-many-requests`
     */
    async checkFirst(subject: string, code: string): Promise<string> {
      await attempts.take(subject);
      const proved = await takeAppCode(subject, code.replace(/[\s-]/g, ''), false);
      if (proved === undefined) throw new Problem('code-wrong');
      await attempts.clear(subject);
      return proved;
    },

    /**
     * Before a factor is added or taken away: the password, and a code where an app is set. The password comes first,
     * so that a wrong one uses no code up.
     * @throws Problem `password-wrong`, `code-wrong`, `too-many-requests`
     */
    async prove(subject: string, { password, code }: Proof): Promise<void> {
      await attempts.take(subject);
      const stored = await selectPasswordHash(db, subject);
      if (stored === undefined || !(await passwords.verify(stored, password))) {
        throw new Problem('password-wrong');
      }
      const { appSince } = await selectFactors(db, subject);
      if (appSince !== null && !(code !== undefined && (await takeCode(subject, code)))) {
        throw new Problem('code-wrong');
      }
      await attempts.clear(subject);
    },

    /** Ten fresh recovery codes in place of all earlier ones; only their hashes are kept. */
    async renew(tx: Tx, subject: string): Promise<string[]> {
      const made = Array.from({ length: recoveryCodes }, makeOneTimeCode);
      await replaceRecoveryCodes(tx, subject, made.map(hashOneTimeCode));
      return made;
    },

    /** Without a factor there is nothing to recover. */
    async dropWithoutFactor(tx: Tx, subject: string): Promise<void> {
      const { appSince, passkeys } = await selectFactors(tx, subject);
      if (appSince === null && passkeys === 0) await deleteRecoveryCodes(tx, subject);
    },
  };
};
