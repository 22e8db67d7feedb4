import type { Role } from '@pratik/contract/user';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session of this application: `signIn`, `signOut` and the rest. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside SessionProvider');
  return session;
};

const unknown: SessionState = { kind: 'unknown' };

/** Who is signed in; follows sign-in, sign-out and other tabs. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => unknown);
};

/** The role this browser holds. It decides what is shown, never what is allowed. */
export const useRole = (): Role | null => {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.role : null;
};
