import {
  addUser,
  deleteUser,
  exportUsers,
  getAllUsers,
  importUsers,
  makeSignInLink,
  setUserStatus,
  updateUser,
} from '@pratik/contract/user';
import type { FastifyRequest } from 'fastify';
import type { AccountsService, Actor } from '../../identity/accounts.service.ts';
import type { PeopleListService } from '../../identity/people-list.service.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Person } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { usersAsCsv } from './users.csv.ts';
import type { UsersImportService } from './users-import.service.ts';

export type UserRoutesParts = {
  accounts: AccountsService;
  list: PeopleListService;
  importer: UsersImportService;
  clock: Clock;
  timeZone: string;
  /** Where browsers find the product; undefined: where the administrator's own browser found it. */
  publicUrl: string | undefined;
};

/** What administrators do about people. */
export const registerUserRoutes = (
  routes: Routes,
  { accounts, list, importer, clock, timeZone, publicUrl }: UserRoutesParts,
): void => {
  const actor = ({ person, request }: { person: Person; request: FastifyRequest }): Actor => ({
    id: person.id,
    origin: publicUrl ?? `${request.protocol}://${request.host}`,
  });

  routes.person(getAllUsers, ({ body }) => list.page(body));
  routes.csv(exportUsers, ({ body }) => ({
    name: `kullanicilar-${dayOf(clock.now(), timeZone)}.csv`,
    lines: usersAsCsv(list.all(body), timeZone),
  }));
  routes.person(addUser, (call) => accounts.add(actor(call), call.body));
  routes.person(importUsers, (call) => importer.run(actor(call), call.body));
  routes.person(updateUser, (call) => accounts.update(actor(call), call.body));
  routes.person(setUserStatus, (call) => accounts.setStatus(actor(call), call.body));
  routes.person(makeSignInLink, (call) => accounts.makeSignInLink(actor(call), call.body.userId));
  routes.person(deleteUser, async (call) => {
    await accounts.remove(actor(call), call.body.userId);
    return { deleted: true as const };
  });
};
