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
  return URL.canParse(headers.origin) && hosts.includes(new URL(headers.origin).host);
};
