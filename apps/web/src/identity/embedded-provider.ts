import type { idpToken, passkeyOptions } from '@pratik/contract/idp';
import type { z } from 'zod';
import { sendJson } from '../lib/api/api-client.ts';
import { isApiProblem } from '../lib/api/api-problem.ts';
import type { FactorAsked, IdentityProvider, Subject } from './identity-provider.ts';
import { idpBase } from './session/light-calls.ts';
import { readToken } from './session/token.ts';

type Stored = { readonly token: string; readonly subject: Subject; readonly renewAt: number };
type Asked = z.infer<typeof passkeyOptions>;
type Message = 'signed-in' | 'signed-out';

/** Time in milliseconds before its expiry at which a token is renewed. */
const renewBefore = 30_000;

/**
 * Embedded identity provider for accounts of Pratik. The session is an HttpOnly cookie; the token is valid for five
 * minutes and exists only in memory.
 */
export const createEmbeddedProvider = (now: () => number = Date.now): IdentityProvider => {
  const listeners = new Set<(subject: Subject | null) => void>();
  const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pratik-identity') : undefined;
  let current: Stored | null = null;
  /** E-mail address of the account that was last registered on this page. */
  let signedUp: string | undefined;
  let asking: Promise<Stored | null> | undefined;

  const notify = (subject: Subject | null) => {
    for (const listener of listeners) listener(subject);
  };

  const askForToken = async (): Promise<Stored | null> => {
    try {
      const { token } = (await sendJson('GET', `${idpBase}/token`)) as z.infer<typeof idpToken>;
      const { subject, lifetime } = readToken(token);
      current = { token, subject, renewAt: now() + lifetime - renewBefore };
    } catch (error) {
      if (!isApiProblem(error, 'unauthenticated')) throw error;
      const wasSignedIn = current !== null;
      current = null;
      if (wasSignedIn) notify(null);
    }
    return current;
  };

  /** Simultaneous calls share one token request. */
  const renew = (): Promise<Stored | null> => {
    asking ??= askForToken().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const before = current?.subject ?? null;
    current = null;
    if (data === 'signed-out') notify(null);
    else
      renew().then(
        (next) => next?.subject !== before && notify(next?.subject ?? null),
        () => undefined,
      );
  });

  /** Is called after the server has set the session cookie. Fetches the first token and informs the other tabs. */
  const enter = async (): Promise<Subject> => {
    current = null;
    const next = await renew();
    if (next === null) throw new Error('The session was not stored. Does the browser block the cookie?');
    otherTabs?.postMessage('signed-in' satisfies Message);
    return next.subject;
  };

  return {
    capabilities: { passwordForm: true, ownAccounts: true },
    account: {
      signUp: async (account) => {
        await sendJson('POST', `${idpBase}/sign-up/email`, account);
        signedUp = account.email;
      },
      requestPasswordReset: (email) => sendJson('POST', `${idpBase}/request-password-reset`, { email }),
      resetPassword: (token, newPassword) =>
        sendJson('POST', `${idpBase}/reset-password`, { token, newPassword }),
    },
    init: async () => (await renew())?.subject ?? null,
    signIn: async ({ email, password }) => {
      // The registration may have opened a session, and another sign-in would create a second session.
      const isOpen = signedUp === email && (await renew()) !== null;
      signedUp = undefined;
      if (isOpen) return enter();
      const answer = await sendJson('POST', `${idpBase}/sign-in/email`, { email, password });
      const asked = answer as Partial<FactorAsked>;
      return asked.secondFactor ? { secondFactor: asked.secondFactor } : enter();
    },
    secondStep: {
      byCode: async (code) => {
        await sendJson('POST', `${idpBase}/sign-in/second-factor`, { code });
        return enter();
      },
      byPasskey: async () => {
        const { options } = (await sendJson('POST', `${idpBase}/sign-in/passkey-options`, {})) as Asked;
        const { signWithPasskey } = await import('./sign-in/passkey.ts');
        await sendJson('POST', `${idpBase}/sign-in/passkey`, { response: await signWithPasskey(options) });
        return enter();
      },
    },
    signOut: async () => {
      await sendJson('POST', `${idpBase}/sign-out`, {}).catch((error: unknown) => {
        if (!isApiProblem(error, 'unauthenticated')) throw error;
      });
      current = null;
      otherTabs?.postMessage('signed-out' satisfies Message);
    },
    getToken: async ({ fresh = false } = {}) => {
      if (!fresh && current !== null && now() < current.renewAt) return current.token;
      return (await renew())?.token ?? null;
    },
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
