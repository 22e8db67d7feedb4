import {
  addUser,
  deleteUser,
  exportUsers,
  getAllUsers,
  getUserForEdit,
  importUsers,
  inviteAgain,
  makeSignInLink,
  setUserLevels,
  setUserStatus,
  updateUser,
} from '@pratik/contract/people';
import {
  endPersonSessions,
  getPersonPrivacy,
  getPersonProgress,
  getPersonTold,
  listPersonSessions,
} from '@pratik/contract/person';
import type { FastifyRequest } from 'fastify';
import type { AccountsService, Actor } from '../../identity/accounts.service.ts';
import type { PeopleBulk } from '../../identity/people-bulk.service.ts';
import type { PersonEditing } from '../../identity/person-editing.service.ts';
import type { PersonSessions } from '../../identity/person-sessions.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { PersonService } from './person.service.ts';
import { usersAsCsv } from './users.csv.ts';
import type { UsersImportService } from './users-import.service.ts';
import type { UsersList } from './users-list.service.ts';

export type UserRoutesParts = {
  accounts: AccountsService;
  list: UsersList;
  bulk: PeopleBulk;
  editing: PersonEditing;
  person: PersonService;
  sessions: PersonSessions;
  importer: UsersImportService;
  clock: Clock;
  timeZone: string;
  /** Where browsers find the product; undefined: where the administrator's own browser found it. */
  publicUrl: string | undefined;
};

/** What administrators do about people. */
export const registerUserRoutes = (
  routes: Routes,
  {
    accounts,
    list,
    bulk,
    editing,
    person: one,
    sessions,
    importer,
    clock,
    timeZone,
    publicUrl,
  }: UserRoutesParts,
): void => {
  type Caller = { person: Person; proved: boolean; request: FastifyRequest };
  const actor = ({ person, proved, request }: Caller): Actor => ({
    id: person.id,
    origin: publicUrl ?? `${request.protocol}://${request.host}`,
    proved,
  });

  routes.person(getAllUsers, ({ body }) => list.page(body));
  routes.csv(exportUsers, ({ body }) => ({
    name: `kullanicilar-${dayOf(clock.now(), timeZone)}.csv`,
    lines: usersAsCsv(list.all(body), timeZone),
  }));
  routes.person(addUser, (call) => accounts.add(actor(call), call.body));
  routes.person(importUsers, (call) => importer.run(actor(call), call.body));
  routes.person(getUserForEdit, ({ query }) => editing.get(query.id));
  routes.person(updateUser, (call) => editing.save(actor(call), call.body));
  routes.person(setUserStatus, (call) => accounts.setStatus(actor(call), call.body));
  routes.person(setUserLevels, (call) => bulk.setLevels(actor(call), call.body));
  routes.person(inviteAgain, (call) => bulk.inviteAgain(actor(call), call.body));
  routes.person(makeSignInLink, (call) => accounts.makeSignInLink(actor(call), call.body.userId));
  routes.person(deleteUser, async (call) => {
    await accounts.removeOther(actor(call), call.body.userId);
    return { deleted: true as const };
  });

  routes.person(getPersonProgress, ({ person, query }) => one.progress(person, query.id));
  routes.person(getPersonPrivacy, ({ person, query }) => one.privacy(person, query.id));
  routes.person(getPersonTold, ({ person, query }) => one.told(person, query.id));
  routes.person(listPersonSessions, ({ query }) => sessions.list(query.id));
  routes.person(endPersonSessions, async (call) => ({
    ended: await sessions.end(actor(call), call.body),
  }));
};
