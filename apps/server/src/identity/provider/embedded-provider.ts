import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { createRateLimit } from '../../platform/http/limits/rate-limits.ts';
import { createEmbeddedIdp, embeddedAudience, type Permission } from '../../platform/idp/embedded-idp.ts';
import { createPasswordHasher } from '../../platform/idp/password-hasher.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { AuthLog } from '../auth-log/auth-log.service.ts';
import { lockInstance } from '../setup/instance.store.ts';
import { selectUserIdBySubject } from '../users/users.store.ts';
import { createKeySet } from '../verify/key-set.ts';
import { createTokenVerifier } from '../verify/token-verifier.ts';
import { createEmbeddedAdmin } from './embedded-admin.ts';
import { createIdpService } from './idp.service.ts';
import { deleteResetTokens, deleteSessions, selectStatus, updateSignedUp } from './idp.store.ts';
import { withAuthLog } from './idp-auth-log.ts';
import { createKnownAddresses } from './known-addresses.service.ts';
import { createKnownDevices } from './known-devices.ts';
import type { Provider, SecondFactor } from './provider.ts';
import { createResetWriter } from './reset-letter.ts';
import { createProviderSecondFactor } from './second-factor.ts';
import { createSignInGuard } from './sign-in-guard.service.ts';

type Parts = {
  db: Db;
  pool: pg.Pool;
  config: Config;
  log: Log;
  outbox: Outbox;
  live: Live;
  authLog: AuthLog;
  instance: { id: string; secret: string };
  /** Returns the time of the real clock in epoch milliseconds, for tokens and links. */
  now: () => number;
};

const minute = 60;
const hour = 60 * minute;

/** Creates the embedded provider. Generates its signing key on the first start. */
export const createEmbeddedProvider = async (parts: Parts): Promise<Provider> => {
  const { db, pool, config, log, outbox, live, authLog, instance, now } = parts;
  const issuer = `urn:pratik:${instance.id}`;
  const limit = (name: string, attempts: number, seconds: number) =>
    createRateLimit(pool, { name, attempts, seconds });

  const secure = config.PUBLIC_URL?.startsWith('https://') ?? false;
  const passwords = createPasswordHasher();
  const mayOpenSession = async (subject: string): Promise<Permission> => {
    if ((await selectStatus(db, issuer, subject))?.status === 'disabled') return 'disabled';
    return (await secondFactor.twoSteps.isNeeded(subject)) ? 'second-factor' : 'yes';
  };
  /**
   * Removes passkeys and authenticator apps after a sign-up, because a stranger may have registered the address
   * earlier and added them.
   */
  const settleSignUp = (subject: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      if (await updateSignedUp(tx, subject)) await secondFactor.factors.clear(tx, subject);
    });
  const idp = createEmbeddedIdp({
    db,
    secret: instance.secret,
    issuer,
    secure,
    signUp: config.SIGN_UP,
    passwords,
    log,
    mayOpenSession,
    async onPasswordReset(subject) {
      await settleSignUp(subject);
      await deleteResetTokens(db, subject);
      await deleteSessions(db, subject, null);
      const user = await selectStatus(db, issuer, subject);
      if (!user) return;
      await live.announce(db, { user: user.id }, { type: 'session-ended' });
      await authLog.note({ action: 'password.reset', userId: user.id });
    },
  });
  const devices = createKnownDevices({ installationSecret: instance.secret, secure, now });
  const addresses = createKnownAddresses({ db, devices, installationSecret: instance.secret, now });
  const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  outbox.writeWhenSent('password-reset', createResetWriter({ db, issuer, origin, now }));
  const admin = createEmbeddedAdmin({ db, passwords, issuer, now });
  const secondFactor: SecondFactor = createProviderSecondFactor({
    db,
    pool,
    idp,
    passwords,
    addresses,
    live,
    outbox,
    endSessions: admin.endSessions,
    installationSecret: instance.secret,
    authLog,
    issuer,
    secure,
    now,
  });
  if (outbox.configured && config.PUBLIC_URL === undefined) {
    log.warn('SMTP_URL is set without PUBLIC_URL: mailed links point to localhost');
  }
  await ensureSigningKey(db, idp.jwks);

  const keys = createKeySet({ load: idp.jwks, now });
  return {
    issuer,
    // Addresses at the embedded provider are not verified. Users who sign up are identified by account, never by
    // address.
    verifier: createTokenVerifier({
      issuer,
      audience: embeddedAudience,
      keys,
      now,
      unverifiedEmail: 'accepted',
    }),
    admin,
    secondFactor,
    idp: withAuthLog(
      createIdpService({
        db,
        issuer,
        idp,
        twoSteps: secondFactor.twoSteps,
        live,
        outbox,
        addresses,
        guard: createSignInGuard({
          db,
          addresses,
          now,
          limits: {
            soon: limit('sign-in-soon', 3, 10),
            account: limit('sign-in-account', 10, 15 * minute),
            accountElsewhere: limit('sign-in-account-anywhere', 100, hour),
          },
        }),
        limits: {
          resetByAddress: limit('reset-address', 60, minute),
          resetByAccount: limit('reset-account', 3, hour),
          resetLinkByAddress: limit('reset-link', 20, 15 * minute),
          signUpByAddress: limit('sign-up', 300, 10 * minute),
        },
        async onSignedOut(subject) {
          const userId = await selectUserIdBySubject(db, issuer, subject);
          if (userId) await authLog.note({ action: 'session.end', userId });
        },
      }),
      { db, issuer, authLog },
    ),
    signUp: config.SIGN_UP,
    erasureCheck: { by: 'password', credentialCheck: secondFactor.credentialCheck },
    reauthenticationMethod: { kind: 'password', credentialCheck: secondFactor.credentialCheck },
    published: {
      provider: 'embedded',
      signUp: config.SIGN_UP,
      forgottenPassword: outbox.configured ? 'mail' : 'administrator',
      ...(config.REQUIRE_SECOND_FACTOR === 'admins' ? { secondFactor: 'admins' } : {}),
    },
  };
};

/** Acquires a lock, so that processes that start at the same time create only one key. */
const ensureSigningKey = (db: Db, jwks: () => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockInstance(tx);
    await jwks();
  });
