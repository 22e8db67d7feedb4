import type { GuardianLinkUse } from '@pratik/contract/guardian';

const dayMs = 24 * 3_600_000;

/** How long a link accepts a decision, in milliseconds. */
export const decisionMs = 30 * dayMs;
/**
 * How long a link can withdraw the consent given with it, in milliseconds. Later, a new link or an administrator
 * can withdraw it.
 */
export const withdrawalMs = 365 * dayMs;

export type LinkFacts = {
  /** The last decision made with this link; null when there is none. */
  given: boolean | null;
  /** The current decision, however it was made. */
  counts: boolean | undefined;
};

/** Returns what an unexpired link permits. */
export const useOf = ({ given, counts }: LinkFacts): GuardianLinkUse => {
  if (given === null) return 'decide';
  return given && counts === true ? 'withdraw' : 'none';
};

/**
 * Returns the effect of a decision made with a link: `stored`; `again` when the link already made the same decision
 * and it still counts; `refused` otherwise.
 */
export const stepOf = (link: LinkFacts, wanted: boolean): 'stored' | 'again' | 'refused' => {
  if (link.given === wanted) return link.counts === wanted ? 'again' : 'refused';
  const use = useOf(link);
  return use === 'decide' || (use === 'withdraw' && !wanted) ? 'stored' : 'refused';
};
