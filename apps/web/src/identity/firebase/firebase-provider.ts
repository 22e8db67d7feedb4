import { deleteApp } from '@firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from '@firebase/auth';
import { callApi } from '../../lib/api/api-client.ts';
import { ConnectionProblem, isApiProblem, makeProblem } from '../../lib/api/api-problem.ts';
import type { IdentityProvider, Subject } from '../identity-provider.ts';
import { endToken } from '../session/light-calls.ts';
import { loadFirebase } from './firebase-auth.ts';
import { asProblem, isUnknownAddress, isUnreachable } from './firebase-errors.ts';

type Message = 'signed-out';

/**
 * Identity provider Firebase Authentication. Pratik’s form asks for e-mail and password and passes them to the
 * Firebase SDK. The module is loaded only when Firebase is configured.
 */
export const createFirebaseProvider = (load: () => Promise<Auth> = loadFirebase): IdentityProvider => {
  const listeners = new Set<(subject: Subject | null) => void>();
  const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pratik-identity') : undefined;
  const asking = new Map<boolean, Promise<string | null>>();
  let loading: Promise<Auth> | undefined;

  const loaded = (): Promise<Auth> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const leave = async (auth: Auth) => {
    await auth.signOut();
    for (const listener of listeners) listener(null);
  };
  const askForToken = async (fresh: boolean): Promise<string | null> => {
    const auth = await loaded();
    if (auth.currentUser === null) return null;
    try {
      return await auth.currentUser.getIdToken(fresh);
    } catch (error) {
      if (isUnreachable(error)) throw new ConnectionProblem({ cause: error });
      await leave(auth);
      return null;
    }
  };
  /** Simultaneous calls share one token request. */
  const askOnce = (fresh: boolean): Promise<string | null> => {
    const known = asking.get(fresh);
    if (known) return known;
    const asked = askForToken(fresh).finally(() => asking.delete(fresh));
    asking.set(fresh, asked);
    return asked;
  };
  /** Runs a Firebase operation. @throws the Firebase error, converted to a problem of the API contract */
  const ask = async <Answer>(work: (auth: Auth) => Promise<Answer>): Promise<Answer> => {
    const auth = await loaded();
    return work(auth).catch((error: unknown) => {
      throw asProblem(error);
    });
  };

  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'signed-out')
      loaded()
        .then(leave)
        .catch(() => undefined);
  });

  return {
    capabilities: { passwordForm: true, ownAccounts: false },
    init: async () => (await loaded()).currentUser?.uid ?? null,
    signIn: ({ email, password }) =>
      ask(async (auth) => (await signInWithEmailAndPassword(auth, email, password)).user.uid),
    signInAgain: (password) =>
      ask(async ({ currentUser }) => {
        // The e-mail address comes from the Firebase account, because the user’s address in Pratik may differ.
        if (!currentUser?.email) throw makeProblem('unauthenticated');
        const credential = EmailAuthProvider.credential(currentUser.email, password);
        await reauthenticateWithCredential(currentUser, credential);
      }).catch((error: unknown) => {
        throw isApiProblem(error, 'sign-in-failed') ? makeProblem('password-wrong') : error;
      }),
    account: {
      signUp: ({ email, password }) =>
        ask(async (auth) => void (await createUserWithEmailAndPassword(auth, email, password))),
      requestPasswordReset: (email) =>
        ask((auth) =>
          sendPasswordResetEmail(auth, email).catch((error: unknown) => {
            // An unknown address is not reported as an error, because the response must not reveal which addresses
            // have an account.
            if (!isUnknownAddress(error)) throw error;
          }),
        ),
      resetPassword: (code, newPassword) => ask((auth) => confirmPasswordReset(auth, code, newPassword)),
    },
    signOut: async () => {
      const auth = await loaded();
      await callApi(endToken, {}).catch((error: unknown) => {
        if (!isApiProblem(error, 'unauthenticated')) throw error;
      });
      await auth.signOut();
      otherTabs?.postMessage('signed-out' satisfies Message);
    },
    getToken: ({ fresh = false } = {}) => askOnce(fresh || asking.has(true)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      otherTabs?.close();
      loading?.then((auth) => deleteApp(auth.app)).catch(() => undefined);
    },
  };
};
