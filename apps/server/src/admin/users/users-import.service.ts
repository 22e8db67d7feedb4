import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { email } from '@pratik/contract/user';
import type { importUsers } from '@pratik/contract/users-import';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { AccountsService, Actor } from '../../identity/users/accounts.service.ts';
import { type CheckedRow, checkRows } from './import-check.ts';

export type UsersImportService = ReturnType<typeof createUsersImportService>;
type Report = AnswerOf<typeof importUsers>['rows'][number];

/** Adds many users at once. Adds the users of valid rows and reports the errors of invalid rows. */
export const createUsersImportService = (accounts: AccountsService, levels: LevelsService) => ({
  async run(actor: Actor, { rows, dryRun }: BodyOf<typeof importUsers>): Promise<{ rows: Report[] }> {
    const addresses = new Map(rows.map((row) => [row.line, row.email.trim().toLowerCase()]));
    const emails = new Set(addresses.values());
    // Looks up only valid e-mail addresses: an invalid address belongs to no user, and some invalid addresses make
    // the query fail.
    const taken = await accounts.takenEmails([...emails].filter((one) => email.safeParse(one).success));
    const checked = checkRows(rows, {
      levels: await levels.list(),
      taken: new Set(taken.map((user) => user.email)),
    });
    const invited = new Map(
      taken.filter(({ status }) => status === 'invited').map((user) => [user.email, user.id]),
    );
    const report = (row: CheckedRow, good: 'added' | 'would-add'): Report => {
      const { line, errors } = row;
      if (errors.length === 0) return { line, errors, outcome: good };
      const invitedId = invited.get(addresses.get(line) ?? '');
      return { line, errors, outcome: 'refused', ...(invitedId ? { invitedId } : {}) };
    };
    if (dryRun) return { rows: checked.map((row) => report(row, 'would-add')) };

    const users = checked.flatMap((row) => row.user ?? []);
    const added = await accounts.addMany(actor, users);
    return {
      rows: checked.map((row) => {
        if (!row.user) return report(row, 'added');
        const link = added.get(row.user.email);
        return link
          ? {
              ...report(row, 'added'),
              ...(link.mailed ? {} : { link: link.url, linkExpires: link.expiresAt }),
            }
          : report({ ...row, errors: [conflict] }, 'added');
      }),
    };
  },
});

const conflict = { field: 'email', code: 'email-taken-meanwhile' } as const;
