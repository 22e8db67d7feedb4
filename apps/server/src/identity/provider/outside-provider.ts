import type { OidcSettings } from '../../platform/config/oidc-settings.ts';
import { loadIssuerKeys } from '../../platform/idp/oidc-issuer.ts';
import { createKeySet } from '../verify/key-set.ts';
import { createTokenVerifier } from '../verify/token-verifier.ts';
import { outsideAdmin } from './outside-admin.ts';
import type { Provider } from './provider.ts';

/**
 * Creates the external OpenID Connect provider. The first request to the provider is sent when the first token
 * arrives.
 */
export const createOutsideProvider = (settings: OidcSettings, now: () => number): Provider => {
  const { issuer, clientId, audience, scopes, audienceParameter, justInTime, button } = settings;
  const keys = createKeySet({ load: () => loadIssuerKeys(issuer), now });
  return {
    issuer,
    verifier: createTokenVerifier({ issuer, audience, keys, now, unverifiedEmail: 'ignored' }),
    admin: outsideAdmin,
    idp: null,
    signUp: justInTime,
    erasureCheck: { by: 'word' },
    reauthenticationMethod: {
      kind: 'sign-in',
      idTokens: createTokenVerifier({
        issuer,
        audience: clientId,
        keys,
        now,
        unverifiedEmail: 'ignored',
        kind: 'id',
      }),
    },
    published: {
      provider: 'oidc',
      signUp: justInTime,
      forgottenPassword: 'administrator',
      oidc: {
        authority: issuer,
        clientId,
        scope: scopes,
        audience: audienceParameter ? { parameter: audienceParameter, value: audience } : null,
        button: button ?? null,
      },
    },
  };
};
