import { createEmbeddedProvider } from '../identity/embedded-provider.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { createSession } from '../identity/session/session.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { signInPath } from '../lib/return-path.ts';
import { createRouter } from './router.tsx';

/** Creates the application and connects its parts: identity provider, session, queries and routes. */
export const createApp = (provider: IdentityProvider = createEmbeddedProvider()) => {
  const session = createSession(provider);
  const queryClient = createQueryClient();
  const router = createRouter(session);
  session.onEnd((why) => {
    void import('./offline/persisted-queries.ts').then(({ deletePersistedData }) => deletePersistedData(why));
    const { pathname, search } = router.state.location;
    const target = why === 'lost' ? signInPath(`${pathname}${search}`) : '/auth/login';
    void router.navigate(target).finally(() => queryClient.clear());
  });
  return { session, queryClient, router };
};

export type AppParts = ReturnType<typeof createApp>;
