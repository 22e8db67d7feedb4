import type { BodyOf } from '@pratik/contract/call';
import type { addPasskey, Passkey } from '@pratik/contract/second-factor';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newPasskeyOptions, type RelyingParty, readNewPasskey } from '../../platform/idp/passkeys.ts';
import type { Codes, Proof } from './codes.service.ts';
import { lockFactors, selectEmail } from './factors.store.ts';
import { deletePasskey, insertPasskey, selectPasskeys } from './passkeys.store.ts';
import type { Caller, SecondFactorService } from './second-factor.service.ts';
import { insertStep, takeStepAway } from './steps.store.ts';

export type PasskeysService = ReturnType<typeof createPasskeys>;

const registrationMs = 5 * 60_000;

type Parts = { db: Db; codes: Codes; factors: SecondFactorService; now: () => number };

/** A person's own passkeys: made, named, removed. Each is a second factor, and signs in alone. */
export const createPasskeys = ({ db, codes, factors, now }: Parts) => ({
  /** @throws Problem `password-wrong`, `code-wrong`, `too-many-requests` */
  async begin({ identity }: Caller, proof: Proof, party: RelyingParty) {
    const { subject } = identity;
    await codes.prove(subject, proof);
    const email = (await selectEmail(db, subject)) ?? subject;
    const options = await newPasskeyOptions(party, { subject, email }, await selectPasskeys(db, subject));
    const time = { now: new Date(now()), expiresAt: new Date(now() + registrationMs) };
    const step = await insertStep(
      db,
      'passkey-registration',
      { subject, challenge: options.challenge },
      time,
    );
    return { step, options };
  },

  /** @throws Problem `passkey-refused` */
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
    const recoveryCodes = await factors.adding(caller, async (tx) => {
      if (!(await insertPasskey(tx, subject, name, made, at))) throw new Problem('passkey-refused');
    });
    return {
      passkey: { id: made.id, name, createdAt: at.toISOString(), lastUsedAt: null },
      recoveryCodes,
    };
  },

  /** @throws Problem `not-found`, `password-wrong`, `code-wrong`, `too-many-requests` */
  async remove({ identity }: Caller, id: string, proof: Proof): Promise<void> {
    await codes.prove(identity.subject, proof);
    await db.transaction().execute(async (tx) => {
      await lockFactors(tx, identity.subject);
      if (!(await deletePasskey(tx, identity.subject, id))) throw new Problem('not-found');
      await codes.dropWithoutFactor(tx, identity.subject);
    });
  },
});
