import type { FactorMethod } from '@pratik/contract/second-factor';

/** The identifier that the issuer gives the signed-in user. */
export type Subject = string;

export type Credentials = { readonly email: string; readonly password: string };

/** The password is correct, but a second factor is required. Lists the methods the user can choose from. */
export type FactorAsked = { readonly secondFactor: readonly FactorMethod[] };

/** The second step after the password at our own provider. A passkey also works without a password. */
export type SecondStep = {
  /** @throws ApiProblem `code-wrong`, `step-over`, `too-many-requests` */
  readonly byCode: (code: string) => Promise<Subject>;
  /** @throws PasskeyUnused; ApiProblem `passkey-refused`, `step-over` */
  readonly byPasskey: () => Promise<Subject>;
};

/** What this provider supports in the browser. Screens show only what is supported. */
export type Capabilities = {
  /** True when our own form takes e-mail and password. Otherwise the user signs in on the provider’s page. */
  readonly passwordForm: boolean;
  /** True when the accounts belong to this application: the profile page changes passwords and ends sessions. */
  readonly ownAccounts: boolean;
};

/** Sign-in on the provider’s own page. The browser leaves this page for it. */
export type SignInElsewhere = {
  /**
   * Redirects to the provider, which redirects back to the callback page. @throws SignInFault `unreachable` or
   * `failed`
   */
  readonly begin: (returnTo: string) => Promise<void>;
  /**
   * Like `begin`, but the provider asks for the password even if the user is signed in, and the server records the
   * proof.
   */
  readonly prove: (returnTo: string) => Promise<void>;
  /** Completes the sign-in with the callback URL. @throws SignInFault */
  readonly finish: (url: string) => Promise<{
    readonly subject: Subject;
    /** The value that was passed to `begin`. */
    readonly returnTo: string;
    /** The user’s name as the provider knows it. */
    readonly user: { readonly name: string; readonly surname: string } | null;
  }>;
  /**
   * Redirects to the provider’s sign-out page. Resolves only when there is no such page or the provider is
   * unreachable.
   */
  readonly leave: () => Promise<void>;
};

/** What our own form can do for an account besides signing in. */
export type AccountForm = {
  /** @throws ApiProblem `email-taken`, `sign-up-closed`, `validation` */
  readonly signUp: (account: Credentials & { readonly name: string }) => Promise<unknown>;
  /** Mails a link to choose a password. The result is the same for an unknown address. */
  readonly requestPasswordReset: (email: string) => Promise<unknown>;
  /** @throws ApiProblem `reset-link-invalid` */
  readonly resetPassword: (code: string, newPassword: string) => Promise<unknown>;
};

/** The browser side of an identity provider: embedded, OIDC or Firebase. */
export type IdentityProvider = {
  readonly capabilities: Capabilities;
  /** Determines who is signed in. @throws ConnectionProblem when the provider is unreachable */
  init: () => Promise<Subject | null>;
  /** @throws ApiProblem `sign-in-failed`, `too-many-requests`, or `provider-cannot` when we have no form */
  signIn: (credentials: Credentials) => Promise<Subject | FactorAsked>;
  /** Present when this application manages the second factor. */
  readonly secondStep?: SecondStep;
  /**
   * Present when tokens contain the time of sign-in. Checks the password of the signed-in user again, so that the
   * current token proves a recent sign-in.
   * @throws ApiProblem `password-wrong`, `too-many-requests`; ConnectionProblem
   */
  readonly signInAgain?: (password: string) => Promise<void>;
  /** Ends the session in this tab and in the other tabs. */
  signOut: () => Promise<void>;
  /** Present where `passwordForm` is true. */
  readonly account?: AccountForm;
  /** Present where `passwordForm` is false. */
  readonly elsewhere?: SignInElsewhere;
  /** A valid bearer token or null. `fresh` requests a new token instead of the current one. */
  getToken: (options?: { fresh?: boolean }) => Promise<string | null>;
  /**
   * Calls the listener on changes from elsewhere: another tab, or an expired or ended session. Returns a function
   * that unsubscribes it.
   */
  onChange: (listener: (subject: Subject | null) => void) => () => void;
  /** Removes listeners and closes channels. */
  close: () => void;
};
