import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { importUsers } from '@pratik/contract/people';
import { email } from '@pratik/contract/user';
import type { LevelsService } from '../../curriculum/levels.service.ts';
import type { AccountsService, Actor } from '../../identity/accounts.service.ts';
import { type CheckedRow, checkRows } from './import-check.ts';

export type UsersImportService = ReturnType<typeof createUsersImportService>;
type Report = AnswerOf<typeof importUsers>['rows'][number];

/** Adds many people at once: the rows that are right are added, the others are told what is wrong. */
export const createUsersImportService = (accounts: AccountsService, levels: LevelsService) => ({
  async run(actor: Actor, { rows, dryRun }: BodyOf<typeof importUsers>): Promise<{ rows: Report[] }> {
    const emails = new Set(rows.map((row) => row.email.trim().toLowerCase()));
    const checked = checkRows(rows, {
      levels: await levels.list(),
      // What is no address nobody has, and some of it could not even be looked for.
      taken: new Set(await accounts.takenEmails([...emails].filter((one) => email.safeParse(one).success))),
    });
    if (dryRun) return { rows: checked.map((row) => report(row, 'would-add')) };

    const people = checked.flatMap((row) => row.person ?? []);
    const added = await accounts.addMany(actor, people);
    return {
      rows: checked.map((row) => {
        if (!row.person) return report(row, 'added');
        const link = added.get(row.person.email);
        return link
          ? { ...report(row, 'added'), ...(link.mailed ? {} : { link: link.url }) }
          : report({ ...row, errors: [meanwhile] }, 'added');
      }),
    };
  },
});

const meanwhile = { field: 'email', detail: 'Bu e-posta adresi bu sırada başkası için kaydedildi' };

const report = ({ line, errors }: CheckedRow, good: 'added' | 'would-add'): Report => ({
  line,
  errors,
  outcome: errors.length > 0 ? 'refused' : good,
});
