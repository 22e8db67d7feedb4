import type { ProblemName } from '@pratik/contract/problems';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type RelyingParty, signInOptions } from '../../platform/idp/passkeys.ts';
import type { PasswordHasher } from '../../platform/idp/password-hasher.ts';
import { selectPasswordHash } from '../provider/idp.store.ts';
import { type Codes, countedOf } from './codes.service.ts';
import { lockFactors, selectFactors, selectHasFactor } from './factors.store.ts';
import { checkPasskey } from './passkey-check.service.ts';
import { selectPasskeys } from './passkeys.store.ts';
import { insertStep, takeStepAway } from './steps.store.ts';

export type CredentialCheck = ReturnType<typeof createCredentialCheck>;
type SignedByPasskey = { step: string; response: { id: string }; party: RelyingParty };
export type Credentials = {
  password: string;
  code?: string | undefined;
  passkey?: SignedByPasskey | undefined;
};
/** Locks the second factors and runs a change, so that no other change of the factors runs at the same time. */
export type Change = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

const challengeMs = 5 * 60_000;

type Parts = {
  db: Db;
  codes: Codes;
  passwords: PasswordHasher;
  /** Limits passwords and codes tried for an account, from all addresses together. */
  attempts: RateLimit;
  /** Limits the confirmation steps that are started for an account. */
  steps: RateLimit;
  /** Called when an open session sends a wrong password, code or passkey. */
  onRefused: (subject: string, why: ProblemName) => Promise<void>;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Checks the re-authentication required to add or remove a second factor: the password and, when a factor exists, a
 * code or a passkey. Otherwise a stolen session and the password would be enough to remove the factor.
 */
export const createCredentialCheck = ({ db, codes, passwords, attempts, steps, onRefused, now }: Parts) => {
  const recorded = async <Result>(subject: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem) await onRefused(subject, error.problem);
      throw error;
    }
  };
  const takeSigned = async (subject: string, { step, response, party }: SignedByPasskey): Promise<void> => {
    const at = new Date(now());
    const asked = await takeStepAway(db, 'reauthentication', step, at);
    if (asked?.subject !== subject) throw new Problem('passkey-refused');
    await checkPasskey(db, party, asked, response, at);
    await steps.giveBack(countedOf(subject));
  };

  const checkPassword = async (subject: string, password: string): Promise<void> => {
    await attempts.take(countedOf(subject));
    const stored = await selectPasswordHash(db, subject);
    if (stored === undefined || !(await passwords.verify(stored, password))) {
      throw new Problem('password-wrong');
    }
  };
  const takeCode = async (subject: string, code: string | undefined): Promise<void> => {
    if (code === undefined || !(await codes.take(subject, code))) throw new Problem('code-wrong');
  };

  return {
    /**
     * Checks the password, and a code when an app is set up, before an action on the whole account.
     * @throws Problem `password-wrong`, `code-wrong`, `too-many-requests`
     */
    confirm: (subject: string, { password, code }: Pick<Credentials, 'password' | 'code'>): Promise<void> =>
      recorded(subject, async () => {
        await checkPassword(subject, password);
        if ((await selectFactors(db, subject)).appSince !== null) await takeCode(subject, code);
        await attempts.clear(countedOf(subject));
      }),

    /**
     * Starts a step in which the user confirms with an existing passkey. @throws Problem `not-found` when the user
     * has no passkey, `too-many-requests`
     */
    async begin(subject: string, party: RelyingParty) {
      const known = await selectPasskeys(db, subject);
      if (known.length === 0) throw new Problem('not-found');
      await steps.take(countedOf(subject));
      const options = await signInOptions(party, known);
      const time = { now: new Date(now()), expiresAt: new Date(now() + challengeMs) };
      return {
        step: await insertStep(db, 'reauthentication', { subject, challenge: options.challenge }, time),
        options,
      };
    },

    /**
     * Checks the password first, so that a wrong password does not use up a code. Returns a function that runs the
     * change. The function fails with `code-wrong` when another factor was added meanwhile, for example in another
     * tab.
     * @throws Problem `password-wrong`, `code-wrong`, `passkey-refused`, `too-many-requests`
     */
    async check(subject: string, { password, code, passkey }: Credentials): Promise<Change> {
      const factor = await recorded(subject, async () => {
        await checkPassword(subject, password);
        const has = await selectHasFactor(db, subject);
        if (has && passkey) await takeSigned(subject, passkey);
        else if (has) await takeCode(subject, code);
        return has;
      });
      await attempts.clear(countedOf(subject));
      return (work) =>
        db.transaction().execute(async (tx) => {
          await lockFactors(tx, subject);
          if (!factor && (await selectHasFactor(tx, subject))) throw new Problem('code-wrong');
          return work(tx);
        });
    },
  };
};
