import type { Role } from '@pratik/contract/user';
import { callApi } from '../lib/api-client.ts';
import { isApiProblem, makeProblem } from '../lib/api-problem.ts';
import { setTokenSource } from '../lib/bearer.ts';
import type { Credentials, FactorAsked, IdentityProvider, SecondStep, Subject } from './identity-provider.ts';
import { createUser, getAppConfig, getRole } from './light-calls.ts';
import { dropRole, isRole, loadRole, saveRole } from './role-store.ts';

export type SessionState =
  /** Nobody has asked yet who is signed in. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly subject: Subject;
      readonly role: Role | null;
      /** False when the identity is valid but no user here. */
      readonly registered: boolean;
    };

/** Registers the identity that signs in, for those who sign up by themselves. */
export type Registration = { readonly name: string; readonly surname: string };

/** Why a session ended: `left` by the person, here or in another tab, or `lost`, so that signing in leads back. */
export type SessionEnd = 'left' | 'lost';

export type Session = {
  readonly provider: IdentityProvider;
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks who is signed in, once; a failed asking may be repeated. @throws ConnectionProblem */
  start: () => Promise<SessionState>;
  /** Signs in and stores the role before anything guarded is opened; or says what is asked besides. */
  signIn: (credentials: Credentials) => Promise<FactorAsked | null>;
  /** The second step, or a passkey alone. */
  signInBy: (step: (steps: SecondStep) => Promise<Subject>) => Promise<void>;
  /** Leads to the provider's own page, which comes back to `arrive`. @throws SignInFault */
  begin: (returnTo: string) => Promise<void>;
  /**
   * Signs in by the address the provider sent back to, the role stored before anything guarded is opened; whoever it
   * knows becomes a user here where that is allowed. Gives the path to go on to.
   * @throws SignInFault, ApiProblem
   */
  arrive: (url: string) => Promise<string>;
  /** The signed-in identity has become a user: fetches and stores the role. */
  settle: () => Promise<void>;
  /** Registers the signed-in identity as a user. */
  register: (registration: Registration) => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session here without asking the provider, which already knows. */
  end: (why: SessionEnd) => void;
  onEnd: (listener: (why: SessionEnd) => void) => () => void;
  /** What is stored for whoever is signed in; null when nothing usable is. */
  storedRole: () => string | null;
  /** Fetches the role and stores it; failure is swallowed, as the specification says. */
  fetchRole: () => Promise<void>;
  close: () => void;
};

/** Who uses this tab. One session an application; everything about signing in and out goes through it. */
export const createSession = (provider: IdentityProvider): Session => {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(why: SessionEnd) => void>();
  let state: SessionState = { kind: 'unknown' };
  let starting: Promise<SessionState> | undefined;
  /** Another one whenever somebody signs in or out: what the former asked is given up, not stored for the next. */
  let visit = new AbortController();
  let leaving = false;

  const nextVisit = (): void => {
    visit.abort();
    visit = new AbortController();
  };

  const become = (next: SessionState): SessionState => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };
  const signedIn = (subject: Subject, registered = true): SessionState => {
    const stored = loadRole(subject);
    return become({ kind: 'signed-in', subject, role: isRole(stored) ? stored : null, registered });
  };
  const end = (why: SessionEnd): void => {
    nextVisit();
    dropRole();
    if (state.kind !== 'signed-in') return;
    become({ kind: 'signed-out' });
    // While one signs out, the server's word that the session ended may come before its answer does.
    for (const listener of endListeners) listener(leaving ? 'left' : why);
  };
  const storeRole = async (subject: Subject): Promise<void> => {
    const { signal } = visit;
    const answer = await callApi(getRole, {}, { signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (answer === null || signal.aborted) return;
    const { role } = answer;
    saveRole(subject, role);
    if (state.kind !== 'signed-in' || state.subject !== subject) return;
    if (state.role !== role || !state.registered) become({ ...state, role, registered: true });
  };

  const entered = async (subject: Subject): Promise<void> => {
    nextVisit();
    const problem = await storeRole(subject).then(
      () => null,
      (error: unknown) => error,
    );
    signedIn(subject, !isApiProblem(problem, 'not-registered'));
  };
  const elsewhere = () => {
    if (!provider.elsewhere) throw makeProblem('provider-cannot');
    return provider.elsewhere;
  };
  /** Where a provider's word is enough; false leaves it to the page that says what to do. */
  const becomeUser = async (subject: Subject, user: Registration): Promise<boolean> => {
    try {
      if (!(await callApi(getAppConfig, {})).identity.signUp) return false;
      await callApi(createUser, { user });
      await storeRole(subject);
      return true;
    } catch {
      return false;
    }
  };

  setTokenSource({
    getToken: () => provider.getToken(),
    renewToken: () => provider.getToken({ fresh: true }),
    isSigningOut: () => leaving,
  });
  provider.onChange((subject) => {
    if (subject === null) end('lost');
    // Someone else signed in elsewhere: nothing of the former person may stay on this screen.
    else if (state.kind === 'signed-in' && state.subject !== subject) window.location.assign('/');
    else if (state.kind === 'signed-out') signedIn(subject);
  });

  return {
    provider,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.kind !== 'unknown') return Promise.resolve(state);
      starting ??= provider
        .init()
        .then((subject) => {
          if (subject !== null) return signedIn(subject);
          dropRole();
          return become({ kind: 'signed-out' });
        })
        .finally(() => {
          starting = undefined;
        });
      return starting;
    },
    signIn: async (credentials) => {
      const outcome = await provider.signIn(credentials);
      if (typeof outcome !== 'string') return outcome;
      await entered(outcome);
      return null;
    },
    signInBy: async (step) => {
      if (!provider.secondStep) throw makeProblem('provider-cannot');
      await entered(await step(provider.secondStep));
    },
    begin: (returnTo) => elsewhere().begin(returnTo),
    arrive: async (url) => {
      const { subject, returnTo, user } = await elsewhere().finish(url);
      nextVisit();
      // Invitations and the setup say themselves who somebody becomes.
      const toBecome = returnTo.startsWith('/auth/');
      const registered = await storeRole(subject).then(
        () => true,
        (error: unknown) => {
          if (!isApiProblem(error, 'not-registered')) throw error;
          return user !== null && !toBecome && becomeUser(subject, user);
        },
      );
      signedIn(subject, registered);
      return registered || toBecome ? returnTo : '/auth/not-registered';
    },
    settle: async () => {
      if (state.kind === 'signed-in') await storeRole(state.subject);
    },
    register: async ({ name, surname }) => {
      await callApi(createUser, { user: { name, surname } });
      if (state.kind === 'signed-in') await storeRole(state.subject);
    },
    signOut: async () => {
      leaving = true;
      nextVisit();
      try {
        await provider.signOut();
        dropRole();
        await provider.elsewhere?.leave();
        end('left');
      } finally {
        leaving = false;
      }
    },
    end,
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    storedRole: () => (state.kind === 'signed-in' ? loadRole(state.subject) : null),
    fetchRole: async () => {
      if (state.kind === 'signed-in') await storeRole(state.subject).catch(() => undefined);
    },
    close: () => {
      visit.abort();
      setTokenSource(null);
      provider.close();
    },
  };
};
