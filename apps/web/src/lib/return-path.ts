import type { Purpose } from '@pratik/contract/privacy';

const anywhere = 'http://pratik.invalid';
/** Matches paths that are never opened after sign-in: the sign-in pages and the page that signs the user out. */
const nowhere = /^\/(auth|pages\/empty)(\/|$)/;

/** Returns a safe path to open after sign-in. For a URL outside this application, returns the home page. */
export const safeReturnPath = (wanted: string | null): string => {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, anywhere);
    // `/.//elsewhere.example` looks like a path of this application, but browsers normalise it to
    // `//elsewhere.example`, which refers to another host.
    const isElsewhere = url.origin !== anywhere || url.pathname.startsWith('//');
    if (isElsewhere || nowhere.test(url.pathname)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
};

/** Returns the URL of the sign-in page. The URL contains the page to open after sign-in. */
export const signInPath = (from: string): string =>
  from === '/' || safeReturnPath(from) === '/'
    ? '/auth/login'
    : `/auth/login?return=${encodeURIComponent(from)}`;

/** Returns the URL of the privacy page. The URL contains the requested consent and the page to return to. */
export const consentPath = (purpose: Purpose, from: string): string =>
  `/pages/privacy?${new URLSearchParams({ consent: purpose, return: from })}`;
