import type { AnswerOf } from '@pratik/contract/call';
import type { getUserPrivacy, getUserProgress, listUserCorrections } from '@pratik/contract/user-details';
import type { UserPrivacy } from '../../identity/privacy/user-privacy.service.ts';
import type { UsersService } from '../../identity/users/users.service.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { ShownCorrections } from '../../processing/review/shown-corrections.service.ts';
import type { UserProgress } from '../../progress/user-progress.service.ts';

export type UserService = ReturnType<typeof createUserService>;

type Parts = {
  users: Pick<UsersService, 'find'>;
  progress: UserProgress;
  shownCorrections: ShownCorrections;
  privacy: UserPrivacy;
};

/** Creates the service that returns the details of one user to administrators. */
export const createUserService = ({ users, progress, shownCorrections, privacy }: Parts) => ({
  /** @throws Problem `not-found` */
  async progress(who: SignedInUser, id: string): Promise<AnswerOf<typeof getUserProgress>> {
    await users.find(who, id);
    return progress.of(id);
  },

  /** @throws Problem `not-found` */
  async shownCorrections(who: SignedInUser, id: string): Promise<AnswerOf<typeof listUserCorrections>> {
    await users.find(who, id);
    return shownCorrections.of(id);
  },

  /** @throws Problem `not-found` */
  async privacy(who: SignedInUser, id: string): Promise<AnswerOf<typeof getUserPrivacy>> {
    await users.find(who, id);
    return privacy.of(id);
  },
});
