import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeIssuer, startFakeIssuer } from '../../fake-issuer.ts';
import { startTestApp, type TestApp } from '../../harness.ts';

let issuer: FakeIssuer;
let app: TestApp;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  app = await startTestApp({ env: issuer.settings });
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

const call = (path: string, token: string, body: object = {}) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const typeOf = (answer: { json(): { type?: string } }) => answer.json().type;
const claim = async (accountId: string, code = app.setupCode) =>
  call('setup/claim-administration', await issuer.tokenFor(accountId), {
    code,
    name: 'Ayşe',
    surname: 'Yıldız',
    email: 'ayse@okul.example',
  });
const codeOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('code');

describe('instance with an external provider', () => {
  test('publishes the provider in the public configuration, and disables the routes of the embedded provider', async () => {
    const { identity } = (await app.send('GET', '/api/public/config')).json();
    expect(identity).toEqual({
      provider: 'oidc',
      signUp: false,
      forgottenPassword: 'administrator',
      erasureConfirmation: 'word',
      oidc: {
        authority: issuer.url,
        clientId: 'pratik-web',
        scope: 'openid profile email offline_access',
        audience: { parameter: 'resource', value: 'urn:pratik:api' },
        button: null,
      },
    });
    const body = { email: 'biri@okul.example', password: 'uzun bir şifre daha' };
    expect((await app.send('POST', '/api/idp/sign-in/email', { body })).statusCode).toBe(404);
    expect((await app.send('GET', '/api/idp/token')).statusCode).toBe(404);
  });

  test('makes the caller the first administrator when the setup code is correct, but only once', async () => {
    expect(typeOf(await claim('ayse', '0000-0000-0000-0000'))).toBe('/problems/setup-code-wrong');
    const password = { name: 'A', surname: 'B', email: 'a@b.example', password: 'uzun bir şifre daha' };
    const withPassword = { body: { ...password, code: app.setupCode } };
    const refused = await app.send('POST', '/api/public/setup/create-administrator', withPassword);
    expect([refused.statusCode, typeOf(refused)]).toEqual([501, '/problems/provider-cannot']);
    expect((await claim('ayse')).json()).toEqual({ done: true });
    expect((await call('user/getRole', await issuer.tokenFor('ayse'))).json()).toEqual({ role: 'admin' });
    expect(typeOf(await claim('baskasi'))).toBe('/problems/setup-done');
  });

  test('connects an added user with an account at the provider through an invitation code that can be used once', async () => {
    const admin = await issuer.tokenFor('ayse');
    const user = { name: 'Can', surname: 'Öz', email: 'can@okul.example', role: 'user' };
    const refused = await call('user/add-user', admin, { ...user, password: 'uzun bir şifre daha' });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, '/password']);
    const added = (await call('user/add-user', admin, user)).json();
    expect(added).toMatchObject({ status: 'invited', firstSignIn: { kind: 'invitation', mailed: false } });

    const can = await issuer.tokenFor('can');
    expect(typeOf(await call('user/getRole', can))).toBe('/problems/not-registered');
    const code = codeOf(added.firstSignIn.url);
    expect((await call('user/accept-invitation', can, { code })).json()).toEqual({ done: true });
    expect((await call('user/getRole', can)).json()).toEqual({ role: 'user' });
    const again = await call('user/accept-invitation', await issuer.tokenFor('ece'), { code });
    expect(typeOf(again)).toBe('/problems/invitation-invalid');
    const { rows } = await app.database.pool.query('select code_hash from invitations');
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('invalidates an invitation when a newer invitation is created', async () => {
    const admin = await issuer.tokenFor('ayse');
    const user = { name: 'Efe', surname: 'Öz', email: 'efe@okul.example', role: 'user' };
    const added = (await call('user/add-user', admin, user)).json();
    const newer = (await call('user/make-sign-in-link', admin, { userId: added.id })).json();
    const efe = await issuer.tokenFor('efe');
    const older = await call('user/accept-invitation', efe, { code: codeOf(added.firstSignIn.url) });
    expect(typeOf(older)).toBe('/problems/invitation-invalid');
    expect((await call('user/accept-invitation', efe, { code: codeOf(newer.url) })).statusCode).toBe(200);
    const known = await call('user/make-sign-in-link', admin, { userId: added.id });
    expect(typeOf(known)).toBe('/problems/provider-cannot');
  });

  test('rejects an account without an invitation, even when an added user has the same e-mail address', async () => {
    const admin = await issuer.tokenFor('ayse');
    await call('user/add-user', admin, {
      name: 'Ali',
      surname: 'Öz',
      email: 'ali@okul.example',
      role: 'admin',
    });
    const ali = await issuer.tokenFor('ali');
    expect(typeOf(await call('user/getRole', ali))).toBe('/problems/not-registered');
    const user = { name: 'Ali', surname: 'Öz' };
    expect(typeOf(await call('user/create', ali, { user }))).toBe('/problems/sign-up-closed');
  });

  test('does not manage passwords and sessions: it rejects password changes and returns no list of sessions', async () => {
    const admin = await issuer.tokenFor('ayse');
    const user = { name: 'Su', surname: 'Öz', email: 'su@okul.example', role: 'user' };
    const added = (await call('user/add-user', admin, user)).json();
    const su = await issuer.tokenFor('su');
    await call('user/accept-invitation', su, { code: codeOf(added.firstSignIn.url) });
    const change = { currentPassword: 'x', newPassword: 'bambaşka bir şifre' };
    expect(typeOf(await call('user/change-password', su, change))).toBe('/problems/provider-cannot');
    const sessions = await app.send('GET', '/api/private/user/list-sessions', { token: su });
    expect(sessions.json()).toEqual({ sessions: [] });
    expect((await call('user/delete-user', admin, { userId: added.id })).json()).toEqual({ deleted: true });
    expect(typeOf(await call('user/getRole', su))).toBe('/problems/not-registered');
  });

  test('requires the confirmation word for self-erasure instead of a password', async () => {
    const admin = await issuer.tokenFor('ayse');
    const email = 'nil@okul.example';
    const added = (
      await call('user/add-user', admin, { name: 'Nil', surname: 'Öz', email, role: 'user' })
    ).json();
    const nil = await issuer.tokenFor('nil');
    await call('user/accept-invitation', nil, { code: codeOf(added.firstSignIn.url) });
    const bare = await call('privacy/erase-self', nil, { email, password: 'uzun bir şifre daha' });
    expect([bare.statusCode, bare.json().errors[0].pointer]).toEqual([400, '/word']);
    expect((await call('privacy/erase-self', nil, { email, word: 'sil' })).json()).toEqual({ erased: true });
    expect(typeOf(await call('user/getRole', nil))).toBe('/problems/not-registered');
  });

  test('rejects the token that was used to sign out, but accepts another token of the same user', async () => {
    const [first, second] = [await issuer.tokenFor('ayse'), await issuer.tokenFor('ayse')];
    expect((await call('user/getRole', first)).statusCode).toBe(200);
    expect((await call('user/sign-out', first)).statusCode).toBe(200);
    expect((await call('user/getRole', first)).statusCode).toBe(401);
    expect((await call('user/getRole', second)).statusCode).toBe(200);
  });

  test('ends all event streams of the user at sign-out, and none of other users, when tokens contain no session id', async () => {
    const admin = await issuer.tokenFor('ayse');
    const user = { name: 'Nur', surname: 'Öz', email: 'nur@okul.example', role: 'user' };
    const added = (await call('user/add-user', admin, user)).json();
    const [earlier, token] = [await issuer.tokenFor('nur'), await issuer.tokenFor('nur')];
    expect(decodeJwt(token).sid).toBeUndefined();
    await call('user/accept-invitation', token, { code: codeOf(added.firstSignIn.url) });

    const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const streams = await Promise.all([earlier, token, admin].map((of) => openStream(address, of)));
    const [before, own, others] = streams;
    expect((await call('user/sign-out', token)).statusCode).toBe(200);
    // A browser can reconnect with a renewed token, but not with the signed-out token.
    expect(await before?.rest()).toEqual(['authenticate-again']);
    expect(await own?.rest()).toEqual(['session-ended']);
    expect((await call('user/sign-out', admin)).statusCode).toBe(200);
    expect(await others?.rest()).toEqual(['session-ended']);
  });
});

/** Opens an event stream and waits for its `ready` event; `rest` returns the types of all following events. */
const openStream = async (address: string, token: string) => {
  const answer = await fetch(`${address}/api/private/events/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const kinds = (text = '') => [...text.matchAll(/^event: (.+)$/gm)].map(([, kind]) => String(kind));
  expect(kinds((await reader?.read())?.value)).toEqual(['ready']);
  return {
    async rest(): Promise<string[]> {
      const heard: string[] = [];
      for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
        heard.push(...kinds(step.value));
      }
      return heard;
    },
  };
};

describe('automatic registration at the first sign-in', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp({ env: { ...issuer.settings, OIDC_JUST_IN_TIME: 'true' } });
  });
  afterAll(() => open.close());
  const create = async (accountId: string) =>
    open.send('POST', '/api/private/user/create', {
      token: await issuer.tokenFor(accountId),
      body: { user: { name: 'Deniz', surname: 'Işık' } },
    });

  test('creates a user with the e-mail address that the provider has verified', async () => {
    const made = await create('deniz');
    expect([made.statusCode, made.json()]).toEqual([
      200,
      expect.objectContaining({ email: 'deniz@okul.example', role: 'user', status: 'active' }),
    ]);
    expect(typeOf(await create('deniz'))).toBe('/problems/already-registered');
  });

  test('does not use an e-mail address that the provider has not verified', async () => {
    issuer.unverified.add('kuskulu');
    expect((await create('kuskulu')).json()).toMatchObject({ errors: [{ pointer: '/user' }] });
  });
});
