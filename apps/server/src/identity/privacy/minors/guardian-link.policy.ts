import type { GuardianLinkUse } from '@pratik/contract/guardian';

const dayMs = 24 * 3_600_000;

/** Time during which a link accepts a decision, in milliseconds. */
export const decisionMs = 30 * dayMs;
/**
 * Time during which a consent can be withdrawn with the link that gave it, in milliseconds. Later, withdrawal
 * requires a new link or an administrator.
 */
export const withdrawalMs = 365 * dayMs;

export type LinkFacts = {
  /** The last decision made with this link; null when no decision was made. */
  given: boolean | null;
  /**
   * The guardian’s current decision, whether made with this link, another link or a paper form; undefined when the
   * guardian has not decided.
   */
  counts: boolean | undefined;
};

/** Returns the decisions that an unexpired link permits. */
export const useOf = ({ given, counts }: LinkFacts): GuardianLinkUse => {
  if (given === null) return 'decide';
  return given && counts === true ? 'withdraw' : 'none';
};

/**
 * Returns the effect of a decision made with a link: `stored`; `again` when the link already made the same decision
 * and the decision is still current; `refused` otherwise.
 */
export const stepOf = (link: LinkFacts, wanted: boolean): 'stored' | 'again' | 'refused' => {
  if (link.given === wanted) return link.counts === wanted ? 'again' : 'refused';
  const use = useOf(link);
  return use === 'decide' || (use === 'withdraw' && !wanted) ? 'stored' : 'refused';
};
