import type { AnswerOf } from '@pratik/contract/call';
import type { getPrivacy, Purpose } from '@pratik/contract/privacy';

type Minor = AnswerOf<typeof getPrivacy>['minor'];

/**
 * Whether the guardian of a minor permits data to be sent to the provider of a purpose. The browser must check this
 * for data that it sends directly to the provider, because that data does not pass our server.
 */
export const guardianLets = (minor: Minor, purpose: Purpose): boolean => {
  if (!minor) return true;
  if (minor.guardian === 'renewal') return !minor.renew.includes(purpose);
  return minor.guardian === 'not-needed' || minor.guardian === 'given';
};
