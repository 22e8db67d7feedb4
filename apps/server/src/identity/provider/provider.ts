import type { AnswerOf } from '@pratik/contract/call';
import type { ErasureConfirmation, getAppConfig } from '@pratik/contract/setup';
import type { IdentityAdmin } from '../identity-admin.ts';
import type { CredentialCheck } from '../second-factor/credential-check.service.ts';
import type { PasskeysService } from '../second-factor/passkeys.service.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { TwoSteps } from '../second-factor/two-steps.service.ts';
import type { TokenVerifier } from '../verify/token-verifier.ts';
import type { IdpService } from './idp.service.ts';

/**
 * The second sign-in step after a password, which only the embedded provider has; external providers manage second
 * factors themselves.
 */
export type SecondFactor = {
  factors: SecondFactorService;
  credentialCheck: CredentialCheck;
  passkeys: PasskeysService;
  twoSteps: TwoSteps;
};

/** How users re-authenticate for self-erasure, and the data that the check needs. */
export type ErasureCheck =
  | { by: Extract<ErasureConfirmation, 'password'>; credentialCheck: Pick<CredentialCheck, 'confirm'> }
  /** Self-erasure after a new sign-in. `now` returns the time of the issuer’s clock in epoch milliseconds. */
  | { by: Extract<ErasureConfirmation, 'fresh-sign-in'>; now: () => number }
  | { by: Extract<ErasureConfirmation, 'word'> };

/** How users re-authenticate for routes declared with `reauthentication`. */
export type ReauthenticationMethod =
  | { kind: 'password'; credentialCheck: Pick<CredentialCheck, 'check'> }
  /**
   * Re-authentication by a new sign-in. `idTokens` verifies ID tokens; it is present when access tokens may lack the
   * sign-in time.
   */
  | { kind: 'sign-in'; idTokens?: TokenVerifier };

/** The identity provider of an instance. An instance has exactly one. */
export type Provider = {
  /**
   * The issuer of the provider’s tokens. It must never change, because the database identifies users by issuer and
   * subject.
   */
  issuer: string;
  verifier: TokenVerifier;
  admin: IdentityAdmin;
  /** Public routes of the embedded provider; null for other providers. */
  idp: IdpService | null;
  /** The second sign-in step; undefined when the provider manages second factors itself. */
  secondFactor?: SecondFactor;
  /** Whether users may register themselves: by signing up, or from a provider that is trusted to identify them. */
  signUp: boolean;
  erasureCheck: ErasureCheck;
  reauthenticationMethod: ReauthenticationMethod;
  /** Further settings that the browser needs before sign-in. */
  published: Omit<AnswerOf<typeof getAppConfig>['identity'], 'erasureConfirmation'>;
};
