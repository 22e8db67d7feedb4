import type { User, UserManager } from 'oidc-client-ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ConnectionProblem, isApiProblem, makeProblem } from '../../lib/api/api-problem.ts';
import type { IdentityProvider, Subject } from '../identity-provider.ts';
import { endToken, reauthenticate } from '../session/light-calls.ts';
import { asSignInError, isUnreachable } from './oidc-errors.ts';
import { loadManager } from './oidc-manager.ts';

type Message = 'signed-out';
/**
 * State of a visit to the provider’s sign-in page: the path to open afterwards, and whether the visit is a
 * re-authentication.
 */
type Journey = { returnTo: string; reauthenticates?: true };
type Loaded = { manager: UserManager; resource: string | undefined };

/** Time in seconds before its expiry at which a token is renewed. */
const renewBefore = 30;

const subjectOf = (user: User | null): Subject | null => user?.profile.sub ?? null;

/**
 * Identity provider connected by OpenID Connect (authorization code with PKCE, state and nonce). The user signs in on
 * the provider’s page. The module is loaded only when such a provider is configured.
 */
export const createOidcProvider = (load: () => Promise<Loaded> = loadManager): IdentityProvider => {
  const listeners = new Set<(subject: Subject | null) => void>();
  const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pratik-identity') : undefined;
  let loading: Promise<Loaded> | undefined;
  let asking: Promise<User | null> | undefined;
  /** The ID token stays in memory after the local sign-out, because the sign-out at the provider needs it. */
  let idToken: string | undefined;

  const loaded = (): Promise<Loaded> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const notify = (subject: Subject | null) => {
    for (const listener of listeners) listener(subject);
  };

  const askForToken = async (): Promise<User | null> => {
    const { manager, resource } = await loaded();
    const user = await manager.getUser();
    if (user === null) return null;
    try {
      if (!user.refresh_token) throw new Error('The provider issued no refresh token');
      return await manager.signinSilent(
        resource === undefined ? {} : { resource, extraTokenParams: { resource } },
      );
    } catch (error) {
      if (isUnreachable(error)) throw new ConnectionProblem({ cause: error });
      await manager.removeUser();
      notify(null);
      return null;
    }
  };
  /** Simultaneous calls share one token request, because a refresh token works only once. */
  const renew = (): Promise<User | null> => {
    asking ??= askForToken().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const current = async (fresh: boolean): Promise<User | null> => {
    if (asking) return asking;
    const user = await (await loaded()).manager.getUser();
    if (user === null || (!fresh && (user.expires_in ?? Number.POSITIVE_INFINITY) > renewBefore)) return user;
    return renew();
  };

  const leaveFor = async (how: { state: Journey; prompt?: string; max_age?: number }): Promise<void> => {
    try {
      const { manager } = await loaded();
      await manager.signinRedirect({ ...how, nonce: crypto.randomUUID() });
    } catch (error) {
      throw asSignInError(error);
    }
  };

  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'signed-out') return;
    loaded()
      .then(({ manager }) => manager.removeUser())
      .then(
        () => notify(null),
        () => undefined,
      );
  });

  return {
    capabilities: { passwordForm: false, ownAccounts: false },
    init: async () => subjectOf(await current(false)),
    signIn: () => Promise.reject(makeProblem('provider-cannot')),
    elsewhere: {
      begin: (returnTo) => leaveFor({ state: { returnTo } }),
      // With `max_age`, the provider adds the time of the sign-in to the ID token.
      reauthenticate: (returnTo) =>
        leaveFor({ state: { returnTo, reauthenticates: true }, prompt: 'login', max_age: 0 }),
      finish: async (url) => {
        try {
          const user = await (await loaded()).manager.signinRedirectCallback(url);
          const { sub, given_name: name, family_name: surname } = user.profile;
          const { returnTo = '/', reauthenticates = false } = (user.state ?? {}) as Partial<Journey>;
          // A failed re-authentication is ignored here, because the next call that needs it asks the user again.
          if (reauthenticates && user.id_token) {
            await callApi(reauthenticate, { idToken: user.id_token }).catch(() => undefined);
          }
          return {
            subject: sub,
            returnTo,
            user: name && surname ? { name, surname } : null,
          };
        } catch (error) {
          throw asSignInError(error);
        }
      },
      leave: async () => {
        const { manager } = await loaded();
        try {
          await manager.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
        } catch {
          // The provider has no sign-out page or is unreachable. The local session has already ended.
          return;
        }
        // This promise never resolves, because the browser is opening the provider’s page and no further code must
        // run.
        await new Promise<never>(() => undefined);
      },
    },
    signOut: async () => {
      const { manager } = await loaded();
      const user = await manager.getUser();
      idToken = user?.id_token;
      await callApi(endToken, {}).catch((error: unknown) => {
        if (!isApiProblem(error, 'unauthenticated')) throw error;
      });
      await manager.revokeTokens().catch(() => undefined);
      await manager.removeUser();
      otherTabs?.postMessage('signed-out' satisfies Message);
    },
    getToken: async ({ fresh = false } = {}) => (await current(fresh))?.access_token ?? null,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      otherTabs?.close();
    },
  };
};
