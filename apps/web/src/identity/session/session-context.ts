import type { Role } from '@pratik/contract/user';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside SessionProvider');
  return session;
};

const unknown: SessionState = { kind: 'unknown' };

/**
 * Returns the current session state. The component re-renders on sign-in, on sign-out and on session changes in
 * other tabs.
 */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => unknown);
};

/**
 * Returns the role stored in this browser. The role decides which elements are shown; permissions are checked by
 * the server.
 */
export const useRole = (): Role | null => {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.role : null;
};
