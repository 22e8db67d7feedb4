const anywhere = 'http://pratik.invalid';

/** Where to go after signing in: a path of this application's own, whatever the address bar says. */
export const safeReturnPath = (wanted: string | null): string => {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, anywhere);
    if (url.origin !== anywhere || url.pathname.startsWith('/auth')) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
};

/** The sign-in page's address, remembering where the person wanted to go. */
export const signInPath = (from: string): string =>
  from === '/' || safeReturnPath(from) === '/'
    ? '/auth/login'
    : `/auth/login?return=${encodeURIComponent(from)}`;
