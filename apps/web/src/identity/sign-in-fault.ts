/**
 * Why a sign-in on the provider’s own page failed.
 * `refused`: the provider rejected it or the user cancelled it; `stale`: the response matches no sign-in started in
 * this tab; `unreachable`: the provider was unreachable; `failed`: any other error, most often a wrong
 * configuration.
 */
export type SignInFaultKind = 'refused' | 'stale' | 'unreachable' | 'failed';

export class SignInFault extends Error {
  readonly kind: SignInFaultKind;
  constructor(kind: SignInFaultKind, options?: ErrorOptions) {
    super(`sign-in at the provider: ${kind}`, options);
    this.name = 'SignInFault';
    this.kind = kind;
  }
}
