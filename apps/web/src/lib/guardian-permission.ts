import type { AnswerOf } from '@pratik/contract/call';
import type { getPrivacy, Purpose } from '@pratik/contract/privacy';

type Minor = AnswerOf<typeof getPrivacy>['minor'];

/**
 * Whether a minor’s guardian permits data to be sent to the service of a purpose. Checked in the browser, because
 * data that the browser sends directly to the service does not pass our server.
 */
export const guardianLets = (minor: Minor, purpose: Purpose): boolean => {
  if (!minor) return true;
  if (minor.guardian === 'renewal') return !minor.renew.includes(purpose);
  return minor.guardian === 'not-needed' || minor.guardian === 'given';
};
