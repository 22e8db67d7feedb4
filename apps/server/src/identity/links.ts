/** Returns the address of the invitation page. The code is in the fragment, so that no server or log sees it. */
export const invitationLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/invitation#code=${encodeURIComponent(code)}`;

/** Returns the address of the page where a guardian decides. */
export const guardianLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/guardian#code=${encodeURIComponent(code)}`;

/** Address of the page where a password is chosen; the token stands where no server and no log sees it. */
export const passwordLink = (token: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/reset-password#token=${encodeURIComponent(token)}`;
