import type { BodyOf } from '@pratik/contract/call';
import {
  type addPasskey,
  mostPasskeys,
  type Passkey,
  type renamePasskey,
} from '@pratik/contract/second-factor';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RateLimit } from '../../platform/http/limits/rate-limits.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import { newPasskeyOptions, type RelyingParty, readNewPasskey } from '../../platform/idp/passkeys.ts';
import type { CredentialCheck, Credentials } from './credential-check.service.ts';
import { deleteUnconfirmedTotp, selectEmail } from './factors.store.ts';
import { deletePasskey, insertPasskey, selectPasskeys, updatePasskeyName } from './passkeys.store.ts';
import type { Caller, SecondFactorService } from './second-factor.service.ts';
import { insertStep, takeStepAway } from './steps.store.ts';

export type PasskeysService = ReturnType<typeof createPasskeys>;

const registrationMs = 5 * 60_000;

type Parts = {
  db: Db;
  credentialCheck: CredentialCheck;
  factors: SecondFactorService;
  /** Limits the passkey setups that are started for an account. */
  steps: RateLimit;
  now: () => number;
};

/** Returns the account’s passkeys. @throws Problem `validation` when no further passkey may be added */
const selectBeforeAdding = async (db: Db | Tx, subject: string) => {
  const passkeys = await selectPasskeys(db, subject);
  if (passkeys.length >= mostPasskeys) {
    throw fieldProblem('/passkeys', 'passkeys-too-many', { most: mostPasskeys });
  }
  return passkeys;
};

/**
 * Adds, renames and removes the user’s own passkeys. Each passkey is a second factor and can also sign in without a
 * password.
 */
export const createPasskeys = ({ db, credentialCheck, factors, steps, now }: Parts) => ({
  /** Starts adding a passkey. @throws Problem `validation`, and the problems that `check` throws */
  async begin({ identity }: Caller, credentials: Credentials, party: RelyingParty) {
    const { subject } = identity;
    const change = await credentialCheck.check(subject, credentials);
    const known = await selectBeforeAdding(db, subject);
    await steps.take(subject);
    const email = (await selectEmail(db, subject)) ?? subject;
    const options = await newPasskeyOptions(party, { subject, email }, known);
    const time = { now: new Date(now()), expiresAt: new Date(now() + registrationMs) };
    const begun = { subject, challenge: options.challenge };
    const step = await change((tx) => insertStep(tx, 'passkey-registration', begun, time));
    return { step, options };
  },

  /** Stores a new passkey. @throws Problem `passkey-refused`, `validation` */
  async add(
    caller: Caller,
    { step, name, response }: BodyOf<typeof addPasskey>,
    party: RelyingParty,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    const { subject } = caller.identity;
    const at = new Date(now());
    const begun = await takeStepAway(db, 'passkey-registration', step, at);
    if (begun?.subject !== subject || begun.challenge === null) throw new Problem('passkey-refused');
    const made = await readNewPasskey(party, begun.challenge, response);
    if (!made) throw new Problem('passkey-refused');
    const recoveryCodes = await factors.adding(caller, 'passkey-added', async (tx) => {
      await selectBeforeAdding(tx, subject);
      if (!(await insertPasskey(tx, subject, name, made, at))) throw new Problem('passkey-refused');
      // Deletes an app key whose setup began with the password alone, because confirming that key would not require
      // the new passkey.
      await deleteUnconfirmedTotp(tx, subject);
    });
    await steps.giveBack(subject);
    return {
      passkey: { id: made.id, name, createdAt: at.toISOString(), lastUsedAt: null },
      recoveryCodes,
    };
  },

  /** Renames a passkey of the caller. @throws Problem `not-found` */
  async rename({ identity }: Caller, { id, name }: BodyOf<typeof renamePasskey>): Promise<void> {
    if (!(await updatePasskeyName(db, identity.subject, id, name))) throw new Problem('not-found');
  },

  /** Removes a passkey of the caller. @throws Problem `not-found`, and the problems that `check` throws */
  async remove(caller: Caller, id: string, credentials: Credentials): Promise<void> {
    const { subject } = caller.identity;
    const change = await credentialCheck.check(subject, credentials);
    await change(async (tx) => {
      if (!(await deletePasskey(tx, subject, id))) throw new Problem('not-found');
      await factors.taken(tx, caller);
      await factors.tell(tx, caller, 'passkey-removed');
    });
  },
});
