import type { OidcSettings } from '@pratik/contract/setup';
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { callApi } from '../../lib/api-client.ts';
import { getAppConfig } from '../light-calls.ts';

export const callbackPath = '/auth/callback';

/**
 * The session's tokens live in `sessionStorage`: memory alone would ask the provider again at each reload, which
 * browsers prevent in a hidden frame, and `localStorage` would outlive the browser and be every tab's.
 */
const store = () => new WebStorageStateStore({ store: window.sessionStorage, prefix: 'pratik.' });

/** The library's client for the provider the server names. @throws ConnectionProblem, Error when it names none */
export const loadManager = async (): Promise<{ manager: UserManager; resource: string | undefined }> => {
  const { oidc } = (await callApi(getAppConfig, {})).identity;
  if (!oidc) throw new Error('The server names no OpenID Connect provider');
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
    // By default the library keeps what it began in localStorage.
    stateStore: store(),
    // Renewed when a call needs it, as with the embedded provider.
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
    // Asked for and asked again with the code: not every provider takes the first for the second.
    ...(resource ? { resource, extraTokenParams: { resource } } : {}),
    ...(oidc.audience?.parameter === 'audience'
      ? { extraQueryParams: { audience: oidc.audience.value } }
      : {}),
    revokeTokenTypes: ['refresh_token'],
  });
};
