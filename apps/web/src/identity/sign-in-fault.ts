/**
 * Why a sign-in at the provider's own page came to nothing.
 * `refused`: there it was refused or given up; `stale`: the answer fits no sign-in begun in this tab;
 * `unreachable`: the provider could not be asked; `failed`: anything else, most often a wrong setting.
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
