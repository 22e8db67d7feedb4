import type { BodyOf } from '@pratik/contract/call';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginProof,
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
import type { FactorReset } from './factor-reset.service.ts';
import type { Proof } from './proof.service.ts';
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
  const proofOf = ({ password, code, passkey }: BodyOf<typeof endApp>, request: FastifyRequest): Proof => ({
    password,
    code,
    passkey: passkey && { ...passkey, party: party(request) },
  });

  routes.user(getSecondFactor, async (caller) =>
    secondFactor
      ? secondFactor.factors.of(caller)
      : { available: false, needed: false, appSince: null, passkeys: [], recoveryCodesLeft: 0 },
  );
  routes.user(beginProof, ({ identity, request }) => own().proofs.begin(identity.subject, party(request)));
  routes.user(beginApp, ({ body, request, ...caller }) =>
    own().factors.beginApp(caller, proofOf(body, request)),
  );
  routes.user(confirmApp, async ({ body, ...caller }) => ({
    recoveryCodes: await own().factors.confirmApp(caller, body.code),
  }));
  routes.user(endApp, async ({ body, request, ...caller }) => {
    await own().factors.endApp(caller, proofOf(body, request));
    return { done: true as const };
  });
  routes.user(renewRecoveryCodes, async ({ body, request, ...caller }) => ({
    recoveryCodes: await own().factors.renewRecoveryCodes(caller, proofOf(body, request)),
  }));

  routes.user(beginPasskey, ({ body, request, ...caller }) =>
    own().passkeys.begin(caller, proofOf(body, request), party(request)),
  );
  routes.user(addPasskey, ({ body, request, ...caller }) => own().passkeys.add(caller, body, party(request)));
  routes.user(removePasskey, async ({ body, request, ...caller }) => {
    await own().passkeys.remove(caller, body.id, proofOf(body, request));
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
