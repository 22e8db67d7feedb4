import type { ProblemName } from '@pratik/contract/problems';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import { selectUserIdBySubject } from '../users/users.store.ts';
import type { IdpService } from './idp.service.ts';
import { selectSubjectByEmail } from './idp.store.ts';

type Parts = { db: Db; issuer: string; authLog: AuthLog };
type SignInMethod = 'password' | 'code' | 'passkey';
type Whose = { subject: string } | { email: string };

/**
 * Refused sign-ins that are recorded because they matter for security. Other refusals are not recorded; they only
 * mean that the sign-in page was open for too long.
 */
const telling: readonly ProblemName[] = [
  'sign-in-failed',
  'code-wrong',
  'passkey-refused',
  'account-disabled',
  'too-many-requests',
];

const resetRefusals: readonly ProblemName[] = ['reset-link-invalid', 'too-many-requests'];

/** Records sign-ins of the embedded provider with their outcome. */
export const withAuthLog = (idp: IdpService, { db, issuer, authLog }: Parts): IdpService => {
  const userIdOf = async (whose: Whose): Promise<string | undefined> => {
    const subject = 'subject' in whose ? whose.subject : await selectSubjectByEmail(db, whose.email);
    return subject === undefined ? undefined : selectUserIdBySubject(db, issuer, subject);
  };
  const refused = async (whose: Whose | undefined, method: SignInMethod, why: ProblemName) => {
    const aboutId = whose && (await userIdOf(whose));
    const unknownEmail = aboutId === undefined && whose && 'email' in whose ? whose.email : undefined;
    await authLog.note({ action: 'session.refuse', aboutId, unknownEmail, detail: { method, why } });
  };
  const recorded = async <Answer extends { body: object }>(
    method: SignInMethod,
    whose: Whose | undefined,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const answer = await work();
      if ('user' in answer.body) {
        const { id: subject, email } = answer.body.user as { id: string; email: string };
        const userId = await userIdOf({ subject });
        const unknownEmail = userId === undefined ? email : undefined;
        await authLog.note({ action: 'session.open', userId, unknownEmail, detail: { method } });
      }
      return answer;
    } catch (error) {
      if (error instanceof Problem && telling.includes(error.problem)) {
        await refused(whose, method, error.problem);
      }
      throw error;
    }
  };

  return {
    ...idp,
    signIn: (form, client) =>
      recorded('password', { email: form.email.toLowerCase() }, () => idp.signIn(form, client)),
    async signInByCode(form, client) {
      const subject = await idp.pendingSubject(client);
      return recorded('code', subject === null ? undefined : { subject }, () =>
        idp.signInByCode(form, client),
      );
    },
    async resetPassword(form, client) {
      try {
        return await idp.resetPassword(form, client);
      } catch (error) {
        if (error instanceof Problem && resetRefusals.includes(error.problem))
          await authLog.note({
            action: 'code.refuse',
            detail: { call: 'reset-password', why: error.problem },
          });
        throw error;
      }
    },
    signInByPasskey: (response, party, client) =>
      recorded('passkey', undefined, () => idp.signInByPasskey(response, party, client)),
  };
};
