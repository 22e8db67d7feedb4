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
 * Returns the current session state. The component re-renders when a user signs in or out and when the session
 * changes in another tab.
 */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => unknown);
};

/**
 * Returns the role stored in this browser. The role decides only which elements are shown. The server checks
 * permissions.
 */
export const useRole = (): Role | null => {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.role : null;
};
