/**
 * The source of the bearer token for private calls. The `identity` feature provides this source, so that `lib` does
 * not depend on a feature.
 */
export type TokenSource = {
  /**
   * Returns the current token, or a new token when the current token is about to expire. Returns null when the user
   * is signed out.
   */
  getToken: () => Promise<string | null>;
  /** Returns a new token after the server has rejected the current token. Returns null when the session has ended. */
  renewToken: () => Promise<string | null>;
  /** Whether a sign-out is in progress. During a sign-out, only the calls that end the session are sent. */
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
