/** Returns the address of the invitation page. The code is in the fragment, so that no server or log sees it. */
export const invitationLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/invitation#code=${encodeURIComponent(code)}`;

/** Returns the address of the page where a guardian decides. */
export const guardianLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/guardian#code=${encodeURIComponent(code)}`;

/** Returns the URL for choosing a password; the token is in the fragment, which no server and no log receives. */
export const passwordLink = (token: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/reset-password#token=${encodeURIComponent(token)}`;
