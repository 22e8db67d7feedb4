import type { GuardianLinkUse } from '@pratik/contract/guardian';

const dayMs = 24 * 3_600_000;

/** How long a link waits for a decision. */
export const decisionMs = 30 * dayMs;
/** How long the link a consent was given by can take it back; later a new link or an administrator does. */
export const withdrawalMs = 365 * dayMs;

export type LinkFacts = {
  /** What was last decided by this link; null: nothing yet. */
  given: boolean | null;
  /** The decision that counts now, by whatever means. */
  counts: boolean | undefined;
};

/** What a link that has not run out is good for. */
export const useOf = ({ given, counts }: LinkFacts): GuardianLinkUse => {
  if (given === null) return 'decide';
  return given && counts === true ? 'withdraw' : 'none';
};

/**
 * What becomes of a decision that comes by a link: `stored`, `again` when the link has brought just that already and it
 * still counts, or refused.
 */
export const stepOf = (link: LinkFacts, wanted: boolean): 'stored' | 'again' | 'refused' => {
  if (link.given === wanted) return link.counts === wanted ? 'again' : 'refused';
  const use = useOf(link);
  return use === 'decide' || (use === 'withdraw' && !wanted) ? 'stored' : 'refused';
};
