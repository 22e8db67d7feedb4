import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Capabilities } from '../../../src/identity/identity-admin.ts';
import type { Provider } from '../../../src/identity/provider/provider.ts';
import { type FakeIssuer, startFakeIssuer } from '../../fake-issuer.ts';
import { fakePassword, startFakeFirebase } from '../../firebase/fake-firebase.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, signIn, signInFirstAdministrator } from '../../users.ts';

type Adapter = {
  app: TestApp;
  /** A registered learner with a token; `admin` is an administrator with a token. */
  learner: { id: string; token: string };
  admin: { token: string };
  /** Gets a new token of the administrator. */
  again(): Promise<string>;
  /** The capabilities that the provider is expected to report. */
  can: Capabilities;
  /** How users must confirm a self-erasure. */
  erasureCheck: Provider['erasureCheck']['by'];
  /** Returns a token of the same user whose sign-in was ten minutes earlier. */
  later(token: string): Promise<string>;
  /** Returns whether the provider accepts a password for an account. */
  opens(account: { email: string; password: string }): Promise<boolean>;
  stop(): Promise<void>;
};

const call = (app: TestApp, path: string, token: string, body: object = {}) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const names = { name: 'Ayşe', surname: 'Öz', email: 'ayse@okul.example' };
const can = { ...names, name: 'Can', email: 'can@okul.example', role: 'user' };

const embedded = async (): Promise<Adapter> => {
  const app = await startTestApp();
  const admin = await signInFirstAdministrator(app);
  return {
    app,
    admin,
    learner: await addAndSignIn(app, admin, { email: can.email }),
    again: async () => (await signInFirst(app)).token,
    can: { accounts: true, passwords: true, links: true, invitations: false, sessions: true },
    erasureCheck: 'password',
    later: async (token) => token,
    opens: (account) =>
      signIn(app, account).then(
        () => true,
        () => false,
      ),
    stop: app.close,
  };
};
const signInFirst = (app: TestApp) =>
  signIn(app, { email: 'yonetici@example.com', password: 'çok gizli bir şifre' });

/** Adds the first administrator and an invited learner, who both sign in at an external provider. */
const settle = async (app: TestApp, tokenFor: (name: string) => Promise<string>) => {
  const admin = { token: await tokenFor('ayse') };
  await call(app, 'setup/claim-administration', admin.token, { code: app.setupCode, ...names });
  const added = (await call(app, 'user/add-user', admin.token, can)).json();
  const token = await tokenFor('can');
  const code = new URLSearchParams(new URL(added.firstSignIn.url).hash.slice(1)).get('code');
  await call(app, 'user/accept-invitation', token, { code });
  return { app, admin, learner: { id: added.id, token }, again: () => tokenFor('ayse') };
};

const oidc = async (): Promise<Adapter> => {
  const issuer: FakeIssuer = await startFakeIssuer();
  const app = await startTestApp({ env: issuer.settings });
  return {
    ...(await settle(app, issuer.tokenFor)),
    can: { accounts: false, passwords: false, links: false, invitations: true, sessions: false },
    erasureCheck: 'word',
    later: async (token) => token,
    opens: async () => false,
    stop: async () => {
      await app.close();
      await issuer.stop();
    },
  };
};

const firebase = async (): Promise<Adapter> => {
  const project = await startFakeFirebase();
  const app = await startTestApp({
    env: { ...project.settings, ...project.withAccounts },
    firebaseAddresses: project.addresses,
  });
  const settled = await settle(app, project.tokenFor);
  return {
    ...settled,
    // Adds one second to the sign-in time, because otherwise both sign-ins would produce the same token.
    again: async () => {
      const claims = decodeJwt(settled.admin.token);
      return project.sign({ ...claims, auth_time: Number(claims.auth_time) + 1 });
    },
    can: { accounts: true, passwords: false, links: true, invitations: true, sessions: false },
    erasureCheck: 'fresh-sign-in',
    later: async (token) => {
      const claims = decodeJwt(token);
      return project.sign({ ...claims, auth_time: Number(claims.auth_time) - 600 });
    },
    opens: async (account) => (await project.ask('accounts:signInWithPassword', account)).status === 200,
    stop: async () => {
      await app.close();
      await project.stop();
    },
  };
};

describe.each([
  ['embedded', embedded],
  ['OpenID Connect', oidc],
  ['Firebase', firebase],
])('instance with the identity provider %s', (_, start) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await start();
  });
  afterAll(() => adapter.stop());

  const ask = (path: string, token: string, body: object = {}) =>
    call(adapter.app, `user/${path}`, token, body);
  const statusOf = async (token: string) => (await ask('getRole', token)).statusCode;
  const typeOf = (answer: { json(): { type?: string } }) => answer.json().type;

  test('identifies users by the issuer and subject of the token', async () => {
    const { iss, sub } = decodeJwt(adapter.learner.token);
    const { rows } = await adapter.app.database.pool.query(
      'select user_id from identities where issuer = $1 and subject = $2',
      [iss, sub],
    );
    expect(rows).toEqual([{ user_id: adapter.learner.id }]);
    expect((await ask('getRole', adapter.learner.token)).json()).toEqual({ role: 'user' });
    expect((await ask('getRole', adapter.admin.token)).json()).toEqual({ role: 'admin' });
  });

  test('rejects a token with a changed payload or with the signature of another token', async () => {
    const [head, , signature] = adapter.learner.token.split('.');
    const [, body, other] = adapter.admin.token.split('.');
    expect(await statusOf(`${head}.${body}.${signature}`)).toBe(401);
    expect(await statusOf(`${adapter.learner.token.split('.', 2).join('.')}.${other}`)).toBe(401);
    expect(await statusOf(`${head}.${body}.`)).toBe(401);
  });

  test('publishes which confirmation self-erasure requires, and rejects self-erasure without it', async () => {
    const { app, learner, erasureCheck, later } = adapter;
    const config = (await app.send('GET', '/api/public/config')).json();
    expect(config.identity.erasureConfirmation).toBe(erasureCheck);
    const bare = await call(app, 'privacy/erase-self', await later(learner.token), { email: can.email });
    const said = { password: 'validation', word: 'validation', 'fresh-sign-in': 'reauthentication-needed' };
    expect(typeOf(bare)).toBe(`/problems/${said[erasureCheck]}`);
    if (erasureCheck !== 'fresh-sign-in') expect(bare.json().errors[0].pointer).toBe(`/${erasureCheck}`);
    expect(await statusOf(learner.token)).toBe(200);
  });

  test('accepts actions on accounts, passwords, links and sessions only when the declared features of the provider include the action', async () => {
    const { admin, learner, can: able, opens } = adapter;
    const account = { email: 'efe@okul.example', password: fakePassword };
    const added = await ask('add-user', admin.token, { ...can, ...account });
    expect(added.statusCode).toBe(able.accounts ? 200 : 400);
    if (able.accounts) expect(added.json().firstSignIn).toEqual({ kind: 'password' });
    else expect(added.json().errors[0].pointer).toBe('/password');
    expect(await opens(account)).toBe(able.accounts);

    const without = await ask('add-user', admin.token, { ...can, email: 'ece@okul.example' });
    expect(without.json().firstSignIn.kind).toBe(able.invitations ? 'invitation' : 'link');

    const link = await ask('make-sign-in-link', admin.token, { userId: learner.id });
    if (able.links) expect(new URL(link.json().url).pathname).toBe('/auth/reset-password');
    else expect(typeOf(link)).toBe('/problems/provider-cannot');

    const change = { currentPassword: 'yanlış bir şifre', newPassword: 'bambaşka bir şifre' };
    expect(typeOf(await ask('change-password', learner.token, change))).toBe(
      able.passwords ? '/problems/password-wrong' : '/problems/provider-cannot',
    );
    const ended = await ask('end-user-sessions', admin.token, { userId: learner.id });
    if (!able.sessions) expect(typeOf(ended)).toBe('/problems/provider-cannot');
  });

  test('deletes the account of an erased user when Pratik manages the accounts', async () => {
    const { admin, can: able, opens } = adapter;
    if (!able.accounts) return expect(await opens({ ...can, password: fakePassword })).toBe(false);
    const account = { email: 'ali@okul.example', password: fakePassword };
    const { id } = (await ask('add-user', admin.token, { ...can, ...account })).json();
    expect(await opens(account)).toBe(true);
    expect((await ask('delete-user', admin.token, { userId: id })).statusCode).toBe(200);
    expect(await opens(account)).toBe(false);
  });

  test('rejects the token of a closed account immediately', async () => {
    const { learner, admin } = adapter;
    await ask('set-status', admin.token, { userIds: [learner.id], status: 'disabled' });
    // Closing the account deletes its sessions at the embedded provider (401). With other providers the user’s
    // status blocks the request (403).
    expect([401, 403]).toContain(await statusOf(learner.token));
    await ask('set-status', admin.token, { userIds: [learner.id], status: 'active' });
  });

  test('invalidates the token and ends the open event stream at sign-out', async () => {
    const { app, admin } = adapter;
    const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const stream = await fetch(`${address}/api/private/events/stream`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const events: string[] = [];
    for await (const chunk of stream.body ?? []) {
      const text = new TextDecoder().decode(chunk);
      events.push(...[...text.matchAll(/^event: (.+)$/gm)].map(([, type]) => String(type)));
      if (events.length === 1) expect((await ask('sign-out', admin.token)).statusCode).toBe(200);
    }
    expect(events).toEqual(['ready', 'session-ended']);
    expect(await statusOf(admin.token)).toBe(401);
    expect(await statusOf(await adapter.again())).toBe(200);
  });
});
