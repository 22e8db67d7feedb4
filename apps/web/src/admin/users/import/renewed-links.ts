import type { AnswerOf } from '@pratik/contract/call';
import type { inviteAgain } from '@pratik/contract/users-import';
import type { ReportRow } from './import-report.ts';

type Invited = AnswerOf<typeof inviteAgain>['invited'];

/** Returns the ids of the users in the file who were added earlier and have never signed in, each id once. */
export const waitingIds = (report: readonly ReportRow[]): string[] => [
  ...new Set(report.flatMap(({ invitedId }) => invitedId ?? [])),
];

/**
 * Returns the report with a new sign-in link in the row of each user in `asked`, unless the link was sent by e-mail.
 */
export const withRenewedLinks = (
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
    // There is no new link for a user who has signed in since the check. If the file contains a user twice, only the
    // first row shows the link.
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
