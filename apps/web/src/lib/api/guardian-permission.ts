import type { AnswerOf } from '@pratik/contract/call';
import type { getPrivacy, Purpose } from '@pratik/contract/privacy';

type Minor = AnswerOf<typeof getPrivacy>['minor'];

/**
 * Whether the guardian of a minor permits sending data to the provider that a purpose uses. The browser must check
 * this permission for data that it sends directly to the provider, because our server does not see that data.
 */
export const guardianLets = (minor: Minor, purpose: Purpose): boolean => {
  if (!minor) return true;
  if (minor.guardian === 'renewal') return !minor.renew.includes(purpose);
  return minor.guardian === 'not-needed' || minor.guardian === 'given';
};
