import {
  endUserSessions,
  getUserPrivacy,
  getUserProgress,
  listUserCorrections,
  listUserSessions,
  listUserWork,
} from '@pratik/contract/user-details';
import {
  addUser,
  deleteUser,
  exportUsers,
  getAllUsers,
  getUserForEdit,
  listMatchingUsers,
  makeSignInLink,
  setUserLevels,
  setUserStatus,
  updateUser,
} from '@pratik/contract/users';
import { importUsers, inviteAgain } from '@pratik/contract/users-import';
import type { FastifyRequest } from 'fastify';
import type { UserSessions } from '../../identity/sessions/user-sessions.service.ts';
import type { AccountsService, Actor } from '../../identity/users/accounts.service.ts';
import type { UserEditing } from '../../identity/users/user-editing.service.ts';
import type { UsersBulk } from '../../identity/users/users-bulk.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { UserService } from './user-details.service.ts';
import { usersAsCsv, usersCsvWords } from './users.csv.ts';
import type { UsersImportService } from './users-import.service.ts';
import type { UsersList } from './users-list.service.ts';

export type UserRoutesParts = {
  accounts: AccountsService;
  list: UsersList;
  bulk: UsersBulk;
  editing: UserEditing;
  user: UserService;
  sessions: UserSessions;
  importer: UsersImportService;
  clock: Clock;
  timeZone: string;
  /** Public URL of Pratik for links. When undefined, links start with the address in the administrator’s browser. */
  publicUrl: string | undefined;
};

/** Registers the routes with which administrators manage users. */
export const registerUserRoutes = (
  routes: Routes,
  {
    accounts,
    list,
    bulk,
    editing,
    user: one,
    sessions,
    importer,
    clock,
    timeZone,
    publicUrl,
  }: UserRoutesParts,
): void => {
  type Caller = { user: SignedInUser; reauthenticated: boolean; request: FastifyRequest };
  const actor = ({ user, reauthenticated, request }: Caller): Actor => ({
    id: user.id,
    language: user.language,
    origin: publicUrl ?? `${request.protocol}://${request.host}`,
    reauthenticated,
  });

  routes.user(getAllUsers, ({ body }) => list.page(body));
  routes.user(listMatchingUsers, ({ body }) => list.matching(body));
  routes.csv(exportUsers, ({ user, body }) => ({
    name: `${usersCsvWords[user.language].fileName}-${dayOf(clock.now(), timeZone)}.csv`,
    lines: usersAsCsv(list.all(body), timeZone, user.language),
  }));
  routes.user(addUser, (call) => accounts.add(actor(call), call.body));
  routes.user(importUsers, (call) => importer.run(actor(call), call.body));
  routes.user(getUserForEdit, ({ query }) => editing.get(query.id));
  routes.user(updateUser, (call) => editing.save(actor(call), call.body));
  routes.user(setUserStatus, (call) => accounts.setStatus(actor(call), call.body));
  routes.user(setUserLevels, (call) => bulk.setLevels(actor(call), call.body));
  routes.user(inviteAgain, (call) => bulk.inviteAgain(actor(call), call.body));
  routes.user(makeSignInLink, (call) => accounts.makeSignInLink(actor(call), call.body.userId));
  routes.user(deleteUser, async (call) => {
    await accounts.removeOther(actor(call), call.body.userId);
    return { deleted: true as const };
  });

  routes.user(getUserProgress, ({ user, query }) => one.progress(user, query.id));
  routes.user(getUserPrivacy, ({ user, query }) => one.privacy(user, query.id));
  routes.user(listUserCorrections, ({ user, query }) => one.shownCorrections(user, query.id));
  routes.user(listUserWork, ({ user, body }) => one.work(user, body));
  routes.user(listUserSessions, ({ query }) => sessions.list(query.id));
  routes.user(endUserSessions, async (call) => ({
    ended: await sessions.end(actor(call), call.body),
  }));
};
