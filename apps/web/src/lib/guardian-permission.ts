import type { AnswerOf } from '@pratik/contract/call';
import type { getPrivacy, Purpose } from '@pratik/contract/privacy';

type Minor = AnswerOf<typeof getPrivacy>['minor'];

/**
 * Whether nobody's guardian is in the way of what goes to the service of a purpose. What a browser sends by itself passes
 * no server that could look.
 */
export const guardianLets = (minor: Minor, purpose: Purpose): boolean => {
  if (!minor) return true;
  if (minor.guardian === 'renewal') return !minor.renew.includes(purpose);
  return minor.guardian === 'not-needed' || minor.guardian === 'given';
};
