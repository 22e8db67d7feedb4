import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** An issuer whose keys could not be asked for, and of which none are at hand. */
export class KeysUnavailable extends Error {}

type Options = {
  /** Asks the issuer for its keys as they stand. */
  load(): Promise<JSONWebKeySet>;
  /** Epoch milliseconds. */
  now(): number;
};

/** An unknown key id asks the issuer again at most this often. */
const cooldownMs = 5_000;
/** A set this old is asked for again before it is used. */
const freshMs = 10 * 60_000;
/** How long the last good set serves while the issuer is down. */
const keepMs = 24 * 3_600_000;

/**
 * An issuer's keys, kept: asked for again when they are old or a key is unknown, and served for a day when the issuer
 * cannot be asked. One question at a time, however many tokens wait for it.
 */
export const createKeySet = ({ load, now }: Options): JWTVerifyGetKey => {
  let held: { keys: JWTVerifyGetKey; at: number } | undefined;
  let asked = { at: Number.NEGATIVE_INFINITY, failed: false };
  let asking: Promise<void> | undefined;

  const ask = async () => {
    try {
      held = { keys: createLocalJWKSet(await load()), at: now() };
      asked = { at: now(), failed: false };
    } catch {
      asked = { at: now(), failed: true };
    }
  };
  const askUnlessJustAsked = async () => {
    if (now() - asked.at < cooldownMs) return;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
  };

  return async (header, token) => {
    if (!held || now() - held.at >= freshMs) await askUnlessJustAsked();
    if (!held || now() - held.at >= keepMs) throw new KeysUnavailable();
    try {
      return await held.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await askUnlessJustAsked();
      // Whether the key is new or made up cannot be told while the issuer is silent.
      if (asked.failed) throw new KeysUnavailable();
      return held.keys(header, token);
    }
  };
};
