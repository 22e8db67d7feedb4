import { type MiddlewareFunction, redirect } from 'react-router';
import { callApi } from '../lib/api-client.ts';
import { getSecondFactor } from './light-calls.ts';
import type { Session } from './session.ts';

/** The server marks its pages where administrators need a second factor, so that nobody else waits for a call. */
const mark = 'meta[name="pratik-second-factor"]';

/** Leads an administrator without a second factor to where one is set up; what is allowed the server decides. */
export const secondFactorGuard = (session: Session): MiddlewareFunction => {
  let ready: string | undefined;
  return async ({ request }) => {
    const state = session.getState();
    if (state.kind !== 'signed-in' || state.subject === ready) return;
    if (session.storedRole() !== 'admin' || document.querySelector(mark) === null) return;
    // Whatever goes wrong here the page itself meets, and tells.
    const answer = await callApi(getSecondFactor, {}).catch(() => null);
    if (answer === null) return;
    const { pathname, search } = new URL(request.url);
    if (answer.needed) {
      throw redirect(`/pages/second-factor?return=${encodeURIComponent(`${pathname}${search}`)}`);
    }
    ready = state.subject;
  };
};
