import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Internal path that identifies the creation of a session after a verified second factor. */
export const openSessionPath = '/pratik/open-session';

/**
 * Opens a session for a user who was verified with a second factor or a passkey. The endpoint is never served over
 * HTTP.
 */
export const openSessionPlugin = {
  id: 'pratik-open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      openSessionPath,
      { method: 'POST', body: z.object({ subject: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.subject);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' });
        await setSessionCookie(ctx, { session, user });
        return { user: { id: user.id, email: user.email, name: user.name } };
      },
    ),
  },
} satisfies BetterAuthPlugin;
