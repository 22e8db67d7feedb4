/** Address of the page where an invitation is accepted; the code stands where no server and no log sees it. */
export const invitationLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/invitation#code=${encodeURIComponent(code)}`;

/** Address of the page where a guardian decides. */
export const guardianLink = (code: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/guardian#code=${encodeURIComponent(code)}`;

/** Address of the page where a password is chosen; the token stands where no server and no log sees it. */
export const passwordLink = (token: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/reset-password#token=${encodeURIComponent(token)}`;
