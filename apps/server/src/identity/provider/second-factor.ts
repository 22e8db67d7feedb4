import type { ProblemName } from '@pratik/contract/problems';
import type pg from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import type { EmbeddedIdp } from '../../platform/idp/embedded-idp.ts';
import type { PasswordHasher } from '../../platform/idp/password-hasher.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import type { IdentityAdmin } from '../identity-admin.ts';
import { createCodes } from '../second-factor/codes.service.ts';
import { createCredentialCheck } from '../second-factor/credential-check.service.ts';
import { createPasskeys } from '../second-factor/passkeys.service.ts';
import { createSeal } from '../second-factor/sealed.ts';
import { createSecondFactor } from '../second-factor/second-factor.service.ts';
import { createTwoSteps } from '../second-factor/two-steps.service.ts';
import { selectUserIdBySubject } from '../users/users.store.ts';
import type { KnownAddresses } from './known-addresses.service.ts';
import type { SecondFactor } from './provider.ts';

type Parts = {
  db: Db;
  pool: pg.Pool;
  idp: EmbeddedIdp;
  passwords: PasswordHasher;
  addresses: KnownAddresses;
  live: Live;
  outbox: Outbox;
  endSessions: IdentityAdmin['endSessions'];
  installationSecret: string;
  authLog: AuthLog;
  issuer: string;
  secure: boolean;
  now: () => number;
};

/** Creates the embedded provider’s second factor. */
export const createProviderSecondFactor = (parts: Parts): SecondFactor => {
  const { db, pool, idp, passwords, addresses, live, outbox, endSessions, authLog, issuer, secure, now } =
    parts;
  const seal = createSeal(parts.installationSecret);
  const attempts = createRateLimit(pool, { name: 'second-factor', attempts: 10, seconds: 900 });
  const passkeysByAddress = createRateLimit(pool, { name: 'passkey-address', attempts: 300, seconds: 60 });
  const guesses = createRateLimit(pool, { name: 'second-factor-day', attempts: 50, seconds: 86_400 });
  const steps = createRateLimit(pool, { name: 'second-factor-steps', attempts: 30, seconds: 3600 });
  const codes = createCodes({ db, seal, attempts, guesses, now });
  const onRefused = async (subject: string, why: ProblemName) => {
    const userId = await selectUserIdBySubject(db, issuer, subject);
    await authLog.note({ action: 'reauthentication.refuse', userId, detail: { why } });
  };
  const credentialCheck = createCredentialCheck({ db, codes, passwords, attempts, steps, onRefused, now });
  const factors = createSecondFactor({
    db,
    codes,
    credentialCheck,
    seal,
    live,
    outbox,
    endSessions,
    authLog,
    now,
  });
  return {
    factors,
    credentialCheck,
    passkeys: createPasskeys({ db, credentialCheck, factors, steps, now }),
    twoSteps: createTwoSteps({ db, idp, codes, addresses, secure, passkeysByAddress, steps, now }),
  };
};
