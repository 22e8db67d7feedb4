import { Problem } from '../../platform/http/problem.ts';
import { skewSeconds } from '../verify/token-verifier.ts';

/** How long a re-authentication is valid, in seconds. */
export const freshSeconds = 5 * 60;

/**
 * Returns whether a re-authentication is still valid.
 * @param reauthenticatedAt epoch seconds, by the clock of the recording server; null when the user has not re-authenticated
 * @param now epoch milliseconds
 */
export const isFresh = (reauthenticatedAt: number | null, now: number): boolean => {
  if (reauthenticatedAt === null) return false;
  const ago = now / 1000 - reauthenticatedAt;
  return ago >= -skewSeconds && ago <= freshSeconds;
};

/** Requires a recent re-authentication for a sensitive action. @throws Problem `reauthentication-needed` */
export const requireReauthentication = ({ reauthenticated }: { reauthenticated: boolean }): void => {
  if (!reauthenticated) throw new Problem('reauthentication-needed');
};

/**
 * Rejects administrator actions on the caller’s account; the profile page changes that account. @throws Problem
 * `own-account`
 */
export const refuseOwnAccount = (actor: { id: string | null }, userIds: readonly string[]): void => {
  if (actor.id !== null && userIds.includes(actor.id)) throw new Problem('own-account');
};
