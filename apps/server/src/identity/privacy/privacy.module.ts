import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { Module } from '../../platform/module.ts';
import type { PlatformModule } from '../../platform/platform.module.ts';
import type { IdentityModule } from '../identity.module.ts';
import { createSelfErasure } from './erasure/self-erasure.service.ts';
import { createExports, exportQueue, orderedCopies, ownCopies } from './export/export.service.ts';
import { createGuardians, guardianAttempts, guardianLetters } from './minors/guardians.service.ts';
import { registerMinorRoutes } from './minors/minors.routes.ts';
import { registerPrivacyRoutes } from './privacy.routes.ts';
import { createUserPrivacy } from './user-privacy.service.ts';

type Deps = {
  platform: PlatformModule;
  identity: IdentityModule;
  /** Files of a user that are stored outside the database; the user’s data export includes these files. */
  files: { filesOf: Parameters<typeof createExports>[0]['filesOf'] };
};

export type PrivacyModule = ReturnType<typeof createPrivacyModule>;

/** Creates the module for exports of personal data, erasure, and guardians’ consent. */
export const createPrivacyModule = ({ platform, identity, files }: Deps) => {
  const { db, pool, jobs, clock, log, timeZone, outbox, config } = platform;
  const { accounts, authLog, consents, minors, provider, retention } = identity;
  const limits = {
    own: createRateLimit(pool, ownCopies),
    ordered: createRateLimit(pool, orderedCopies),
  };
  const exports = createExports({ db, jobs, authLog, clock, log, timeZone, limits, filesOf: files.filesOf });
  const guardians = createGuardians({
    db,
    clock,
    outbox,
    minors,
    consents,
    letters: createRateLimit(pool, guardianLetters),
    attempts: createRateLimit(pool, guardianAttempts),
  });
  const selfErasure = createSelfErasure({ db, accounts, erasureCheck: provider.erasureCheck });

  return {
    userPrivacy: createUserPrivacy(db, consents),

    queues: [exportQueue],
    routes(routes) {
      registerPrivacyRoutes(routes, { db, consents, exports, selfErasure, retention });
      registerMinorRoutes(routes, { minors, guardians, publicUrl: config.PUBLIC_URL });
    },
    async start({ worker }) {
      if (worker) await exports.work();
    },
    stop: () => exports.close(),
  } satisfies Module & Record<string, unknown>;
};
