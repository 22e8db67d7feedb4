import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  endApp,
  getPersonSecondFactor,
  getSecondFactor,
  removePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@pratik/contract/second-factor';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/problem.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { SecondFactor } from '../provider/provider.ts';
import type { FactorReset } from './factor-reset.service.ts';
import { partyOf } from './request-party.ts';

/** One's own second factor, and an administrator's way to take another's away. */
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

  routes.person(getSecondFactor, async (caller) =>
    secondFactor
      ? secondFactor.factors.of(caller)
      : { available: false, needed: false, appSince: null, passkeys: [], recoveryCodesLeft: 0 },
  );
  routes.person(beginApp, ({ body, ...caller }) => own().factors.beginApp(caller, body));
  routes.person(confirmApp, async ({ body, ...caller }) => ({
    recoveryCodes: await own().factors.confirmApp(caller, body.code),
  }));
  routes.person(endApp, async ({ body, ...caller }) => {
    await own().factors.endApp(caller, body);
    return { done: true as const };
  });
  routes.person(renewRecoveryCodes, async ({ body, ...caller }) => ({
    recoveryCodes: await own().factors.renewRecoveryCodes(caller, body),
  }));

  routes.person(beginPasskey, ({ body, request, ...caller }) =>
    own().passkeys.begin(caller, body, party(request)),
  );
  routes.person(addPasskey, ({ body, request, ...caller }) =>
    own().passkeys.add(caller, body, party(request)),
  );
  routes.person(removePasskey, async ({ body, ...caller }) => {
    await own().passkeys.remove(caller, body.id, body);
    return { done: true as const };
  });

  routes.person(getPersonSecondFactor, ({ query }) => reset.of(query.id));
  routes.person(resetSecondFactor, async ({ person, body }) => ({
    mailed: await reset.reset(person.id, body.userId),
  }));
};
