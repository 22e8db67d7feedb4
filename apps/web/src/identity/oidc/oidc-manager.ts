import type { OidcSettings } from '@pratik/contract/setup';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { callApi } from '../../lib/api/api-client.ts';
import { getAppConfig } from '../session/light-calls.ts';

export const callbackPath = '/auth/callback';

/**
 * Stores the tokens of the session in `sessionStorage`. Tokens in memory would need a hidden frame at each reload,
 * which browsers block, and `localStorage` would keep them after the browser session.
 */
const store = () => new WebStorageStateStore({ store: window.sessionStorage, prefix: 'pratik.' });

/**
 * Returns the OpenID Connect client for the configured provider. @throws ConnectionProblem; Error when no provider is
 * configured
 */
export const loadManager = async (): Promise<{ manager: UserManager; resource: string | undefined }> => {
  const { oidc } = (await callApi(getAppConfig, {})).identity;
  if (!oidc) throw new Error('The server configures no OpenID Connect provider');
  return { manager: createManager(oidc), resource: resourceOf(oidc) };
};

const resourceOf = ({ audience }: OidcSettings): string | undefined =>
  audience?.parameter === 'resource' ? audience.value : undefined;

const createManager = (oidc: OidcSettings): UserManager => {
  const { origin } = window.location;
  const resource = resourceOf(oidc);
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    redirect_uri: `${origin}${callbackPath}`,
    post_logout_redirect_uri: `${origin}/auth/login`,
    response_type: 'code',
    scope: oidc.scope,
    ui_locales: document.documentElement.lang || 'tr',
    userStore: store(),
    // Without this option, the library stores the state of a pending sign-in in `localStorage`.
    stateStore: store(),
    // Tokens are not renewed on a timer. A call renews the token when it needs a new one.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
    // Both the authorization request and the token request contain the resource, because some providers do not
    // remember it.
    ...(resource ? { resource, extraTokenParams: { resource } } : {}),
    ...(oidc.audience?.parameter === 'audience'
      ? { extraQueryParams: { audience: oidc.audience.value } }
      : {}),
    revokeTokenTypes: ['refresh_token'],
  });
};
