/** Where private calls get their bearer token from; identity gives it, so that `lib` knows no feature. */
export type TokenSource = {
  /** The token at hand, or a fresh one when it is about to expire; null when nobody is signed in. */
  getToken: () => Promise<string | null>;
  /** A token other than the refused one; null when the session is over. */
  renewToken: () => Promise<string | null>;
  /** While one signs out: nothing is asked any more but what ends the session. */
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
