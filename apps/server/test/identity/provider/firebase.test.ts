import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FakeFirebase, fakePassword, startFakeFirebase } from '../../firebase/fake-firebase.ts';
import { startTestApp, type TestApp } from '../../harness.ts';

let firebase: FakeFirebase;
let app: TestApp;
beforeAll(async () => {
  firebase = await startFakeFirebase();
  app = await startTestApp({
    env: { ...firebase.settings, ...firebase.withAccounts, SIGN_UP: 'true' },
    firebaseAddresses: firebase.addresses,
  });
  const claimed = await call('setup/claim-administration', await firebase.tokenFor('ayse'), {
    code: app.setupCode,
    name: 'Ayşe',
    surname: 'Yıldız',
    email: 'ayse@okul.example',
  });
  expect(claimed.json()).toEqual({ done: true });
});
afterAll(async () => {
  await app.close();
  await firebase.stop();
});

const call = (path: string, token: string, body: object = {}) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const typeOf = (answer: { json(): { type?: string } }) => answer.json().type;
const roleOf = async (token: string) => (await call('user/getRole', token)).json();
const signInThere = (email: string, password = fakePassword) =>
  firebase.ask('accounts:signInWithPassword', { email, password });
const user = (name: string) => ({
  name: 'Can',
  surname: 'Öz',
  email: `${name}@okul.example`,
  role: 'user',
});

describe('Firebase token', () => {
  /** Returns a token with changed claims, signed with the project’s key. */
  const changed = async (changes: object) =>
    firebase.sign({ ...decodeJwt(await firebase.tokenFor('ayse')), ...changes });

  test('is accepted when it belongs to the configured project', async () => {
    expect(await roleOf(await firebase.tokenFor('ayse'))).toEqual({ role: 'admin' });
    expect((await app.send('GET', '/api/public/config')).json().identity).toEqual({
      provider: 'firebase',
      signUp: true,
      forgottenPassword: 'mail',
      erasureConfirmation: 'fresh-sign-in',
      firebase: { projectId: 'demo-pratik', apiKey: 'web' },
    });
  });

  test.each<[string, object]>([
    ['of another project', { aud: 'baska-proje' }],
    ['from another project’s issuer', { iss: 'https://securetoken.google.com/baska-proje' }],
    ['that is a session cookie', { iss: 'https://session.firebase.google.com/demo-pratik' }],
    ['of a tenant of the project', { firebase: { tenant: 'baska', sign_in_provider: 'password' } }],
    ['that has run out', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ])('%s is rejected', async (_, changes) => {
    expect((await call('user/getRole', await changed(changes))).statusCode).toBe(401);
  });

  test('is rejected when it is signed with an unknown key, or is unsigned like the tokens of the Firebase emulator', async () => {
    const claims = decodeJwt(await firebase.tokenFor('ayse'));
    const unsigned = new UnsecuredJWT(claims).encode();
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'google' })
      .sign(privateKey);
    for (const token of [unsigned, forged]) expect((await call('user/getRole', token)).statusCode).toBe(401);
  });
});

describe('Firebase users', () => {
  test('can sign up by themselves when the instance allows sign-up', async () => {
    const token = await firebase.tokenFor('deniz');
    expect(typeOf(await call('user/getRole', token))).toBe('/problems/not-registered');
    const made = await call('user/create', token, { user: { name: 'Deniz', surname: 'Işık' } });
    expect(made.json()).toMatchObject({ email: 'deniz@okul.example', role: 'user' });
    expect(await roleOf(token)).toEqual({ role: 'user' });
  });

  test('receive an invitation, or an account if the administrator who adds them enters a password', async () => {
    const admin = await firebase.tokenFor('ayse');
    const invited = (await call('user/add-user', admin, user('can'))).json();
    expect(invited).toMatchObject({ status: 'invited', firstSignIn: { kind: 'invitation' } });
    expect((await signInThere('can@okul.example')).status).toBe(400);

    const added = (await call('user/add-user', admin, { ...user('efe'), password: fakePassword })).json();
    expect(added).toMatchObject({ status: 'active', firstSignIn: { kind: 'password' } });
    expect(await roleOf(await firebase.tokenFor('efe'))).toEqual({ role: 'user' });
  });

  test('receive no password from Pratik when they already have an account, and are not recognised by their e-mail address', async () => {
    const admin = await firebase.tokenFor('ayse');
    const token = await firebase.tokenFor('kapkac');
    const refused = await call('user/add-user', admin, {
      ...user('kapkac'),
      password: 'bambaşka bir şifre',
    });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, '/password']);
    expect((await signInThere('kapkac@okul.example')).status).toBe(200);
    expect(typeOf(await call('user/getRole', token))).toBe('/problems/not-registered');
  });

  test('can set a password with a link, which works only once', async () => {
    const admin = await firebase.tokenFor('ayse');
    const added = (await call('user/add-user', admin, { ...user('su'), password: fakePassword })).json();
    const made = (await call('user/make-sign-in-link', admin, { userId: added.id })).json();
    const link = new URL(made.url);
    expect(link.pathname).toBe('/auth/reset-password');
    const oobCode = new URLSearchParams(link.hash.slice(1)).get('token');
    const choose = () =>
      firebase.ask('accounts:resetPassword', { oobCode, newPassword: 'yeni bir şifre daha' });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(400);
    expect((await signInThere('su@okul.example', 'yeni bir şifre daha')).status).toBe(200);
  });

  test('are erased both in Pratik and at Firebase, or in neither when Google is unreachable', async () => {
    const admin = await firebase.tokenFor('ayse');
    const added = (await call('user/add-user', admin, { ...user('ali'), password: fakePassword })).json();
    firebase.state.down = true;
    const refused = await call('user/delete-user', admin, { userId: added.id });
    expect([refused.statusCode, typeOf(refused)]).toEqual([503, '/problems/identity-unavailable']);
    firebase.state.down = false;
    expect((await signInThere('ali@okul.example')).status).toBe(200);
    expect((await call('user/delete-user', admin, { userId: added.id })).json()).toEqual({ deleted: true });
    expect((await signInThere('ali@okul.example')).status).toBe(400);
  });

  test('cannot be added with a password when no service account is configured', async () => {
    const plain = await startTestApp({ env: firebase.settings, firebaseAddresses: firebase.addresses });
    const token = await firebase.tokenFor('yalin');
    const send = (path: string, body: object) => plain.send('POST', `/api/private/${path}`, { token, body });
    await send('setup/claim-administration', { ...user('yalin'), role: undefined, code: plain.setupCode });
    const refused = await send('user/add-user', { ...user('ece'), password: fakePassword });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, '/password']);
    const invited = (await send('user/add-user', user('ece'))).json();
    expect(invited.firstSignIn.kind).toBe('invitation');
    await plain.close();
  });
});

describe('Firebase self-erasure', () => {
  afterEach(() => void vi.useRealTimers());

  const email = 'nil@okul.example';
  const erase = (token: string) => call('privacy/erase-self', token, { email, word: 'SİL' });
  const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
    answer.statusCode,
    typeOf(answer),
  ];
  const refused = [403, '/problems/reauthentication-needed'];
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  beforeAll(async () => {
    const token = await firebase.tokenFor('nil');
    await call('user/create', token, { user: { name: 'Nil', surname: 'Öz' } });
  });

  test.each<[string, () => object]>([
    ['old', () => ({ auth_time: secondsAgo(310) })],
    ['not there', () => ({ auth_time: undefined })],
    ['a string', () => ({ auth_time: String(secondsAgo(0)) })],
    ['null', () => ({ auth_time: null })],
    ['still to come', () => ({ auth_time: secondsAgo(-120) })],
  ])(
    'is rejected when the token’s sign-in time is %s, even with the confirmation word',
    async (_, changes) => {
      const token = await firebase.sign({ ...decodeJwt(await firebase.tokenFor('nil')), ...changes() });
      expect(outcome(await erase(token))).toEqual(refused);
      expect(await roleOf(token)).toEqual({ role: 'user' });
    },
  );

  test('requires a new sign-in, and rejects a token that was only renewed', async () => {
    const { body: session } = await signInThere(email);
    // Moves the clocks of Pratik and of the fake Google server forward by ten minutes.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    const renewed = await firebase.renew(String(session.refreshToken));
    expect(decodeJwt(renewed).auth_time).toBe(decodeJwt(String(session.idToken)).auth_time);
    expect(outcome(await erase(renewed))).toEqual(refused);
    vi.useRealTimers();

    const { body: again } = await signInThere(email);
    const other = await call('privacy/erase-self', String(again.idToken), { email: 'baska@okul.example' });
    expect([other.statusCode, other.json().errors[0].pointer]).toEqual([400, '/email']);
    const gone = await call('privacy/erase-self', String(again.idToken), { email });
    expect(gone.json()).toEqual({ erased: true });
    expect((await signInThere(email)).status).toBe(400);
    expect(typeOf(await call('user/getRole', String(again.idToken)))).toBe('/problems/not-registered');
  });
});
