/** Address of the page where a password is chosen. */
export const passwordLink = (token: string, origin: string): string =>
  `${origin.replace(/\/+$/, '')}/auth/reset-password?token=${encodeURIComponent(token)}`;
