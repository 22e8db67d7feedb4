import { argon2Sync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KnownAddresses } from '../../src/identity/provider/known-addresses.service.ts';
import { createSignInGuard } from '../../src/identity/provider/sign-in-guard.service.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, adminAccount, cookieOf, type Session, signInFirstAdministrator } from '../users.ts';
import { createActor, outcome } from './second-factor-actor.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
beforeEach(() => app.database.pool.query('truncate rate_limits, sign_in_failing_accounts'));
afterAll(() => app.close());

const school = '198.51.100.20';
const elsewhere = '203.0.113.7';
const trySignIn = (account: { email: string; password: string }, remoteAddress: string) =>
  app.send('POST', '/api/idp/sign-in/email', {
    body: { email: account.email, password: account.password },
    remoteAddress,
  });
const statusOf = async (account: { email: string; password: string }, remoteAddress: string) =>
  (await trySignIn(account, remoteAddress)).statusCode;
const password = 'uzun bir şifre daha';

/** Inserts accounts whose password hash is fast to verify. */
const insertAccounts = async (count: number): Promise<{ email: string; password: string }[]> => {
  const nonce = Buffer.alloc(16, 7);
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength: 32 });
  const phc = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const hash = `$argon2id$v=19$m=64,t=1,p=1$${phc(nonce)}$${phc(tag)}`;
  const mark = randomUUID().slice(0, 8);
  const ids = Array.from({ length: count }, (_, index) => `${mark}-${index}`);
  await app.database.pool.query(
    `insert into idp_user (id, name, email) select id, 'Öğrenci', id || '@okul.example' from unnest($1::text[]) id`,
    [ids],
  );
  await app.database.pool.query(
    `insert into idp_account (id, user_id, account_id, provider_id, password)
     select id, id, id, 'credential', $2 from unnest($1::text[]) id`,
    [ids, hash],
  );
  return ids.map((id) => ({ email: `${id}@okul.example`, password }));
};

/** Tries wrong passwords for this many unknown accounts, one after another, and returns the status codes. */
const failFor = async (accounts: number, remoteAddress: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < accounts; index += 1) {
    statuses.push(await statusOf({ email: `kimse-${index}@example.com`, password: 'x' }, remoteAddress));
  }
  return statuses;
};

describe('sign-in limits for a school with one network address', () => {
  test('allow 250 learners to sign in simultaneously', async () => {
    const learners = await insertAccounts(250);
    const statuses = await Promise.all(learners.map((learner) => statusOf(learner, school)));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(await statusOf(adminAccount, school)).toBe(200);
  });

  test('still admit all users of the school after 100 wrong attempts from its address, even users who have never signed in there', async () => {
    const [learner, ...newcomers] = await insertAccounts(40);
    if (!learner) throw new Error('the list of learners is empty');
    expect(await statusOf(learner, school)).toBe(200);
    expect(await failFor(100, school)).toEqual(Array(100).fill(401));
    expect(await statusOf(learner, school)).toBe(200);
    const statuses = await Promise.all([
      failFor(20, school),
      ...newcomers.map((newcomer) => statusOf(newcomer, school)),
    ]);
    expect(statuses.slice(1)).toEqual(newcomers.map(() => 200));
  });

  test('admit the owner of an account in a known browser after other devices have used up the account’s attempts', async () => {
    const [owner, attacker] = await insertAccounts(2);
    if (!owner || !attacker) throw new Error('no accounts');
    const browserOf = async (account: { email: string; password: string }) =>
      cookieOf((await trySignIn(account, school)).headers['set-cookie']);
    const [own, foreign] = [await browserOf(owner), await browserOf(attacker)];
    await statusOf({ ...owner, password: 'yanlış' }, school);
    await app.database.pool.query("update rate_limits set points = 10 where key like 'sign-in-account:%'");
    const from = async (cookie: string, remoteAddress = school) =>
      (
        await app.send('POST', '/api/idp/sign-in/email', {
          body: { email: owner.email, password: owner.password },
          headers: { cookie, host: 'localhost', origin: 'http://localhost' },
          remoteAddress,
        })
      ).statusCode;
    expect([await from(''), await from(foreign)]).toEqual([429, 429]);
    expect(await from(own)).toBe(200);
    // The browser is also recognised at an address that the owner never used.
    await statusOf({ ...owner, password: 'yanlış' }, elsewhere);
    await app.database.pool.query(
      "update rate_limits set points = 100 where key like 'sign-in-account-anywhere:%'",
    );
    expect([await from(foreign, elsewhere), await from(own, elsewhere)]).toEqual([429, 200]);
  });

  test('also count wrong passwords that are sent from a known browser', async () => {
    const [owner] = await insertAccounts(1);
    if (!owner) throw new Error('no account');
    const cookie = cookieOf((await trySignIn(owner, school)).headers['set-cookie']);
    const statuses: number[] = [];
    await app.database.pool.query('truncate rate_limits');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await app.send('POST', '/api/idp/sign-in/email', {
        body: { email: owner.email, password: 'yanlış' },
        headers: { cookie, host: 'localhost', origin: 'http://localhost' },
        remoteAddress: `203.0.113.${attempt}`,
      });
      statuses.push(answer.statusCode);
      await app.database.pool.query("update rate_limits set points = 10 where key like 'sign-in-account:%'");
    }
    expect(statuses).toEqual([401, 429, 429, 429]);
  });

  test('stop counting earlier wrong passwords when the correct password is entered', async () => {
    const learners = await insertAccounts(60);
    for (const learner of learners) {
      expect(await statusOf({ ...learner, password: 'yanlış' }, school)).toBe(401);
      expect(await statusOf(learner, school)).toBe(200);
    }
    const { rows } = await app.database.pool.query('select * from sign_in_failing_accounts');
    expect(rows).toEqual([]);
    const counted = await app.database.pool.query(
      "select key from rate_limits where key similar to 'sign-in-(soon|account):%' and points > 0",
    );
    expect(counted.rows).toEqual([]);
  });

  test('let 30 learners set a password with a reset link from the school’s address', async () => {
    for (let index = 0; index < 30; index += 1) {
      const user = await app.send('POST', '/api/private/user/add-user', {
        token: admin.token,
        body: { name: 'Ada', surname: 'Öz', email: `sinif-${index}@okul.example`, role: 'user' },
      });
      const { url } = user.json<{ firstSignIn: { url: string } }>().firstSignIn;
      const token = /token=([\w-]+)/.exec(url)?.[1] ?? '';
      const answer = await app.send('POST', '/api/idp/reset-password', {
        body: { token, newPassword: 'bambaşka uzun bir şifre' },
        remoteAddress: school,
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('sign-in limits for an account under attack', () => {
  test('admit the owner from a known address after attackers have used up the account’s attempts', async () => {
    const user = await addAndSignIn(app, admin);
    expect(await statusOf(user, school)).toBe(200);
    expect(await statusOf({ ...user, password: 'yanlış' }, elsewhere)).toBe(401);
    await app.database.pool.query(
      "update rate_limits set points = 100 where key like 'sign-in-account-anywhere:%'",
    );
    expect(await statusOf(user, elsewhere)).toBe(429);
    expect(await statusOf(user, school)).toBe(200);
  });

  test('regard the address and browser in which the user set a password with a link as known', async () => {
    const user = await addAndSignIn(app, admin);
    const link = await app.send('POST', '/api/private/user/make-sign-in-link', {
      token: admin.token,
      body: { userId: user.id },
    });
    const token = /token=([\w-]+)/.exec(link.json<{ url: string }>().url)?.[1] ?? '';
    const chosen = 'bambaşka uzun bir şifre';
    const reset = await app.send('POST', '/api/idp/reset-password', {
      body: { token, newPassword: chosen },
      remoteAddress: school,
    });
    await statusOf({ ...user, password: 'yanlış' }, elsewhere);
    await app.database.pool.query(
      "update rate_limits set points = 100 where key like 'sign-in-account-anywhere:%'",
    );
    expect(await statusOf({ ...user, password: chosen }, elsewhere)).toBe(429);
    expect(await statusOf({ ...user, password: chosen }, school)).toBe(200);
    const inThatBrowser = await app.send('POST', '/api/idp/sign-in/email', {
      body: { email: user.email, password: chosen },
      headers: {
        cookie: cookieOf(reset.headers['set-cookie']),
        host: 'localhost',
        origin: 'http://localhost',
      },
      remoteAddress: elsewhere,
    });
    expect(inThatBrowser.statusCode).toBe(200);
  });

  test('store known addresses only as hashes, and delete them when they were not used for ninety days', async () => {
    const user = await addAndSignIn(app, admin);
    const other = await addAndSignIn(app, admin);
    expect(await statusOf(user, school)).toBe(200);
    const known = async () =>
      (await app.database.pool.query('select * from idp_known_addresses k join idp_user u on u.id = user_id'))
        .rows;
    expect(JSON.stringify(await known())).not.toContain(school);
    expect((await known()).filter(({ email }) => email === user.email)).toHaveLength(2);
    await app.database.pool.query(
      `update idp_known_addresses set last_used_at = now() - interval '91 days'
       where user_id = (select id from idp_user where email = $1)`,
      [user.email],
    );
    expect(await statusOf(other, school)).toBe(200);
    expect((await known()).filter(({ email }) => email === user.email)).toEqual([]);
  });

  test('accept the owner’s second factor from a known address after attackers have used up the attempts for codes', async () => {
    const user = await addAndSignIn(app, admin);
    const { setUpApp, halfway, idp } = createActor(
      () => app,
      () => user,
    );
    const { recoveryCodes } = await setUpApp();
    const half = cookieOf((await trySignIn(user, elsewhere)).headers['set-cookie']);
    const guess = () =>
      app.send('POST', '/api/idp/sign-in/second-factor', {
        body: { code: '000000' },
        headers: { cookie: half, host: 'localhost', origin: 'http://localhost' },
        remoteAddress: elsewhere,
      });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
    const entered = await idp('second-factor', { code: recoveryCodes[0] ?? '' }, await halfway());
    expect(outcome(entered)).toEqual([200, undefined]);
  });
});

test('sign-in limits for an address with failures on many accounts › check one password at a time for accounts that have never signed in from this address', async () => {
  const { db, pool } = app.database;
  await pool.query(
    "insert into sign_in_failing_accounts select 'failing address', 'account ' || n, now() from generate_series(1, 50) n",
  );
  const limit = { take: async () => {}, giveBack: async () => {}, clear: async () => {} };
  const guard = createSignInGuard({
    db,
    limits: { soon: limit, account: limit, accountElsewhere: limit },
    addresses: {
      hashed: (kind: string, ...[part]: string[]) => (part === elsewhere ? 'other address' : kind),
      placeByEmail: async (email: string) => ({ known: email === 'known', key: email }),
    } as unknown as KnownAddresses,
    now: Date.now,
  });
  const events: string[] = [];
  const { promise: open, resolve: end } = Promise.withResolvers<void>();
  const admit = (email: string, address: string) =>
    guard.admit(email, { address, headers: new Headers() }, async () => {
      events.push(email);
      if (email === 'first') await open;
    });
  const first = admit('first', school);
  await vi.waitUntil(() => events.length === 1);
  const second = admit('second', school);
  await admit('known', school);
  await admit('new elsewhere', elsewhere);
  expect(events).toEqual(['first', 'known', 'new elsewhere']);
  end();
  await Promise.all([first, second]);
  expect(events.at(-1)).toBe('second');
});
