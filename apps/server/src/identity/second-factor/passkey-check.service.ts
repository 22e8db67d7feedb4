import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type RelyingParty, verifySignIn } from '../../platform/idp/passkeys.ts';
import { selectPasskey, updatePasskeyUsed } from './passkeys.store.ts';
import type { Step } from './steps.store.ts';

/**
 * Returns the owner of the passkey that signed a step’s challenge with user verification (fingerprint, face or PIN).
 * The caller must have deleted the step, so that it cannot be used twice.
 * @throws Problem `passkey-refused`
 */
export const checkPasskey = async (
  db: Db,
  party: RelyingParty,
  { subject, challenge }: Step,
  response: { id: string },
  at: Date,
): Promise<string> => {
  const found = await selectPasskey(db, response.id);
  // After a password sign-in, accepts only passkeys of that account.
  if (!found || challenge === null || (subject !== null && subject !== found.subject)) {
    throw new Problem('passkey-refused');
  }
  const { id, counter: from } = found.passkey;
  const to = await verifySignIn(party, challenge, found.passkey, response);
  if (to === undefined || !(await updatePasskeyUsed(db, id, { from, to }, at))) {
    throw new Problem('passkey-refused');
  }
  return found.subject;
};
