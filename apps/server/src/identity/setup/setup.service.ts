import type { BodyOf } from '@pratik/contract/call';
import type { claimAdministration, createFirstAdministrator } from '@pratik/contract/setup';
import { type Config, commonPasswordError } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Identity } from '../../platform/http/caller.ts';
import { countWrong, type RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { Problem } from '../../platform/http/problem.ts';
import { passwordError } from '../passwords/passwords.service.ts';
import { type AccountsService, installation } from '../users/accounts.service.ts';
import {
  deleteFact,
  lockInstance,
  selectFact,
  selectHasAdministrator,
  upsertFact,
} from './instance.store.ts';
import { hashOneTimeCode, isOneTimeCode, makeOneTimeCode } from './one-time-code.ts';

const fact = 'setup_codes';
/** Maximum number of valid setup codes. Each process prints its own code at start; the newest codes are valid. */
const codesStored = 4;
/**
 * Lifetime of a setup code in milliseconds. It is short, because a code may remain in a log or a chat. Each start
 * prints a new code.
 */
const codeMs = 24 * 3_600_000;

type FirstAdministrator = Omit<BodyOf<typeof createFirstAdministrator>, 'code'>;
type BootstrapSettings = Pick<Config, 'BOOTSTRAP_ADMIN_EMAIL' | 'BOOTSTRAP_ADMIN_PASSWORD'>;
type Parts = {
  db: Db;
  accounts: AccountsService;
  attempts: RateLimit;
  /** Returns the time of the real clock in epoch milliseconds; the expiry of codes depends on it. */
  now: () => number;
  /**
   * Whether Pratik can create accounts with passwords. Otherwise the first administrator signs in at the
   * provider first.
   */
  passwords: boolean;
};

/** Creates the first administrator of an instance, once. */
export const createSetupService = ({ db, accounts, attempts, now, passwords }: Parts) => {
  let settled = false;
  const needed = async (): Promise<boolean> => {
    // The last administrator cannot be removed, so a completed setup stays complete.
    settled ||= await selectHasAdministrator(db);
    return !settled;
  };

  const insertFirst = async (tx: Tx, user: FirstAdministrator) => {
    await accounts.insert(tx, installation, { ...user, role: 'admin' });
    await deleteFact(tx, fact);
  };

  /**
   * Runs `insert` when the setup code is valid. A lock prevents that two requests use the same code.
   * @throws Problem `setup-done`, `setup-code-wrong`, `too-many-requests`
   */
  const withCode = async (code: string, address: string, insert: (tx: Tx) => Promise<unknown>) => {
    if (!(await needed())) throw new Problem('setup-done');
    const checkCode = async (at: Db | Tx) => {
      const valid = codesOf(await selectFact(at, fact), now()).map(({ hash }) => hash);
      if (!isOneTimeCode(code, valid)) throw new Problem('setup-code-wrong');
    };
    // Wrong codes are counted before the lock is taken, so that a request with the right code does not wait for them.
    await countWrong(attempts, address, 'setup-code-wrong', () => checkCode(db));
    await db.transaction().execute(async (tx) => {
      await lockInstance(tx);
      if (await selectHasAdministrator(tx)) throw new Problem('setup-done');
      await checkCode(tx);
      await insert(tx);
    });
  };

  return {
    needed,

    /**
     * Creates the first administrator from the settings, or a new one-time code that is valid for a day. Called at each
     * start.
     * @throws ConfigError when the password in the settings is a common one
     * @returns the code, of which only the hash is stored; null when there is an administrator
     */
    async prepare(settings: BootstrapSettings): Promise<string | null> {
      if (!(await needed())) return null;
      const { BOOTSTRAP_ADMIN_EMAIL: email, BOOTSTRAP_ADMIN_PASSWORD: password } = settings;
      return db.transaction().execute(async (tx) => {
        await lockInstance(tx);
        if (await selectHasAdministrator(tx)) return null;
        if (email && password) {
          if ((await passwordError(password)) !== undefined) throw commonPasswordError();
          await insertFirst(tx, {
            name: 'Pratik',
            surname: 'Admin',
            email: email.toLowerCase(),
            password,
          });
          return null;
        }
        const code = makeOneTimeCode();
        const stored = codesOf(await selectFact(tx, fact), now()).slice(0, codesStored - 1);
        await upsertFact(tx, fact, [{ hash: hashOneTimeCode(code), until: now() + codeMs }, ...stored]);
        return code;
      });
    },

    /**
     * Creates the first administrator with a setup code.
     * @param address network address whose attempts are counted
     * @throws Problem `setup-done`, `setup-code-wrong`, `too-many-requests`, `provider-cannot`
     */
    async createAdministrator(
      { code, ...user }: BodyOf<typeof createFirstAdministrator>,
      address: string,
    ): Promise<void> {
      if (!passwords) throw new Problem('provider-cannot');
      await withCode(code, address, (tx) => insertFirst(tx, user));
    },

    /**
     * Makes the caller, who signed in at the external provider, the first administrator.
     * @throws Problem `setup-done`, `setup-code-wrong`, `already-registered`, `too-many-requests`, `provider-cannot`
     */
    async claim(
      identity: Identity,
      { code, ...user }: BodyOf<typeof claimAdministration>,
      address: string,
    ): Promise<void> {
      if (passwords) throw new Problem('provider-cannot');
      await withCode(code, address, async (tx) => {
        await accounts.insertWithIdentity(tx, installation, { ...user, role: 'admin' }, identity);
        await deleteFact(tx, fact);
      });
    },
  };
};

type StoredCode = { hash: string; until: number };

const isStoredCode = (value: unknown): value is StoredCode =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'until' in value &&
  typeof value.until === 'number';

/** Returns the stored setup codes that have not expired. */
const codesOf = (value: unknown, at: number): StoredCode[] =>
  Array.isArray(value) ? value.filter((one) => isStoredCode(one) && one.until > at) : [];
