/** Returns the URL of the invitation page. The code is in the URL fragment, which browsers never send to a server. */
export const invitationLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/invitation#code=${encodeURIComponent(code)}`;

/** Returns the URL of the page on which a guardian gives or refuses consent. */
export const guardianLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/guardian#code=${encodeURIComponent(code)}`;

/** Returns the URL for choosing a password. The token is in the URL fragment, which browsers never send to a server. */
export const passwordLink = (token: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/reset-password#token=${encodeURIComponent(token)}`;
