import type { AnswerOf } from '@pratik/contract/call';
import type { inviteAgain } from '@pratik/contract/users';
import type { ReportRow } from './import-report.ts';

type Invited = AnswerOf<typeof inviteAgain>['invited'];

/** Users of the file who were added earlier and never signed in, each once, in the order of the file. */
export const waitingIds = (report: readonly ReportRow[]): string[] => [
  ...new Set(report.flatMap(({ invitedId }) => invitedId ?? [])),
];

/** The report with new links in their rows; a mailed link is not shown. */
export const withFreshLinks = (
  report: readonly ReportRow[],
  asked: readonly string[],
  invited: Invited,
): ReportRow[] => {
  const links = new Map(invited.map((link) => [link.userId, link]));
  const shown = new Set<string>();
  return report.map((known) => {
    const { invitedId, ...rest } = known;
    if (invitedId === undefined || !asked.includes(invitedId)) return known;
    const link = links.get(invitedId);
    // Users who have signed in meanwhile need no link; a second row of the same user shows none.
    if (!link || shown.has(invitedId)) return rest;
    shown.add(invitedId);
    return {
      row: rest.row,
      outcome: 'renewed',
      reasons: [],
      ...(link.mailed ? {} : { link: link.url, linkExpires: link.expiresAt }),
    };
  });
};
