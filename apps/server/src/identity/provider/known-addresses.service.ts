import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import {
  deleteStaleAddresses,
  selectKnownAddress,
  selectSubjectByEmail,
  upsertKnownAddress,
} from './sign-in-limits.store.ts';

export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

const knownMs = 90 * 86_400_000;
/** Of one account. */
const mostAddresses = 20;

type Parts = {
  db: Db;
  installationSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
};

/**
 * The addresses an account's owner signed in from in the last ninety days. A limit that others fill from elsewhere
 * does not keep the owner out from there. `address` is always what `addressKey` gives.
 */
export const createKnownAddresses = ({ db, installationSecret, now }: Parts) => {
  const hashed = (kind: string, ...parts: readonly string[]): string =>
    createHmac('sha256', installationSecret)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url');
  const since = () => new Date(now() - knownMs);
  const isKnown = (subject: string, address: string): Promise<boolean> =>
    selectKnownAddress(db, subject, hashed('known address', subject, address), since());

  return {
    hashed,
    isKnown,

    /** Takes the same steps for an address nobody has an account with. */
    async isKnownByEmail(email: string, address: string): Promise<boolean> {
      return isKnown((await selectSubjectByEmail(db, email)) ?? '', address);
    },

    /** After signing in, or choosing a password by a link. */
    async remember(subject: string, address: string): Promise<void> {
      await upsertKnownAddress(db, subject, hashed('known address', subject, address), new Date(now()));
      await deleteStaleAddresses(db, subject, since(), mostAddresses);
    },

    /** What attempts for an account are counted by: apart for each known address, together for all others. */
    async countedBy(subject: string, address: string): Promise<string> {
      return (await isKnown(subject, address)) ? `${subject} ${address}` : subject;
    },
  };
};
