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
/** Maximum addresses of one account. */
const mostAddresses = 20;

type Parts = {
  db: Db;
  installationSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
};

/**
 * The network addresses from which an account’s owner signed in during the last 90 days. Limits exhausted from
 * other addresses do not lock the owner out at these. `address` is always a result of `addressKey`.
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

    /** Takes the same steps when no account has the e-mail address. */
    async isKnownByEmail(email: string, address: string): Promise<boolean> {
      return isKnown((await selectSubjectByEmail(db, email)) ?? '', address);
    },

    /** Call after a sign-in or a password reset by link. */
    async remember(subject: string, address: string): Promise<void> {
      await upsertKnownAddress(db, subject, hashed('known address', subject, address), new Date(now()));
      await deleteStaleAddresses(db, subject, since(), mostAddresses);
    },

    /** Returns the key that counts attempts for an account: one per known address, one shared by all others. */
    async countedBy(subject: string, address: string): Promise<string> {
      return (await isKnown(subject, address)) ? `${subject} ${address}` : subject;
    },
  };
};
