import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** Thrown when the issuer’s keys cannot be loaded and no usable key is cached. `cause` is the error of the load. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('the keys of the issuer could not be loaded', { cause });
  }
}

type Options = {
  /** Loads the issuer’s current keys. */
  load(): Promise<JSONWebKeySet>;
  /** Returns the current time in epoch milliseconds. */
  now(): number;
};

/** Minimum interval between two loads for unknown key ids, in milliseconds. */
const cooldownMs = 5_000;
/** Age in milliseconds above which a key set is reloaded before use. */
const freshMs = 10 * 60_000;
/** How long the last loaded key set is used while the issuer is unreachable, in milliseconds. */
const keepMs = 24 * 3_600_000;

/**
 * Caches an issuer’s keys. Reloads the keys when they are ten minutes old or when a key id is unknown. Uses the
 * cached keys for a day while the issuer is unreachable. Only one load runs at a time.
 */
export const createKeySet = ({ load, now }: Options): JWTVerifyGetKey => {
  let cached: { keys: JWTVerifyGetKey; at: number } | undefined;
  let asked: { at: number; failed: boolean; cause?: unknown } = {
    at: Number.NEGATIVE_INFINITY,
    failed: false,
  };
  let asking: Promise<void> | undefined;

  const ask = async () => {
    try {
      cached = { keys: createLocalJWKSet(await load()), at: now() };
      asked = { at: now(), failed: false };
    } catch (cause) {
      asked = { at: now(), failed: true, cause };
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
    if (!cached || now() - cached.at >= freshMs) await askUnlessJustAsked();
    if (!cached || now() - cached.at >= keepMs) throw new KeysUnavailable(asked.cause);
    try {
      return await cached.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await askUnlessJustAsked();
      // Reports the keys as unavailable, because a new key cannot be distinguished from an invented key while the
      // issuer is unreachable.
      if (asked.failed) throw new KeysUnavailable(asked.cause);
      return cached.keys(header, token);
    }
  };
};
