import { createEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** The server marks its pages where the house's own provider is set, so that nobody waits for a call to know. */
const outside = 'meta[name="pratik-identity"][content="oidc"]';

/** This installation's provider; the code of one that is not used never comes. */
export const chooseProvider = async (): Promise<IdentityProvider> =>
  document.querySelector(outside) === null
    ? createEmbeddedProvider()
    : (await import('./oidc/oidc-provider.ts')).createOidcProvider();
