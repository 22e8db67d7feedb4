/**
 * Whether a request that a browser could have been tricked into comes from the product's own pages. Only what carries
 * a cookie is in question; a browser that sends one with a POST names its origin too.
 * @param hosts host[:port] under which the product is reached
 */
export const isOwnOrigin = (
  headers: { cookie?: string | undefined; origin?: string | undefined },
  hosts: readonly string[],
): boolean => {
  if (headers.origin === undefined) return headers.cookie === undefined;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // Parsed alike, so that a port that goes without saying does not matter.
  const sameHost = (host: string) => {
    const own = `${origin.protocol}//${host}`;
    return URL.canParse(own) && new URL(own).host === origin.host;
  };
  return origin.host !== '' && hosts.some(sameHost);
};
