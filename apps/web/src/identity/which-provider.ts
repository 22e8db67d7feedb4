import { createEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** The server marks its pages where people sign in at another provider than ours, so that nobody waits for a call to know. */
const outside = 'meta[name="pratik-identity"]';

/** This installation's provider; the code of one that is not used never comes. */
export const chooseProvider = async (): Promise<IdentityProvider> => {
  const name = document.querySelector<HTMLMetaElement>(outside)?.content;
  if (name === 'oidc') return (await import('./oidc/oidc-provider.ts')).createOidcProvider();
  if (name === 'firebase') return (await import('./firebase/firebase-provider.ts')).createFirebaseProvider();
  return createEmbeddedProvider();
};
