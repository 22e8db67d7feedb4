import type { Clock } from '../../platform/clock/clock.ts';
import type { AuthLog } from './auth-log.service.ts';

/**
 * Maximum number of entries per minute and process. The limit is needed because anyone can send invalid tokens, and
 * each entry costs a transaction.
 */
const mostPerMinute = 10;
const minuteMs = 60_000;

/** Records invalid access tokens in the authentication log, up to the maximum per minute. */
export const createRefusedTokens = (authLog: Pick<AuthLog, 'note'>, clock: Clock) => {
  let minute = 0;
  let noted = 0;
  return async (): Promise<void> => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) noted = 0;
    minute = now;
    noted += 1;
    if (noted <= mostPerMinute) await authLog.note({ action: 'token.refuse' });
  };
};
