import type { Role } from '@pratik/contract/user';
import { callApi } from '../../lib/api/api-client.ts';
import { isApiProblem, makeProblem } from '../../lib/api/api-problem.ts';
import { setTokenSource } from '../../lib/api/bearer.ts';
import type {
  Credentials,
  FactorAsked,
  IdentityProvider,
  SecondStep,
  Subject,
} from '../identity-provider.ts';
import { createUser, getAppConfig, getRole } from './light-calls.ts';
import { dropRole, isRole, loadRole, saveRole } from './role-store.ts';

export type SessionState =
  /** State before it is known whether a user is signed in. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly subject: Subject;
      readonly role: Role | null;
      /** Whether the signed-in identity is a user of this instance. */
      readonly registered: boolean;
    };

/** Name with which an identity registers as a user. */
export type Registration = { readonly name: string; readonly surname: string };

/**
 * Reason for the end of a session. `left`: the user signed out in any tab. `lost`: any other reason, after which the
 * next sign-in returns to the current page.
 */
export type SessionEnd = 'left' | 'lost';

export type Session = {
  readonly provider: IdentityProvider;
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Determines the signed-in user and caches the result. It can be called again after a failure. @throws
   * ConnectionProblem
   */
  start: () => Promise<SessionState>;
  /** Signs in and stores the role. Returns the required second factor, or null if none is needed. */
  signIn: (credentials: Credentials) => Promise<FactorAsked | null>;
  /** Completes a sign-in with the second factor. A passkey can also sign in without a password. */
  signInBy: (step: (steps: SecondStep) => Promise<Subject>) => Promise<void>;
  /**
   * Opens the provider’s own sign-in page, which redirects back to `arrive`.
   * @throws SignInError
   */
  begin: (returnTo: string) => Promise<void>;
  /**
   * Completes the sign-in with the provider’s callback URL and stores the role. Registers an unknown identity if
   * sign-up is open. Returns the path to open next. @throws SignInError, ApiProblem
   */
  arrive: (url: string) => Promise<string>;
  /** Is called after the signed-in identity has been registered as a user. Fetches and stores the role. */
  settle: () => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session in this tab without a call to the provider, which has already ended it. */
  end: (why: SessionEnd) => void;
  onEnd: (listener: (why: SessionEnd) => void) => () => void;
  /** Returns the stored role of the signed-in user, or null when no valid role is stored. */
  storedRole: () => string | null;
  /** Fetches and stores the role. Errors are ignored, as the specification requires. */
  fetchRole: () => Promise<void>;
  close: () => void;
};

/**
 * Creates the session of this tab. The application has exactly one session, which handles every sign-in and sign-out.
 */
export const createSession = (provider: IdentityProvider): Session => {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(why: SessionEnd) => void>();
  let state: SessionState = { kind: 'unknown' };
  let starting: Promise<SessionState> | undefined;
  /**
   * Aborts the pending requests of the previous user, so that their results are not stored for the next user. Every
   * sign-in and sign-out replaces this controller.
   */
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
    // During a sign-out, the live event about the end of the session may arrive before the response. The reported
    // reason must still be `left`.
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
  /**
   * Registers the identity as a user if sign-up is open. Otherwise returns false, and the not-registered page is
   * shown.
   */
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
    // Another user has signed in in another tab. A reload removes the previous user’s data from the page.
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
      // The invitation page and the setup page register the user themselves, so a user who returns to them is not
      // registered here.
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
