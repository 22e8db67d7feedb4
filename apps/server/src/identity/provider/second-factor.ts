import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { createRateLimit } from '../../platform/http/rate-limits.ts';
import type { EmbeddedIdp } from '../../platform/idp/embedded-idp.ts';
import type { PasswordHasher } from '../../platform/idp/password-hasher.ts';
import type { Live } from '../../platform/live/live.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { createCodes } from '../second-factor/codes.service.ts';
import { createPasskeys } from '../second-factor/passkeys.service.ts';
import { createSeal } from '../second-factor/sealed.ts';
import { createSecondFactor } from '../second-factor/second-factor.service.ts';
import { createTwoSteps } from '../second-factor/two-steps.service.ts';
import type { SecondFactor } from './provider.ts';

type Parts = {
  db: Db;
  pool: pg.Pool;
  idp: EmbeddedIdp;
  passwords: PasswordHasher;
  live: Live;
  endSessions: IdentityAdmin['endSessions'];
  installationSecret: string;
  secure: boolean;
  now: () => number;
};

/** Puts the embedded provider's second factor together. */
export const createProviderSecondFactor = (parts: Parts): SecondFactor => {
  const { db, pool, idp, passwords, live, endSessions, installationSecret, secure, now } = parts;
  const seal = createSeal(installationSecret);
  const attempts = createRateLimit(pool, { name: 'second-factor', attempts: 10, seconds: 900 });
  const passkeysByAddress = createRateLimit(pool, { name: 'passkey-address', attempts: 100, seconds: 900 });
  const codes = createCodes({ db, seal, passwords, attempts, now });
  const factors = createSecondFactor({ db, codes, seal, live, endSessions, now });
  return {
    factors,
    passkeys: createPasskeys({ db, codes, factors, now }),
    twoSteps: createTwoSteps({ db, idp, codes, secure, passkeysByAddress, now }),
  };
};
