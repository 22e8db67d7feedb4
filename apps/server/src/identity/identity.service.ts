import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { firebaseSettings } from '../platform/config/firebase-settings.ts';
import { oidcSettings } from '../platform/config/oidc-settings.ts';
import type { Db } from '../platform/db/database.ts';
import type { CallRecord } from '../platform/http/caller.ts';
import { createRateLimit } from '../platform/http/limits/rate-limits.ts';
import type { FirebaseAddresses } from '../platform/idp/firebase-google.ts';
import type { Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log/log.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { createAuthLog } from './auth-log/auth-log.service.ts';
import { createRefusedTokens } from './auth-log/refused-tokens.ts';
import { createAuthenticate } from './authenticate.ts';
import { createErasedUsers } from './privacy/erasure/erased-users.ts';
import { createMinors } from './privacy/minors/minors.service.ts';
import { createEmbeddedProvider } from './provider/embedded-provider.ts';
import { createFirebaseProvider } from './provider/firebase-provider.ts';
import { createOutsideProvider } from './provider/outside-provider.ts';
import { createReauthentication } from './reauthentication/reauthentication.service.ts';
import { createFactorReset } from './second-factor/factor-reset.service.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { createUserSessions } from './sessions/user-sessions.service.ts';
import { lockInstance, selectFact, upsertFact } from './setup/instance.store.ts';
import { createSetupService } from './setup/setup.service.ts';
import { createAccountsService } from './users/accounts.service.ts';
import { createFirstSignIn } from './users/first-sign-in.service.ts';
import { createInvitationsService } from './users/invitations.service.ts';
import { createUserEditing } from './users/user-editing.service.ts';
import { createUsersService } from './users/users.service.ts';
import { createUsersBulk } from './users/users-bulk.service.ts';
import { createUsersListService } from './users/users-list.service.ts';

export type IdentityOptions = {
  db: Db;
  pool: pg.Pool;
  config: Config;
  /** Clock for users’ dates, such as the times of creation and last activity. Tests can move it. */
  clock: Clock;
  /** Clock for tokens, sessions, links and limits. It always runs in real time. */
  wallClock?: Clock;
  log: Log;
  outbox: Outbox;
  live: Live;
  /** Addresses of a fake Firebase server, for tests. */
  firebaseAddresses?: FirebaseAddresses | undefined;
};

export type IdentityFeature = Awaited<ReturnType<typeof createIdentity>>;

/**
 * Combines the provider, the token verifier and the user services. Creates the instance’s secret on the first
 * start.
 */
export const createIdentity = async (options: IdentityOptions) => {
  const { db, pool, config, clock, log, outbox, live } = options;
  const wallClock = options.wallClock ?? systemClock;
  const now = () => wallClock.now().getTime();
  const limit = (name: string, attempts: number, minutes: number) =>
    createRateLimit(pool, { name, attempts, seconds: minutes * 60 });

  const instance = await readInstance(db);
  const authLog = createAuthLog({ db, clock, log, secret: instance.secret });
  const provider =
    outsideProvider(options, now) ??
    (await createEmbeddedProvider({ db, pool, config, log, outbox, live, authLog, instance, now }));
  const { issuer, admin } = provider;
  const invitations = createInvitationsService({ db, clock, now, attempts: limit('invitation', 20, 15) });
  const firstSignIn = createFirstSignIn({ idp: admin, invitations, outbox, now });
  const accounts = createAccountsService({
    db,
    clock,
    issuer,
    idp: admin,
    firstSignIn,
    live,
    timeZone: config.TIME_ZONE,
    erased: createErasedUsers(config.DATA_DIR),
  });
  const minors = createMinors({ db, clock, config, outbox });
  const reauthentication = createReauthentication({ db, by: provider.reauthenticationMethod, authLog, now });
  const cameBack = await accounts.eraseAgain();
  if (cameBack > 0)
    log.warn({ cameBack }, 'a restored backup contained erased users; these users have been erased again');

  return {
    authenticate: createAuthenticate({
      pool,
      verifier: provider.verifier,
      sessionsAreOurs: admin.capabilities.sessions,
      clock,
      factorForAdministrators:
        provider.secondFactor !== undefined && config.REQUIRE_SECOND_FACTOR === 'admins',
      isReauthenticated: reauthentication.isReauthenticated,
      refusedToken: createRefusedTokens(authLog, wallClock),
    }),
    /** Authentication events that routes report for the audit log. */
    callRecord: {
      refused: (user, call) => authLog.note({ action: 'access.refuse', userId: user.id, detail: { call } }),
      notReauthenticated: (user, call) =>
        authLog.note({ action: 'reauthentication.demand', userId: user.id, detail: { call } }),
      downloaded: (user, call) => authLog.note({ action: 'download.csv', userId: user.id, detail: { call } }),
      wrongCode: (call, why) => authLog.note({ action: 'code.refuse', detail: { call, why } }),
    } satisfies CallRecord,
    authLog,
    reauthentication,
    accounts,
    minors,
    invitations,
    users: createUsersService({
      db,
      clock,
      signUp: provider.signUp,
      timeZone: config.TIME_ZONE,
      asksAge: minors.asksAge,
    }),
    list: createUsersListService({ db, now, clock }),
    editing: createUserEditing({ db, clock, live }),
    bulk: createUsersBulk({ db, clock, issuer, idp: admin, firstSignIn }),
    userSessions: createUserSessions({ db, clock, issuer, idp: admin, live }),
    sessions: createSessionsService({
      db,
      idp: admin,
      live,
      now,
      authLog,
      passwordAttempts: limit('change-password', 10, 15),
    }),
    factorReset: createFactorReset({
      db,
      clock,
      issuer,
      idp: admin,
      factors: provider.secondFactor?.factors,
      live,
      outbox,
    }),
    setup: createSetupService({
      db,
      now,
      accounts,
      attempts: limit('setup', 10, 15),
      passwords: !admin.capabilities.invitations,
    }),
    provider,
    publicUrl: config.PUBLIC_URL,
  };
};

/** Returns the configured external provider; undefined when users sign in at the embedded provider. */
const outsideProvider = ({ config, log, firebaseAddresses }: IdentityOptions, now: () => number) => {
  const oidc = oidcSettings(config);
  if (oidc) return createOutsideProvider(oidc, now);
  const settings = firebaseSettings(config);
  return settings && createFirebaseProvider({ settings, log, now, addresses: firebaseAddresses });
};

type Instance = { id: string; secret: string };

/** Reads the instance’s secret. It is stored in the database rather than in a file, so that all processes share it. */
const readInstance = async (db: Db): Promise<Instance> => {
  const known = await selectFact(db, 'instance');
  if (isInstance(known)) return known;
  return db.transaction().execute(async (tx) => {
    await lockInstance(tx);
    const conflict = await selectFact(tx, 'instance');
    if (isInstance(conflict)) return conflict;
    const made = { id: randomUUID(), secret: randomBytes(48).toString('base64url') };
    await upsertFact(tx, 'instance', made);
    return made;
  });
};

const isInstance = (value: unknown): value is Instance =>
  typeof value === 'object' && value !== null && 'id' in value && 'secret' in value;
