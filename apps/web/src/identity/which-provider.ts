import { createEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** The server adds this mark to its pages when users sign in at an external provider, so that no request is needed. */
const outside = 'meta[name="pratik-identity"]';

/** The identity provider of this instance. The code of unused providers is never loaded. */
export const chooseProvider = async (): Promise<IdentityProvider> => {
  const name = document.querySelector<HTMLMetaElement>(outside)?.content;
  if (name === 'oidc') return (await import('./oidc/oidc-provider.ts')).createOidcProvider();
  if (name === 'firebase') return (await import('./firebase/firebase-provider.ts')).createFirebaseProvider();
  return createEmbeddedProvider();
};
