import { createEmbeddedProvider } from '../embedded-provider.ts';
import type { IdentityProvider } from '../identity-provider.ts';

/**
 * Selector of the meta element with which the server says that users sign in at an external provider. Reading it is
 * faster than a request.
 */
const outside = 'meta[name="pratik-identity"]';

/** Loads the code of the identity provider that this instance uses, and no other provider’s code. */
export const chooseProvider = async (): Promise<IdentityProvider> => {
  const name = document.querySelector<HTMLMetaElement>(outside)?.content;
  if (name === 'oidc') return (await import('../oidc/oidc-provider.ts')).createOidcProvider();
  if (name === 'firebase') return (await import('../firebase/firebase-provider.ts')).createFirebaseProvider();
  return createEmbeddedProvider();
};
