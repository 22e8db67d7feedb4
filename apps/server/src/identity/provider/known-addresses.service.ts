import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
import { addressKey } from '../../platform/http/limits/rate-limits.ts';
import type { KnownDevices } from './known-devices.ts';
import {
  deleteStaleAddresses,
  selectKnownAddress,
  selectSubjectByEmail,
  upsertKnownAddress,
} from './sign-in-limits.store.ts';

export type KnownAddresses = ReturnType<typeof createKnownAddresses>;

/** The origin of a request: network address and headers. */
export type Client = { address: string; headers: Headers };

const knownMs = 90 * 86_400_000;
/** Maximum number of stored addresses per account. */
const mostAddresses = 20;

type Parts = {
  db: Db;
  devices: KnownDevices;
  installationSecret: string;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Manages the network addresses and browsers from which an account’s owner signed in during the last 90 days. Failed
 * attempts from other addresses do not block the owner at these addresses.
 */
export const createKnownAddresses = ({ db, devices, installationSecret, now }: Parts) => {
  const hashed = (kind: string, ...parts: readonly string[]): string =>
    createHmac('sha256', installationSecret)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url');
  const since = () => new Date(now() - knownMs);
  const isKnown = (subject: string, address: string): Promise<boolean> =>
    selectKnownAddress(db, subject, hashed('known address', subject, address), since());
  /**
   * Returns whether the account’s owner has signed in from this address or browser before, and the key that
   * identifies the browser or, for an unknown browser, the address.
   */
  const place = async (subject: string, client: Client) => {
    const address = addressKey(client.address);
    const device = devices.idFor(subject, client.headers);
    const known = await isKnown(subject, address);
    return { known: known || device !== null, key: device ?? address };
  };

  return {
    hashed,

    /**
     * Like `place`, for an e-mail address. Does the same work when no account has the address, so that the response
     * time reveals nothing.
     */
    async placeByEmail(email: string, client: Client) {
      return place((await selectSubjectByEmail(db, email)) ?? '', client);
    },

    /** Stores the address after a sign-in or a password reset by link. Returns the cookie that marks the browser. */
    async remember(subject: string, client: Client): Promise<string> {
      const address = hashed('known address', subject, addressKey(client.address));
      await upsertKnownAddress(db, subject, address, new Date(now()));
      await deleteStaleAddresses(db, subject, since(), mostAddresses);
      return devices.cookieFor(subject, client.headers);
    },

    /**
     * Returns the key under which attempts for an account are counted: one key per known address or browser, and
     * one shared key for all unknown ones.
     */
    async countedBy(subject: string, client: Client): Promise<string> {
      const { known, key } = await place(subject, client);
      return known ? `${subject} ${key}` : subject;
    },
  };
};
