/**
 * Checks whether a request comes from Pratik’s pages (CSRF protection). Only requests with a cookie need the
 * check; browsers always send the Origin header with a POST.
 * @param hosts host[:port] under which Pratik is reached
 */
export const isOwnOrigin = (
  headers: { cookie?: string | undefined; origin?: string | undefined },
  hosts: readonly string[],
): boolean => {
  if (headers.origin === undefined) return headers.cookie === undefined;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // Parses both hosts in the same way, so that a default port makes no difference.
  const sameHost = (host: string) => {
    const own = `${origin.protocol}//${host}`;
    return URL.canParse(own) && new URL(own).host === origin.host;
  };
  return origin.host !== '' && hosts.some(sameHost);
};
