import type { Purpose } from '@pratik/contract/privacy';

const anywhere = 'http://pratik.invalid';
/** Whoever signs in is not led back to signing in, nor straight out again. */
const nowhere = /^\/(auth|pages\/empty)(\/|$)/;

/** Where to go after signing in: a path of this application's own, whatever the address bar says. */
export const safeReturnPath = (wanted: string | null): string => {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, anywhere);
    // `/.//elsewhere.example` looks like a path of ours, but browsers normalise it to `//elsewhere.example`, which is
    // a host.
    const isElsewhere = url.origin !== anywhere || url.pathname.startsWith('//');
    if (isElsewhere || nowhere.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
};

/** Returns the URL of the sign-in page with the page to open afterwards. */
export const signInPath = (from: string): string =>
  from === '/' || safeReturnPath(from) === '/'
    ? '/auth/login'
    : `/auth/login?return=${encodeURIComponent(from)}`;

/** Returns the URL of the privacy page with the requested consent and the page to return to. */
export const consentPath = (purpose: Purpose, from: string): string =>
  `/pages/privacy?${new URLSearchParams({ consent: purpose, return: from })}`;
