import { Problem } from '../../platform/http/problem.ts';
import { skewSeconds } from '../verify/token-verifier.ts';

/** How long a proof of identity counts, in seconds. */
export const freshSeconds = 5 * 60;

/**
 * Whether a proof was given just now.
 * @param provedAt epoch seconds, by the clock of whoever recorded it; null: never
 * @param now epoch milliseconds
 */
export const isFresh = (provedAt: number | null, now: number): boolean => {
  if (provedAt === null) return false;
  const ago = now / 1000 - provedAt;
  return ago >= -skewSeconds && ago <= freshSeconds;
};

/** Refuses an effect that a stolen token must not have. @throws Problem `fresh-proof-needed` */
export const demandProof = ({ proved }: { proved: boolean }): void => {
  if (!proved) throw new Problem('fresh-proof-needed');
};

/** What the profile page does with its own proof is not done as an administrator. @throws Problem `own-account` */
export const refuseOwnAccount = (actor: { id: string | null }, userIds: readonly string[]): void => {
  if (actor.id !== null && userIds.includes(actor.id)) throw new Problem('own-account');
};
