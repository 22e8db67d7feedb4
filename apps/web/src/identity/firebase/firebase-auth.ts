import { initializeApp } from '@firebase/app';
import { type Auth, browserSessionPersistence, initializeAuth } from '@firebase/auth';
import { callApi } from '../../lib/api/api-client.ts';
import { getAppConfig } from '../session/light-calls.ts';

/**
 * Returns the SDK client for the configured Firebase project, once the SDK knows the signed-in user. The session is
 * in `sessionStorage`, because a Firebase refresh token never expires. @throws ConnectionProblem; Error when no
 * project is configured
 */
export const loadFirebase = async (): Promise<Auth> => {
  const { firebase } = (await callApi(getAppConfig, {})).identity;
  if (!firebase) throw new Error('The server configures no Firebase project');
  // Without a pop-up resolver, the SDK does not load Google code into the page.
  const auth = initializeAuth(initializeApp(firebase, 'pratik'), { persistence: browserSessionPersistence });
  auth.languageCode = document.documentElement.lang || 'tr';
  await auth.authStateReady();
  return auth;
};
