/** Who signed in, as the issuer names them. */
export type Subject = string;

export type Credentials = { readonly email: string; readonly password: string };

/** What this provider lets the browser do; screens show only what is possible. */
export type Capabilities = {
  /** Our own form takes e-mail and password; otherwise signing in leads to the provider's page. */
  readonly passwordForm: boolean;
  readonly resetPassword: boolean;
  readonly signUp: boolean;
};

/** The browser's side of an identity provider: embedded, OIDC and Firebase alike. */
export type IdentityProvider = {
  readonly capabilities: Capabilities;
  /** Finds out who is signed in. @throws ConnectionProblem when that cannot be asked. */
  init: () => Promise<Subject | null>;
  /** @throws ApiProblem `sign-in-failed` or `too-many-requests`. */
  signIn: (credentials: Credentials) => Promise<Subject>;
  signOut: () => Promise<void>;
  /** A bearer token with time left, or null; `fresh` asks for another than the one at hand. */
  getToken: (options?: { fresh?: boolean }) => Promise<string | null>;
  /** Hears of changes made elsewhere: another tab, an expired or ended session. */
  onChange: (listener: (subject: Subject | null) => void) => () => void;
  /** Lets go of listeners and channels. */
  close: () => void;
};
