import type { AgeBand } from '@pratik/contract/guardian';
import type { GuardianStanding } from '@pratik/contract/privacy';

export type GuardianFacts = {
  band: AgeBand | null;
  /** The newest decision. */
  given: boolean | undefined;
  /** A link that is still good was sent or printed. */
  asked: boolean;
};

/** Where a guardian's consent stands for somebody of an age. Who has not said how old they are is taken for a child. */
export const standingOf = ({ band, given, asked }: GuardianFacts): GuardianStanding => {
  if (band === 'adult') return 'not-needed';
  if (given !== undefined) return given ? 'given' : 'refused';
  return asked ? 'asked' : 'missing';
};

/** Whether what somebody writes or says may go to a service at all; their own consent comes on top. */
export const mayGoOut = (standing: GuardianStanding): boolean =>
  standing === 'not-needed' || standing === 'given';
