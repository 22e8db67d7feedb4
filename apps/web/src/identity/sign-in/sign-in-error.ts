/**
 * Reason why a sign-in on the provider’s own page failed.
 * `refused`: the provider rejected the sign-in, or the user cancelled it. `stale`: the response does not belong to
 * a sign-in of this tab. `unreachable`: the provider was unreachable. `failed`: any other error, usually a wrong
 * configuration.
 */
export type SignInErrorKind = 'refused' | 'stale' | 'unreachable' | 'failed';

export class SignInError extends Error {
  readonly kind: SignInErrorKind;
  constructor(kind: SignInErrorKind, options?: ErrorOptions) {
    super(`sign-in at the provider: ${kind}`, options);
    this.name = 'SignInError';
    this.kind = kind;
  }
}
