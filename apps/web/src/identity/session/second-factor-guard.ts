import { type MiddlewareFunction, redirect } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { getSecondFactor } from './light-calls.ts';
import type { Session } from './session.ts';

/**
 * Selector of the meta element with which the server says that administrators need a second factor. Without the
 * element, the guard sends no request.
 */
const mark = 'meta[name="pratik-second-factor"]';

/**
 * Redirects an administrator without a second factor to the page that sets it up. The server itself enforces the
 * permissions.
 */
export const secondFactorGuard = (session: Session): MiddlewareFunction => {
  let ready: string | undefined;
  return async ({ request }) => {
    const state = session.getState();
    if (state.kind !== 'signed-in' || state.subject === ready) return;
    if (session.storedRole() !== 'admin' || document.querySelector(mark) === null) return;
    // The error is ignored, because the page sends the same request and shows its error.
    const answer = await callApi(getSecondFactor, {}).catch(() => null);
    if (answer === null) return;
    const { pathname, search } = new URL(request.url);
    if (answer.needed) {
      throw redirect(`/pages/second-factor?return=${encodeURIComponent(`${pathname}${search}`)}`);
    }
    ready = state.subject;
  };
};
