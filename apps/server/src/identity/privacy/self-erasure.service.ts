import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import type { AccountsService } from '../accounts.service.ts';
import { selectUser } from '../people.store.ts';

export type SelfErasure = ReturnType<typeof createSelfErasure>;

/** What lets people erase themselves: only with their own address typed. */
export const createSelfErasure = (db: Db, accounts: Pick<AccountsService, 'remove'>) => ({
  /** @throws Problem `validation`, `last-administrator` */
  async erase(person: Person, email: string): Promise<void> {
    const user = await selectUser(db, person.id);
    if (user?.email !== email.toLowerCase()) {
      throw fieldProblem('/email', 'Hesabınızın e-posta adresi bu değil');
    }
    await accounts.remove({ id: person.id, origin: '' }, person.id);
  },
});
