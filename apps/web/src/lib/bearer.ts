/**
 * The source of the bearer token for private calls. The identity feature provides it, so that `lib` depends on no
 * feature.
 */
export type TokenSource = {
  /** The current token, or a new one when it is about to expire. Null when the user is signed out. */
  getToken: () => Promise<string | null>;
  /** A new token in place of the rejected one. Null when the session has ended. */
  renewToken: () => Promise<string | null>;
  /** True during sign-out. Only the calls that end the session are then sent. */
  isSigningOut?: () => boolean;
};

const nobody: TokenSource = {
  getToken: async () => null,
  renewToken: async () => null,
};

let source = nobody;

export const setTokenSource = (next: TokenSource | null): void => {
  source = next ?? nobody;
};

export const getToken = (): Promise<string | null> => source.getToken();
export const isSigningOut = (): boolean => source.isSigningOut?.() ?? false;
export const renewToken = (): Promise<string | null> => source.renewToken();
