import type { AnswerOf } from '@pratik/contract/call';
import type { ErasureProof, getAppConfig } from '@pratik/contract/setup';
import type { IdentityAdmin } from '../identity-admin.ts';
import type { PasskeysService } from '../second-factor/passkeys.service.ts';
import type { Proofs } from '../second-factor/proof.service.ts';
import type { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { TwoSteps } from '../second-factor/two-steps.service.ts';
import type { TokenVerifier } from '../verify/token-verifier.ts';
import type { IdpService } from './idp.service.ts';

/** What comes after a password: only our own provider has it, others have theirs. */
export type SecondFactor = {
  factors: SecondFactorService;
  proofs: Proofs;
  passkeys: PasskeysService;
  twoSteps: TwoSteps;
};

/** By what people prove that it is they who erase themselves, with what it takes to check it. */
export type ProvesErasure =
  | { by: Extract<ErasureProof, 'password'>; proofs: Pick<Proofs, 'confirm'> }
  /** `now`: epoch milliseconds of the issuer's clock. */
  | { by: Extract<ErasureProof, 'fresh-sign-in'>; now: () => number }
  | { by: Extract<ErasureProof, 'word'> };

/** By what somebody proves again who they are, for calls declared with `proof`. */
export type ProvesFreshness =
  | { kind: 'password'; proofs: Pick<Proofs, 'prove'> }
  /** `idTokens` reads ID tokens, where access tokens may not say when their owner signed in. */
  | { kind: 'sign-in'; idTokens?: TokenVerifier };

/** Where people sign in: what an installation is told about its one provider. */
export type Provider = {
  /** Stays the same for the life of the database: people are known by issuer and subject. */
  issuer: string;
  verifier: TokenVerifier;
  admin: IdentityAdmin;
  /** Its open addresses, where they are ours. */
  idp: IdpService | null;
  /** Absent where people prove themselves at the house's own provider. */
  secondFactor?: SecondFactor;
  /** People may register themselves: by signing up, or by coming from a provider that is trusted to know them. */
  signUp: boolean;
  provesErasure: ProvesErasure;
  provesFreshness: ProvesFreshness;
  /** What a browser must know before anyone has signed in, besides. */
  published: Omit<AnswerOf<typeof getAppConfig>['identity'], 'erasureProof'>;
};
