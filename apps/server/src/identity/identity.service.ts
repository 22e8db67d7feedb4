import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/database.ts';
import { createRateLimit } from '../platform/http/rate-limits.ts';
import { createEmbeddedIdp, embeddedAudience } from '../platform/idp/embedded-idp.ts';
import { createPasswordHasher } from '../platform/idp/password-hasher.ts';
import type { Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createAccountsService } from './accounts.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { lockInstance, selectFact, upsertFact } from './instance.store.ts';
import { passwordLink } from './links.ts';
import { resetLetter } from './mails.ts';
import { createPeopleService } from './people.service.ts';
import { createPeopleListService } from './people-list.service.ts';
import { createEmbeddedAdmin } from './provider/embedded-admin.ts';
import { createIdpService } from './provider/idp.service.ts';
import { deleteResetTokens, selectStatus } from './provider/idp.store.ts';
import { createSessionsService } from './sessions.service.ts';
import { createSetupService } from './setup.service.ts';
import { createKeySet } from './verify/key-set.ts';
import { createTokenVerifier } from './verify/token-verifier.ts';

export type IdentityOptions = {
  db: Db;
  pool: pg.Pool;
  config: Config;
  /** The clock of people's days: when somebody was added or last here. */
  clock: Clock;
  /** The provider's clock: tokens, sessions, links and limits live by real time. */
  wallClock?: Clock;
  log: Log;
  mail: Mail;
  live: Live;
};

export type IdentityFeature = Awaited<ReturnType<typeof createIdentity>>;

/** Puts the embedded provider, the verifier and the people together. Makes the installation's secret on its first start. */
export const createIdentity = async (options: IdentityOptions) => {
  const { db, pool, config, clock, log, mail, live } = options;
  const wallClock = options.wallClock ?? systemClock;
  const instance = await readInstance(db);
  const issuer = `urn:pratik:${instance.id}`;
  const limit = (name: string, attempts: number, minutes: number) =>
    createRateLimit(pool, { name, attempts, seconds: minutes * 60 });

  const passwords = createPasswordHasher();
  const idp = createEmbeddedIdp({
    db,
    secret: instance.secret,
    issuer,
    secure: config.PUBLIC_URL?.startsWith('https://') ?? false,
    signUp: config.SIGN_UP,
    passwords,
    log,
    mayOpenSession: async (subject) => (await selectStatus(db, issuer, subject))?.status !== 'disabled',
    onResetAsked({ email }, token) {
      const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
      void mail.send(resetLetter(email, passwordLink(token, origin)));
    },
    async onPasswordReset(subject) {
      await deleteResetTokens(db, subject);
      const person = await selectStatus(db, issuer, subject);
      if (person) await live.announce(db, { person: person.id }, { type: 'session-ended' });
    },
  });
  if (mail.configured && config.PUBLIC_URL === undefined) {
    log.warn('SMTP_URL is set without PUBLIC_URL: mailed links point to localhost');
  }
  await ensureSigningKey(db, idp.jwks);

  const admin = createEmbeddedAdmin({ db, idp, passwords, issuer });
  const accounts = createAccountsService({
    db,
    clock,
    issuer,
    idp: admin,
    mail,
    live,
    timeZone: config.TIME_ZONE,
  });
  const now = () => wallClock.now().getTime();
  const keys = createKeySet({ load: idp.jwks, now });
  const verifier = createTokenVerifier({ issuer, audience: embeddedAudience, keys, now });

  return {
    authenticate: createAuthenticate({ pool, verifier, embeddedIssuer: issuer, clock }),
    accounts,
    people: createPeopleService({ db, clock, signUp: config.SIGN_UP, timeZone: config.TIME_ZONE }),
    list: createPeopleListService({ db, now }),
    sessions: createSessionsService({
      db,
      idp: admin,
      live,
      passwordAttempts: limit('change-password', 10, 15),
    }),
    setup: createSetupService({ db, accounts, attempts: limit('setup', 10, 15) }),
    idp: createIdpService({
      db,
      issuer,
      idp,
      live,
      mailConfigured: mail.configured,
      limits: {
        signInByAddress: limit('sign-in-address', 100, 15),
        signInByAccount: limit('sign-in-account', 10, 15),
        resetByAddress: limit('reset-address', 20, 15),
        resetByAccount: limit('reset-account', 3, 60),
        signUpByAddress: limit('sign-up', 20, 60),
      },
    }),
    /** Issuer of the embedded provider's tokens; stays the same for the life of the database. */
    issuer,
    publicUrl: config.PUBLIC_URL,
    signUp: config.SIGN_UP,
    forgottenPassword: mail.configured ? ('mail' as const) : ('administrator' as const),
  };
};

type Instance = { id: string; secret: string };

/** In the database rather than in a file: processes that share it share the secret. */
const readInstance = async (db: Db): Promise<Instance> => {
  const known = await selectFact(db, 'instance');
  if (isInstance(known)) return known;
  return db.transaction().execute(async (tx) => {
    await lockInstance(tx);
    const meanwhile = await selectFact(tx, 'instance');
    if (isInstance(meanwhile)) return meanwhile;
    const made = { id: randomUUID(), secret: randomBytes(48).toString('base64url') };
    await upsertFact(tx, 'instance', made);
    return made;
  });
};

const isInstance = (value: unknown): value is Instance =>
  typeof value === 'object' && value !== null && 'id' in value && 'secret' in value;

/** Under a lock, so that processes that start together do not each make a key of their own. */
const ensureSigningKey = (db: Db, jwks: () => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockInstance(tx);
    await jwks();
  });
