import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  getUserPrivacy,
  getUserProgress,
  listUserCorrections,
  listUserWork,
} from '@pratik/contract/user-details';
import type { UserPrivacy } from '../../identity/privacy/user-privacy.service.ts';
import type { UsersService } from '../../identity/users/users.service.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { ShownCorrections } from '../../processing/review/shown-corrections.service.ts';
import type { UserProgress } from '../../progress/user-progress.service.ts';
import type { UserWorkLists } from '../../school/reports/user-work.service.ts';

export type UserService = ReturnType<typeof createUserService>;

type Parts = {
  users: Pick<UsersService, 'find'>;
  progress: UserProgress;
  shownCorrections: ShownCorrections;
  privacy: UserPrivacy;
  work: UserWorkLists;
};

/** Creates the service that returns the details of one user to administrators. */
export const createUserService = ({ users, progress, shownCorrections, privacy, work }: Parts) => ({
  /** Returns a user’s progress. @throws Problem `not-found` */
  async progress(who: SignedInUser, id: string): Promise<AnswerOf<typeof getUserProgress>> {
    await users.find(who, id);
    return progress.of(id);
  },

  /** Returns the corrections that a user has been shown. @throws Problem `not-found` */
  async shownCorrections(who: SignedInUser, id: string): Promise<AnswerOf<typeof listUserCorrections>> {
    await users.find(who, id);
    return shownCorrections.of(id);
  },

  /** Returns a page of a user’s work. @throws Problem `not-found` */
  async work(who: SignedInUser, wish: BodyOf<typeof listUserWork>): Promise<AnswerOf<typeof listUserWork>> {
    await users.find(who, wish.id);
    return work.list(wish);
  },

  /** Returns the notices that a user has read and the user’s consents. @throws Problem `not-found` */
  async privacy(who: SignedInUser, id: string): Promise<AnswerOf<typeof getUserPrivacy>> {
    await users.find(who, id);
    return privacy.of(id);
  },
});
