import { type MiddlewareFunction, redirect } from 'react-router';
import { callApi } from '../lib/api-client.ts';
import { getSecondFactor } from './light-calls.ts';
import type { Session } from './session.ts';

/**
 * The server adds this mark to its pages when administrators need a second factor. Without the mark no request is
 * needed.
 */
const mark = 'meta[name="pratik-second-factor"]';

/**
 * Redirects an administrator without a second factor to the page that sets one up. The server enforces the
 * permissions.
 */
export const secondFactorGuard = (session: Session): MiddlewareFunction => {
  let ready: string | undefined;
  return async ({ request }) => {
    const state = session.getState();
    if (state.kind !== 'signed-in' || state.subject === ready) return;
    if (session.storedRole() !== 'admin' || document.querySelector(mark) === null) return;
    // The page gets the same error and shows it.
    const answer = await callApi(getSecondFactor, {}).catch(() => null);
    if (answer === null) return;
    const { pathname, search } = new URL(request.url);
    if (answer.needed) {
      throw redirect(`/pages/second-factor?return=${encodeURIComponent(`${pathname}${search}`)}`);
    }
    ready = state.subject;
  };
};
