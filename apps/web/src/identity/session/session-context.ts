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

/** Returns the current session state, and renders the component again when the session changes in any tab. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => unknown);
};

/**
 * Returns the role stored in this browser. It decides only which elements are shown, because the server checks
 * permissions.
 */
export const useRole = (): Role | null => {
  const state = useSessionState();
  return state.kind === 'signed-in' ? state.role : null;
};
