import type { BodyOf } from '@pratik/contract/call';
import type { eraseSelf } from '@pratik/contract/privacy';
import type { Db } from '../../../platform/db/database.ts';
import type { Identity, SignedInUser } from '../../../platform/http/caller.ts';
import { fieldProblem, Problem } from '../../../platform/http/problem.ts';
import type { ErasureCheck } from '../../provider/provider.ts';
import { isFresh } from '../../reauthentication/reauthentication.policy.ts';
import type { AccountsService } from '../../users/accounts.service.ts';
import { selectUser } from '../../users/users.store.ts';
import { isErasureWord } from './self-erasure.policy.ts';

export type SelfErasure = ReturnType<typeof createSelfErasure>;

type Parts = {
  db: Db;
  accounts: Pick<AccountsService, 'remove'>;
  erasureCheck: ErasureCheck;
};

/**
 * Lets users erase their accounts. Users type their e-mail address and re-authenticate with the password or a fresh
 * sign-in. When the provider supports neither, users type a confirmation word.
 */
export const createSelfErasure = ({ db, accounts, erasureCheck }: Parts) => {
  /**
   * Checks the re-authentication for a self-erasure.
   * @throws Problem `validation`, `password-wrong`, `code-wrong`, `reauthentication-needed`, `too-many-requests`
   */
  const confirm = async (identity: Identity, { password, code, word }: BodyOf<typeof eraseSelf>) => {
    if (erasureCheck.by === 'password') {
      if (!password) throw fieldProblem('/password', 'password-missing');
      await erasureCheck.credentialCheck.confirm(identity.subject, { password, code });
    } else if (erasureCheck.by === 'fresh-sign-in') {
      if (!isFresh(identity.signedInAt, erasureCheck.now())) throw new Problem('reauthentication-needed');
    } else if (!isErasureWord(word)) {
      throw fieldProblem('/word', 'erasure-unconfirmed');
    }
  };

  return {
    /**
     * Erases the caller. Checks the e-mail address before the code, so that a wrong address does not use up a code.
     * @throws Problem `validation`, `password-wrong`, `code-wrong`, `reauthentication-needed`, `too-many-requests`,
     * `last-administrator`
     */
    async erase(caller: SignedInUser, identity: Identity, body: BodyOf<typeof eraseSelf>): Promise<void> {
      const user = await selectUser(db, caller.id);
      if (user?.email !== body.email.toLowerCase()) {
        throw fieldProblem('/email', 'email-not-own');
      }
      await confirm(identity, body);
      await accounts.remove(
        { id: caller.id, origin: '', language: caller.language, reauthenticated: true },
        caller.id,
      );
    },
  };
};
