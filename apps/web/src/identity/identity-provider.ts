import type { FactorMethod } from '@pratik/contract/second-factor';

/** Identifier (`sub`) that the token’s issuer assigns to the signed-in user. */
export type Subject = string;

export type Credentials = { readonly email: string; readonly password: string };

/**
 * Result of a sign-in with a correct password that also needs a second factor: the methods that the user can choose.
 */
export type FactorAsked = { readonly secondFactor: readonly FactorMethod[] };

/** Second step of a sign-in with an account of Pratik. A passkey also works without a password. */
export type SecondStep = {
  /** Completes the sign-in with a code. @throws ApiProblem `code-wrong`, `step-over`, `too-many-requests` */
  readonly byCode: (code: string) => Promise<Subject>;
  /** Completes the sign-in with a passkey. @throws PasskeyUnused; ApiProblem `passkey-refused`, `step-over` */
  readonly byPasskey: () => Promise<Subject>;
};

/** Features that the identity provider supports in the browser. Pages show only supported features. */
export type Capabilities = {
  /** Whether Pratik’s form asks for e-mail and password. If false, the user signs in on the provider’s page. */
  readonly passwordForm: boolean;
  /**
   * Whether Pratik manages the accounts. If true, users can change their password and end sessions on the profile
   * page.
   */
  readonly ownAccounts: boolean;
};

/** Sign-in on the provider’s own page, to which the browser navigates. */
export type SignInElsewhere = {
  /**
   * Redirects to the provider, which redirects back to the callback page. @throws SignInError `unreachable` or
   * `failed`
   */
  readonly begin: (returnTo: string) => Promise<void>;
  /**
   * Starts a sign-in for which the provider asks for the password even if the user is already signed in. It counts as
   * a re-authentication.
   */
  readonly reauthenticate: (returnTo: string) => Promise<void>;
  /** Completes the sign-in with the callback URL. @throws SignInError */
  readonly finish: (url: string) => Promise<{
    readonly subject: Subject;
    /** Path that was passed to `begin`, to open after the sign-in. */
    readonly returnTo: string;
    /** Name of the user according to the provider. */
    readonly user: { readonly name: string; readonly surname: string } | null;
  }>;
  /**
   * Redirects to the provider’s sign-out page. The promise resolves only if the provider has no such page or is
   * unreachable.
   */
  readonly leave: () => Promise<void>;
};

/** Account actions besides sign-in that Pratik’s form supports. */
export type AccountForm = {
  /** Creates an account. @throws ApiProblem `email-taken`, `sign-up-closed`, `validation` */
  readonly signUp: (account: Credentials & { readonly name: string }) => Promise<unknown>;
  /** Sends an e-mail with a password link. The result is the same for known and unknown addresses. */
  readonly requestPasswordReset: (email: string) => Promise<unknown>;
  /** Sets the new password with the code of a password link. @throws ApiProblem `reset-link-invalid` */
  readonly resetPassword: (code: string, newPassword: string) => Promise<unknown>;
};

/** Browser side of an identity provider: embedded, OpenID Connect (OIDC) or Firebase. */
export type IdentityProvider = {
  readonly capabilities: Capabilities;
  /**
   * Determines the signed-in user.
   * @throws ConnectionProblem when the provider is unreachable
   */
  init: () => Promise<Subject | null>;
  /**
   * Signs in with e-mail and password. @throws ApiProblem `sign-in-failed`, `too-many-requests`, or `provider-cannot`
   * when the provider has its own sign-in page
   */
  signIn: (credentials: Credentials) => Promise<Subject | FactorAsked>;
  /** Second step of the sign-in. Defined only when Pratik manages the second factor. */
  readonly secondStep?: SecondStep;
  /**
   * Re-authenticates the signed-in user by password, so that the next token contains a recent sign-in time. Defined
   * only when tokens contain that time.
   * @throws ApiProblem `password-wrong`, `too-many-requests`; ConnectionProblem
   */
  readonly signInAgain?: (password: string) => Promise<void>;
  /** Ends the session in this tab and in all other tabs. */
  signOut: () => Promise<void>;
  /** Account actions of Pratik’s form. Defined only when `passwordForm` is true. */
  readonly account?: AccountForm;
  /** Sign-in on the provider’s page. Defined only when `passwordForm` is false. */
  readonly elsewhere?: SignInElsewhere;
  /** Returns a valid bearer token, or null when the user is signed out. With `fresh`, always requests a new token. */
  getToken: (options?: { fresh?: boolean }) => Promise<string | null>;
  /**
   * Calls the listener when the session changes in another tab, expires or is ended by the server. Returns a
   * function that removes the listener.
   */
  onChange: (listener: (subject: Subject | null) => void) => () => void;
  /** Removes all listeners and closes the channels to other tabs. */
  close: () => void;
};
