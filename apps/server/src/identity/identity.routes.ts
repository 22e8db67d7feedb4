import { reauthenticate } from '@pratik/contract/second-factor';
import { changePassword, endOtherSessions, endSession, listSessions } from '@pratik/contract/session';
import { claimAdministration, createFirstAdministrator, getAppConfig } from '@pratik/contract/setup';
import {
  acceptInvitation,
  createUser,
  endToken,
  getProfile,
  getRole,
  getUserById,
  setFirstRun,
  updateProfile,
} from '@pratik/contract/user';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../platform/http/limits/rate-limits.ts';
import type { Routes } from '../platform/http/routes.ts';
import { hashToken } from './authenticate.ts';
import type { IdentityFeature } from './identity.service.ts';
import { registerIdpRoutes } from './provider/idp.routes.ts';
import { partyOf } from './second-factor/request-party.ts';
import { registerSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { bearerToken } from './verify/bearer.ts';

/** Registers the routes for users’ own accounts, for the first administrator and for the embedded provider. */
export const registerIdentityRoutes = (
  routes: Routes,
  app: FastifyInstance,
  identity: IdentityFeature,
  { version, organization }: { version: string; organization: string | undefined },
): void => {
  const { users, sessions, setup, invitations, provider, publicUrl } = identity;
  if (provider.idp) registerIdpRoutes(app, provider.idp, { signUp: provider.signUp, publicUrl });

  registerSecondFactorRoutes(routes, provider.secondFactor, identity.factorReset, publicUrl);
  routes.user(reauthenticate, async ({ body: { passkey, ...body }, request, ...caller }) => {
    const signed = passkey && { ...passkey, party: partyOf(request, publicUrl) };
    await identity.reauthentication.reauthenticate(caller, { ...body, passkey: signed });
    return { done: true as const };
  });

  routes.public(getAppConfig, async () => ({
    identity: {
      ...provider.published,
      erasureConfirmation: provider.erasureCheck.by,
      ...((await provider.secondFactor?.twoSteps.anyPasskey()) ? { passkeys: true as const } : {}),
    },
    setupNeeded: await setup.needed(),
    ...(organization === undefined ? {} : { organization }),
    version,
  }));
  routes.public(createFirstAdministrator, async ({ body, request }) => {
    await setup.createAdministrator(body, addressKey(request.ip));
    return { done: true as const };
  });

  routes.identity(claimAdministration, async ({ identity: caller, body, request }) => {
    await setup.claim(caller, body, addressKey(request.ip));
    return { done: true as const };
  });
  routes.identity(acceptInvitation, async ({ identity: caller, body, request }) => {
    await invitations.accept(caller, body.code, addressKey(request.ip));
    return { done: true as const };
  });
  routes.identity(endToken, async ({ identity: caller, request }) => {
    await sessions.endToken(caller, hashToken(bearerToken(request.raw.rawHeaders)));
    return { done: true as const };
  });

  routes.user(getRole, async ({ user }) => ({
    role: user.needsSecondFactor ? ('admin' as const) : user.role,
  }));
  routes.user(getUserById, ({ user, query }) => users.find(user, query.id));
  routes.identity(createUser, ({ identity: caller, body }) => users.register(caller, body));
  routes.user(getProfile, ({ user }) => users.profile(user));
  routes.user(setFirstRun, async ({ user, body }) => {
    await users.setFirstRun(user, body.step);
    return { done: true as const };
  });
  routes.user(updateProfile, ({ user, body }) => users.updateProfile(user, body));

  routes.user(listSessions, async (caller) => ({ sessions: await sessions.list(caller) }));
  routes.user(endSession, async ({ body, ...caller }) => {
    await sessions.end(caller, body.sessionId);
    return { done: true as const };
  });
  routes.user(endOtherSessions, async (caller) => ({ ended: await sessions.endOthers(caller) }));
  routes.user(changePassword, async ({ body, ...caller }) => {
    await sessions.changePassword(caller, body);
    return { done: true as const };
  });
};
