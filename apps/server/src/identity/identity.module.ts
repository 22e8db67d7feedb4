import type { Authenticate } from '../platform/http/caller.ts';
import type { FirebaseAddresses } from '../platform/idp/firebase-google.ts';
import type { Module } from '../platform/module.ts';
import type { PlatformModule } from '../platform/platform.module.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { createIdentity } from './identity.service.ts';
import { type Consents, createConsents } from './privacy/consents.service.ts';
import { createRetention } from './privacy/erasure/retention.service.ts';

/** Parts of the identity module that tests replace. */
export type IdentityOverrides = {
  /** Addresses of a fake Firebase server for tests; administrators cannot configure them. */
  firebaseAddresses?: FirebaseAddresses | undefined;
  authenticate?: Authenticate | undefined;
  mayUse?: Consents['mayUse'] | undefined;
};

type Deps = IdentityOverrides & { platform: PlatformModule };

export type IdentityModule = Awaited<ReturnType<typeof createIdentityModule>>;

/** Creates the module for users, sign-in, sessions and consents. */
export const createIdentityModule = async ({ platform, ...overrides }: Deps) => {
  const { db, longDb, pool, config, clock, log, outbox, live, timeZone, isRealTime } = platform;
  const { firebaseAddresses } = overrides;
  const identity = await createIdentity({ db, pool, config, clock, log, outbox, live, firebaseAddresses });
  const consents = createConsents({ db, clock, config, minors: identity.minors });
  const mayUse = overrides.mayUse ?? consents.mayUse;
  const retention = createRetention({
    db: longDb,
    clock,
    log,
    config,
    timeZone,
    comparesClocks: isRealTime,
  });
  let setupCode: string | null = null;

  return {
    ...identity,
    authenticate: overrides.authenticate ?? identity.authenticate,
    consents: { ...consents, mayUse },
    retention,
    /** Returns the setup code that the start of the server prints (`App.setupCode`). */
    setupCode: () => setupCode,

    routes: (routes) =>
      registerIdentityRoutes(routes, platform.http, identity, {
        version: platform.version,
        organization: config.ORGANIZATION_NAME,
      }),
    async start({ api, worker }) {
      if (worker) retention.start();
      if (api) setupCode = await identity.setup.prepare(config);
    },
    stop: () => retention.close(),
  } satisfies Module & Record<string, unknown>;
};
