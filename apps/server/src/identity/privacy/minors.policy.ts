import type { AgeBand, GuardianCover } from '@pratik/contract/guardian';
import {
  type GuardianStanding,
  type PrivacyTextKind,
  type Purpose,
  purposes,
} from '@pratik/contract/privacy';
import { holds, type Services } from './consent.policy.ts';

export type GuardianFacts = {
  band: AgeBand | null;
  /** The newest decision. */
  given: boolean | undefined;
  /** Something is asked now that a consent given does not cover. */
  outdated: boolean;
  /** A link that is still good was sent or printed. */
  asked: boolean;
};

/** Where a guardian's consent stands for somebody of an age. Who has not said how old they are is taken for a child. */
export const standingOf = ({ band, given, outdated, asked }: GuardianFacts): GuardianStanding => {
  if (band === 'adult') return 'not-needed';
  if (given === false) return 'refused';
  if (given) return outdated ? 'renewal' : 'given';
  return asked ? 'asked' : 'missing';
};

/** By purpose, the oldest text a consent may have been given to and still count. */
type Binding = ReadonlyMap<PrivacyTextKind, number>;

/** The purposes asked now that a consent to `covers` does not reach, by the rule a person's own consent is held to. */
export const notCovered = (
  covers: readonly GuardianCover[],
  services: Services,
  binding: Binding,
): Purpose[] =>
  purposes.filter((purpose) => {
    if (services[purpose] === undefined) return false;
    const cover = covers.find((one) => one.purpose === purpose);
    const decided = cover && { given: true, text_version: cover.version, service: cover.service };
    return !holds(decided, services[purpose], binding.get(purpose) ?? 1);
  });

export type Permission = { guardian: GuardianStanding; renew: readonly Purpose[] };

/**
 * Whether what somebody writes or says may go out at all: to the service of a purpose, or where it stays in the house and
 * nothing is asked for (null). Their own consent comes on top.
 */
export const mayGoOut = ({ guardian, renew }: Permission, purpose: Purpose | null): boolean => {
  if (guardian === 'renewal') return purpose === null || !renew.includes(purpose);
  return guardian === 'not-needed' || guardian === 'given';
};

const isIn = (covers: readonly GuardianCover[], { purpose, version, service }: GuardianCover): boolean =>
  covers.some((one) => one.purpose === purpose && one.version === version && one.service === service);

/** Whether all that a guardian was shown is asked as it stands. */
export const stillAsked = (shown: readonly GuardianCover[], asked: readonly GuardianCover[]): boolean =>
  shown.every((cover) => isIn(asked, cover));

/** Whether a guardian was shown all that is asked, as it stands. */
export const shownAll = (shown: readonly GuardianCover[], asked: readonly GuardianCover[]): boolean =>
  stillAsked(shown, asked) && asked.every((cover) => isIn(shown, cover));
