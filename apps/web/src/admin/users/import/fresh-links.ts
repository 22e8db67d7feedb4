import type { AnswerOf } from '@pratik/contract/call';
import type { inviteAgain } from '@pratik/contract/users';
import type { ReportRow } from './import-report.ts';

type Invited = AnswerOf<typeof inviteAgain>['invited'];

/**
 * Returns the ids of users in the file whom an earlier import added and who have never signed in. The ids are
 * unique and in the order of the file.
 */
export const waitingIds = (report: readonly ReportRow[]): string[] => [
  ...new Set(report.flatMap(({ invitedId }) => invitedId ?? [])),
];

/**
 * Returns the report with new sign-in links in the rows of these users. A link that was sent by e-mail is not
 * shown.
 */
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
    // No link is shown for a user who has signed in since the check, or in the second row of the same user.
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
