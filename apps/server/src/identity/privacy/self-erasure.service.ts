import type { BodyOf } from '@pratik/contract/call';
import type { eraseSelf } from '@pratik/contract/privacy';
import type { Db } from '../../platform/db/database.ts';
import type { Identity, Person } from '../../platform/http/caller.ts';
import { fieldProblem } from '../../platform/http/problem.ts';
import type { AccountsService } from '../accounts.service.ts';
import { selectUser } from '../people.store.ts';
import type { Proofs } from '../second-factor/proof.service.ts';
import { isErasureWord } from './self-erasure.policy.ts';

export type SelfErasure = ReturnType<typeof createSelfErasure>;

type Parts = {
  db: Db;
  accounts: Pick<AccountsService, 'remove'>;
  /** Absent where the house's own provider has the password. */
  proofs: Pick<Proofs, 'confirm'> | undefined;
};

/** What lets people erase themselves: their own address typed, and their password, or a word where it is not ours to ask. */
export const createSelfErasure = ({ db, accounts, proofs }: Parts) => {
  /** @throws Problem `validation`, `password-wrong`, `code-wrong`, `too-many-requests` */
  const confirm = async (subject: string, { password, code, word }: BodyOf<typeof eraseSelf>) => {
    if (proofs) {
      if (!password) throw fieldProblem('/password', 'Şifrenizi yazın');
      await proofs.confirm(subject, { password, code });
    } else if (!isErasureWord(word)) {
      throw fieldProblem('/word', 'Onaylamak için “SİL” yazın');
    }
  };

  return {
    /**
     * The address comes first, so that a wrong one uses no code up.
     * @throws Problem `validation`, `password-wrong`, `code-wrong`, `too-many-requests`, `last-administrator`
     */
    async erase(person: Person, identity: Identity, body: BodyOf<typeof eraseSelf>): Promise<void> {
      const user = await selectUser(db, person.id);
      if (user?.email !== body.email.toLowerCase()) {
        throw fieldProblem('/email', 'Hesabınızın e-posta adresi bu değil');
      }
      await confirm(identity.subject, body);
      await accounts.remove({ id: person.id, origin: '' }, person.id);
    },
  };
};
