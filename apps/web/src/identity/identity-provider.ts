import type { FactorMethod } from '@pratik/contract/second-factor';

/** Who signed in, as the issuer names them. */
export type Subject = string;

export type Credentials = { readonly email: string; readonly password: string };

/** A right password that is not yet enough: how one may go on. */
export type FactorAsked = { readonly secondFactor: readonly FactorMethod[] };

/** What comes after a password at our own provider; a passkey also signs in without one. */
export type SecondStep = {
  /** @throws ApiProblem `code-wrong`, `step-over`, `too-many-requests` */
  readonly byCode: (code: string) => Promise<Subject>;
  /** @throws PasskeyUnused; ApiProblem `passkey-refused`, `step-over` */
  readonly byPasskey: () => Promise<Subject>;
};

/** What this provider lets the browser do; screens show only what is possible. */
export type Capabilities = {
  /** Our own form takes e-mail and password; otherwise signing in leads to the provider's page. */
  readonly passwordForm: boolean;
  /** Accounts are this product's own: passwords are changed and sessions ended on the profile page. */
  readonly ownAccounts: boolean;
};

/** Signing in at the provider's own page, which this one is left for. */
export type SignInElsewhere = {
  /** Leads away; back comes the callback's address. @throws SignInFault `unreachable` or `failed` */
  readonly begin: (returnTo: string) => Promise<void>;
  /** As `begin`, but the provider asks for the password even of who is signed in, and the server records the proof. */
  readonly prove: (returnTo: string) => Promise<void>;
  /** What the callback's address means. @throws SignInFault */
  readonly finish: (url: string) => Promise<{
    readonly subject: Subject;
    /** As `begin` was told. */
    readonly returnTo: string;
    /** The name the provider knows the person by. */
    readonly user: { readonly name: string; readonly surname: string } | null;
  }>;
  /** Leads to the provider's own sign-out; comes back only when there is none or it is out of reach. */
  readonly leave: () => Promise<void>;
};

/** What our own form does about an account besides signing in. */
export type AccountForm = {
  /** @throws ApiProblem `email-taken`, `sign-up-closed`, `validation` */
  readonly signUp: (account: Credentials & { readonly name: string }) => Promise<unknown>;
  /** Mails a link to choose a password; an address that nobody has is told nothing else. */
  readonly requestPasswordReset: (email: string) => Promise<unknown>;
  /** @throws ApiProblem `reset-link-invalid` */
  readonly resetPassword: (code: string, newPassword: string) => Promise<unknown>;
};

/** The browser's side of an identity provider: embedded, OIDC and Firebase alike. */
export type IdentityProvider = {
  readonly capabilities: Capabilities;
  /** Finds out who is signed in. @throws ConnectionProblem when that cannot be asked. */
  init: () => Promise<Subject | null>;
  /** @throws ApiProblem `sign-in-failed`, `too-many-requests`, or `provider-cannot` without a form of ours. */
  signIn: (credentials: Credentials) => Promise<Subject | FactorAsked>;
  /** Present where a second factor is kept by us. */
  readonly secondStep?: SecondStep;
  /**
   * Present where tokens say when somebody signed in: takes the password of whoever is signed in once more, so that the
   * token at hand comes from just now.
   * @throws ApiProblem `password-wrong`, `too-many-requests`; ConnectionProblem
   */
  readonly signInAgain?: (password: string) => Promise<void>;
  /** Ends the session here and in the other tabs. */
  signOut: () => Promise<void>;
  /** Present where `passwordForm` is true. */
  readonly account?: AccountForm;
  /** Present where `passwordForm` is false. */
  readonly elsewhere?: SignInElsewhere;
  /** A bearer token with time left, or null; `fresh` asks for another than the one at hand. */
  getToken: (options?: { fresh?: boolean }) => Promise<string | null>;
  /** Hears of changes made elsewhere: another tab, an expired or ended session. */
  onChange: (listener: (subject: Subject | null) => void) => () => void;
  /** Lets go of listeners and channels. */
  close: () => void;
};
