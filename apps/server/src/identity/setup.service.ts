import type { BodyOf } from '@pratik/contract/call';
import type { createFirstAdministrator } from '@pratik/contract/setup';
import type { Config } from '../platform/config/config.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { RateLimit } from '../platform/http/rate-limits.ts';
import type { AccountsService } from './accounts.service.ts';
import {
  deleteFact,
  lockInstance,
  selectFact,
  selectHasAdministrator,
  upsertFact,
} from './instance.store.ts';
import { hashSetupCode, isSetupCode, makeSetupCode } from './setup-code.ts';

export type SetupService = ReturnType<typeof createSetupService>;

const fact = 'setup_codes';
/** Processes that start together each print a code of their own; the newest few are valid. */
const codesKept = 4;
/** Nobody to link to: the first administrator chooses the password there and then. */
const installation = { id: null, origin: '' };

type FirstAdministrator = Omit<BodyOf<typeof createFirstAdministrator>, 'code'>;
type BootstrapSettings = Pick<Config, 'BOOTSTRAP_ADMIN_EMAIL' | 'BOOTSTRAP_ADMIN_PASSWORD'>;
type Parts = { db: Db; accounts: AccountsService; attempts: RateLimit };

/** How the installation gets its first administrator, once. */
export const createSetupService = ({ db, accounts, attempts }: Parts) => {
  let settled = false;
  const needed = async (): Promise<boolean> => {
    // The last administrator cannot be removed, so what is once settled stays so.
    settled ||= await selectHasAdministrator(db);
    return !settled;
  };

  const insertFirst = async (tx: Tx, person: FirstAdministrator) => {
    await accounts.insert(tx, installation, { ...person, role: 'admin' });
    await deleteFact(tx, fact);
  };

  return {
    needed,

    /**
     * Called at each start: makes the first administrator from the settings, or a fresh one-time code to be shown.
     * @returns the code, of which only the hash is kept; null when there is an administrator
     */
    async prepare(settings: BootstrapSettings): Promise<string | null> {
      if (!(await needed())) return null;
      const { BOOTSTRAP_ADMIN_EMAIL: email, BOOTSTRAP_ADMIN_PASSWORD: password } = settings;
      return db.transaction().execute(async (tx) => {
        await lockInstance(tx);
        if (await selectHasAdministrator(tx)) return null;
        if (email && password) {
          await insertFirst(tx, {
            name: 'Pratik',
            surname: 'Yöneticisi',
            email: email.toLowerCase(),
            password,
          });
          return null;
        }
        const code = makeSetupCode();
        const kept = hashesOf(await selectFact(tx, fact)).slice(0, codesKept - 1);
        await upsertFact(tx, fact, [hashSetupCode(code), ...kept]);
        return code;
      });
    },

    /**
     * @param address whose attempts are counted
     * @throws Problem `setup-done`, `setup-code-wrong`, `too-many-requests`
     */
    async createAdministrator(
      { code, ...person }: BodyOf<typeof createFirstAdministrator>,
      address: string,
    ): Promise<void> {
      if (!(await needed())) throw new Problem('setup-done');
      await attempts.take(address);
      await db.transaction().execute(async (tx) => {
        await lockInstance(tx);
        if (await selectHasAdministrator(tx)) throw new Problem('setup-done');
        if (!isSetupCode(code, hashesOf(await selectFact(tx, fact)))) throw new Problem('setup-code-wrong');
        await insertFirst(tx, person);
      });
    },
  };
};

const hashesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
