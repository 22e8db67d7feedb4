import type { AnswerOf } from '@pratik/contract/call';
import type { getUserPrivacy } from '@pratik/contract/user-details';
import type { Db } from '../../platform/db/database.ts';
import type { Consents } from './consents.service.ts';
import { selectCopyRequests } from './requests.store.ts';

export type UserPrivacy = ReturnType<typeof createUserPrivacy>;

/** Maximum number of requested exports that are shown; the audit log contains all requests. */
const shownRequests = 20;

/** Shows administrators the notices that a user has read, their consents and their requested exports. */
export const createUserPrivacy = (db: Db, consents: Pick<Consents, 'stateOf'>) => ({
  async of(userId: string): Promise<AnswerOf<typeof getUserPrivacy>> {
    const [state, copies] = await Promise.all([
      consents.stateOf(userId),
      selectCopyRequests(db, userId, shownRequests),
    ]);
    return {
      notice: { version: state.notice.version, readAt: state.notice.readAt },
      consents: state.consents.map(({ purpose, service, version, given, decidedAt }) => ({
        purpose,
        service,
        version,
        given,
        decidedAt,
      })),
      log: state.log,
      copies: copies.map(({ at, detail, by }) => ({
        at: at.toISOString(),
        bySelf: detail.self === true,
        by,
      })),
    };
  },
});
