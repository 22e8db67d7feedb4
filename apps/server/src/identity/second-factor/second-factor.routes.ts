import type { BodyOf } from '@pratik/contract/call';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginReauthentication,
  confirmApp,
  endApp,
  getSecondFactor,
  getUserSecondFactor,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@pratik/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { SecondFactor } from '../provider/provider.ts';
import type { Credentials } from './credential-check.service.ts';
import type { FactorReset } from './factor-reset.service.ts';
import { partyOf } from './request-party.ts';

/** Registers the routes for users’ own second factors and for their reset by an administrator. */
export const registerSecondFactorRoutes = (
  routes: Routes,
  secondFactor: SecondFactor | undefined,
  reset: FactorReset,
  publicUrl: string | undefined,
): void => {
  const own = (): SecondFactor => {
    if (!secondFactor) throw new Problem('provider-cannot');
    return secondFactor;
  };
  const party = (request: FastifyRequest) => partyOf(request, publicUrl);
  /** Binds a passkey’s signature to the page where it was given. @throws Problem `passkey-insecure` */
  const credentialsOf = (
    { password, code, passkey }: BodyOf<typeof endApp>,
    request: FastifyRequest,
  ): Credentials => ({
    password,
    code,
    passkey: passkey && { ...passkey, party: party(request) },
  });

  routes.user(getSecondFactor, async (caller) =>
    secondFactor
      ? secondFactor.factors.of(caller)
      : { available: false, needed: false, appSince: null, passkeys: [], recoveryCodesLeft: 0 },
  );
  routes.user(beginReauthentication, ({ identity, request }) =>
    own().credentialCheck.begin(identity.subject, party(request)),
  );
  routes.user(beginApp, ({ body, request, ...caller }) =>
    own().factors.beginApp(caller, credentialsOf(body, request)),
  );
  routes.user(confirmApp, async ({ body, ...caller }) => ({
    recoveryCodes: await own().factors.confirmApp(caller, body.code),
  }));
  routes.user(endApp, async ({ body, request, ...caller }) => {
    await own().factors.endApp(caller, credentialsOf(body, request));
    return { done: true as const };
  });
  routes.user(renewRecoveryCodes, async ({ body, request, ...caller }) => ({
    recoveryCodes: await own().factors.renewRecoveryCodes(caller, credentialsOf(body, request)),
  }));

  routes.user(beginPasskey, ({ body, request, ...caller }) =>
    own().passkeys.begin(caller, credentialsOf(body, request), party(request)),
  );
  routes.user(addPasskey, ({ body, request, ...caller }) => own().passkeys.add(caller, body, party(request)));
  routes.user(removePasskey, async ({ body, request, ...caller }) => {
    await own().passkeys.remove(caller, body.id, credentialsOf(body, request));
    return { done: true as const };
  });
  routes.user(renamePasskey, async ({ body, ...caller }) => {
    await own().passkeys.rename(caller, body);
    return { done: true as const };
  });

  routes.user(getUserSecondFactor, ({ query }) => reset.of(query.id));
  routes.user(resetSecondFactor, async ({ user, body }) => ({
    mailed: await reset.reset(user.id, body.userId),
  }));
};
