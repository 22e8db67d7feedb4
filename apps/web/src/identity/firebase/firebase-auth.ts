import { initializeApp } from '@firebase/app';
import { type Auth, browserSessionPersistence, initializeAuth } from '@firebase/auth';
import { callApi } from '../../lib/api-client.ts';
import { getAppConfig } from '../light-calls.ts';

/**
 * The SDK's client for the project the server names, once it knows who is signed in. The session lives in
 * `sessionStorage`, as with OpenID Connect: a refresh token of Firebase's never runs out by itself.
 * @throws ConnectionProblem, Error when the server names no project
 */
export const loadFirebase = async (): Promise<Auth> => {
  const { firebase } = (await callApi(getAppConfig, {})).identity;
  if (!firebase) throw new Error('The server names no Firebase project');
  // Without a resolver for pop-ups nothing of Google's is put into the page.
  const auth = initializeAuth(initializeApp(firebase, 'pratik'), { persistence: browserSessionPersistence });
  auth.languageCode = document.documentElement.lang || 'tr';
  await auth.authStateReady();
  return auth;
};
