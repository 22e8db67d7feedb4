import type { AgeBand, GuardianCover } from '@pratik/contract/guardian';
import {
  type GuardianStanding,
  type PrivacyTextKind,
  type Purpose,
  purposes,
} from '@pratik/contract/privacy';
import { isConsentValid, type Services } from '../consent.policy.ts';

export type GuardianFacts = {
  band: AgeBand | null;
  /** The guardian’s newest decision; undefined when the guardian has not decided. */
  given: boolean | undefined;
  /** Whether the consent fails to cover a purpose that currently needs a guardian’s consent. */
  outdated: boolean;
  /** Whether an unexpired link has been mailed or printed. */
  asked: boolean;
};

/** Returns the state of the guardian’s consent for an age band. A user of unknown age is treated as a minor. */
export const standingOf = ({ band, given, outdated, asked }: GuardianFacts): GuardianStanding => {
  if (band === 'adult') return 'not-needed';
  if (given === false) return 'refused';
  if (given) return outdated ? 'renewal' : 'given';
  return asked ? 'asked' : 'missing';
};

/** The oldest text version for which a consent is still valid, by kind of text. */
type Binding = ReadonlyMap<PrivacyTextKind, number>;

/** Returns the current purposes that a guardian’s consent does not cover, by the same rule as for users’ consents. */
export const notCovered = (
  covers: readonly GuardianCover[],
  services: Services,
  binding: Binding,
): Purpose[] =>
  purposes.filter((purpose) => {
    if (services[purpose] === undefined) return false;
    const cover = covers.find((one) => one.purpose === purpose);
    const decided = cover && { given: true, text_version: cover.version, service: cover.service };
    return !isConsentValid(decided, services[purpose], binding.get(purpose) ?? 1);
  });

export type Permission = { guardian: GuardianStanding; renew: readonly Purpose[] };

/**
 * Checks whether the guardian permits using a learner’s messages for a purpose; null means internal use, which
 * needs no consent of the learner. The learner’s consent is checked separately.
 */
export const mayGoOut = ({ guardian, renew }: Permission, purpose: Purpose | null): boolean => {
  if (guardian === 'renewal') return purpose === null || !renew.includes(purpose);
  return guardian === 'not-needed' || guardian === 'given';
};

const isIn = (covers: readonly GuardianCover[], { purpose, version, service }: GuardianCover): boolean =>
  covers.some((one) => one.purpose === purpose && one.version === version && one.service === service);

/** Checks whether all purposes, text versions and services that a guardian saw are still current. */
export const stillAsked = (shown: readonly GuardianCover[], asked: readonly GuardianCover[]): boolean =>
  shown.every((cover) => isIn(asked, cover));

/** Checks whether a guardian was shown exactly the current purposes, text versions and services. */
export const shownAll = (shown: readonly GuardianCover[], asked: readonly GuardianCover[]): boolean =>
  stillAsked(shown, asked) && asked.every((cover) => isIn(shown, cover));
