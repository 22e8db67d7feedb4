import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, cookieOf, type Session, signInFirstAdministrator } from '../users.ts';
import { appCode, createPasskeyDevice } from './authenticator.ts';
import { createActor, outcome, type User } from './second-factor-actor.ts';

const origin = 'http://localhost';

let app: TestApp;
let admin: Session;
let user: User;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
beforeEach(async () => {
  user = await addAndSignIn(app, admin);
});
afterAll(() => app.close());

const { own, idp, password, account, setUpApp, halfway, addPasskey, credentialsWith, askForPasskey } =
  createActor(
    () => app,
    () => user,
  );
const changes = (id: string) =>
  [
    ['begin-authenticator-app', {}],
    ['begin-passkey', {}],
    ['renew-recovery-codes', {}],
    ['remove-passkey', { id }],
  ] as const;
const keyIn = (answer: { json(): unknown }) => (answer.json() as { passkey: { id: string } }).passkey.id;
const passkeysOf = async (who: Session = user) =>
  (await app.send('GET', '/api/private/user/second-factor', { token: who.token })).json().passkeys;

describe('change of second factors by a user who has only a passkey', () => {
  test('is rejected with the password alone', async () => {
    const { answer } = await addPasskey();
    for (const [call, body] of changes(keyIn(answer))) {
      expect([call, ...outcome(await own(call, { ...body, ...password() }))]).toEqual([
        call,
        403,
        'code-wrong',
      ]);
    }
    expect(await passkeysOf()).toHaveLength(1);
  });

  test('is accepted with the password and either the passkey or a recovery code', async () => {
    const { device, answer } = await addPasskey();
    const [code] = answer.json<{ recoveryCodes: string[] }>().recoveryCodes;
    for (const [call, body] of changes(keyIn(answer))) {
      const made = await own(call, { ...body, ...(await credentialsWith(device)) });
      expect([call, made.statusCode]).toEqual([call, 200]);
      if (call === 'begin-passkey') {
        const again = await own(call, { ...password(), code });
        expect(again.statusCode).toBe(200);
      }
    }
    expect(await passkeysOf()).toEqual([]);
  });

  test('is rejected when the passkey response is old, unverified, from another user or from another site', async () => {
    const mine = await addPasskey();
    const owner = user;
    const theirs = await addAndSignIn(app, admin);
    user = theirs;
    const other = await addPasskey();
    const stolen = await credentialsWith(other.device);
    user = owner;

    const refused = async (credentials: object) => outcome(await own('renew-recovery-codes', credentials));
    const no = [403, 'passkey-refused'];
    expect(await refused(await credentialsWith(other.device))).toEqual(no);
    expect(await refused({ ...stolen, ...password() })).toEqual(no);
    expect(await refused(await credentialsWith(mine.device, { verified: false }))).toEqual(no);
    expect(await refused(await credentialsWith(mine.device, { from: 'https://kotu.example' }))).toEqual(no);
    const once = await credentialsWith(mine.device);
    expect((await own('renew-recovery-codes', once)).statusCode).toBe(200);
    expect(await refused(once)).toEqual(no);
    // A signature that was made for a sign-in does not confirm a change of second factors.
    const entering = await askForPasskey();
    const step = entering.cookie.split('pratik_passkey=')[1] ?? '';
    const signed = { ...password(), passkey: { step, response: mine.device.sign(entering.options) } };
    expect(await refused(signed)).toEqual(no);
  });

  test('is rejected when it was started with only the password, before the user’s passkey was added', async () => {
    const key = await own('begin-authenticator-app', password());
    const { secret } = key.json<{ secret: string }>();
    const registration = await own('begin-passkey', password());
    const { step, options } = registration.json<{ step: string; options: { challenge: string } }>();
    await addPasskey();
    const confirmed = await own('confirm-authenticator-app', { code: appCode(secret) });
    expect(outcome(confirmed)).toEqual([400, 'step-over']);
    const second = { step, name: 'İkinci', response: createPasskeyDevice(origin).make(options) };
    expect(outcome(await own('add-passkey', second))).toEqual([403, 'passkey-refused']);
  });

  test('cannot be confirmed by a passkey before the user has added a passkey', async () => {
    expect(outcome(await own('begin-reauthentication', {}))).toEqual([404, 'not-found']);
  });
});

test('change of second factors by a user with an authenticator app › is confirmed by a code of the app or by a passkey', async () => {
  const { secret } = await setUpApp();
  const { device, answer } = await addPasskey(createPasskeyDevice(origin), { code: appCode(secret) });
  expect(answer.json()).toMatchObject({ recoveryCodes: null });
  expect((await own('end-authenticator-app', await credentialsWith(device))).statusCode).toBe(200);
  expect((await idp('email', account())).json()).toEqual({ secondFactor: ['passkey', 'code'] });
});

test('secret of an authenticator app › expires when the user does not confirm it within fifteen minutes', async () => {
  const { secret } = (await own('begin-authenticator-app', password())).json<{ secret: string }>();
  await app.database.pool.query(`update idp_totp set created_at = created_at - interval '15 minutes'`);
  expect(outcome(await own('confirm-authenticator-app', { code: appCode(secret) }))).toEqual([
    400,
    'step-over',
  ]);
});

test('passkey › can be renamed only by its owner, and is listed with the times of its creation and last use', async () => {
  const { device, answer } = await addPasskey();
  const id = keyIn(answer);
  const entering = await askForPasskey();
  await idp('passkey', { response: device.sign(entering.options) }, entering.cookie);
  expect((await own('rename-passkey', { id, name: '  Ofis bilgisayarı ' })).json()).toEqual({ done: true });
  expect(outcome(await own('rename-passkey', { id, name: 'Benim' }, admin))).toEqual([404, 'not-found']);
  expect(outcome(await own('rename-passkey', { id, name: ' ' }))).toEqual([400, 'validation']);
  expect(await passkeysOf()).toEqual([
    { id, name: 'Ofis bilgisayarı', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ]);
});

describe('second-factor limits', () => {
  const putAt = (name: string, points: number) =>
    app.database.pool.query('update rate_limits set points = $2 where key like $1', [`${name}:%`, points]);

  test('allow thirty incomplete sign-ins per hour (correct password, but no second factor)', async () => {
    const { recoveryCodes } = await setUpApp();
    const steps = async () =>
      (await app.database.pool.query('select count(*)::int as n from idp_steps')).rows[0].n;
    await app.database.pool.query(`update idp_steps set expires_at = now() - interval '1 second'`);
    const cookie = await halfway();
    // Only the new incomplete sign-in is stored, because the start of a sign-in deletes expired ones.
    expect(await steps()).toBe(1);
    // A sign-in that is completed with the second factor is not counted.
    await putAt('second-factor-steps', 30);
    const entered = await idp('second-factor', { code: recoveryCodes[0] }, cookie);
    expect(entered.statusCode).toBe(200);
    const last = await halfway();
    const refused = await idp('email', account());
    expect(outcome(refused)).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(outcome(await idp('passkey-options', {}, last))).toEqual([429, 'too-many-requests']);
    expect(await steps()).toBe(1);
    // The limits count each user separately, so another user can still sign in.
    user = await addAndSignIn(app, admin);
    await setUpApp();
    expect((await idp('email', account())).json()).toEqual({ secondFactor: ['code'] });
  });

  test('count passkey confirmations by a signed-in user separately from sign-ins', async () => {
    const { device } = await addPasskey();
    await own('begin-reauthentication', {});
    await putAt('second-factor-steps', 30);
    expect(outcome(await own('begin-reauthentication', {}))).toEqual([429, 'too-many-requests']);
    const asked = await askForPasskey(await halfway());
    const entered = await idp('passkey', { response: device.sign(asked.options) }, asked.cookie);
    expect(entered.statusCode).toBe(200);
  });

  test('count wrong passwords and codes of a signed-in user separately from sign-ins', async () => {
    const { recoveryCodes } = await setUpApp();
    for (let tried = 0; tried < 10; tried += 1) {
      await own('begin-passkey', { password: 'yanlış şifre' });
      await own('confirm-authenticator-app', { code: '000000' });
    }
    expect(outcome(await own('begin-passkey', password()))).toEqual([429, 'too-many-requests']);
    const entered = await idp('second-factor', { code: recoveryCodes[0] }, await halfway());
    expect(entered.statusCode).toBe(200);
  });

  test('allow fifty wrong six-digit codes per day, and still accept a recovery code after that', async () => {
    const { secret, recoveryCodes } = await setUpApp();
    const cookie = await halfway();
    expect(outcome(await idp('second-factor', { code: '000000' }, cookie))).toEqual([403, 'code-wrong']);
    await putAt('second-factor-day', 50);
    const refused = await idp('second-factor', { code: appCode(secret) }, cookie);
    expect(outcome(refused)).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await idp('second-factor', { code: recoveryCodes[0] }, cookie)).statusCode).toBe(200);
  });
});

describe('passkeys with a configured public URL', () => {
  const publicUrl = 'https://pratik.okul.example';
  let configured: TestApp;
  let first: Session;
  beforeAll(async () => {
    configured = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
    first = await signInFirstAdministrator(configured);
  });
  afterAll(() => configured.close());

  const begin = (headers: { origin: string; host: string }) =>
    configured.send('POST', '/api/private/user/begin-passkey', {
      token: first.token,
      body: { password: 'çok gizli bir şifre' },
      headers,
    });

  test('are bound to the configured URL, regardless of the Host header of the request', async () => {
    const forged = await begin({ origin: publicUrl, host: 'kotu.example' });
    const { step, options } = forged.json<{ step: string; options: { challenge: string; rp: object } }>();
    expect(options.rp).toMatchObject({ id: 'pratik.okul.example' });
    for (const from of ['https://kotu.example', 'http://pratik.okul.example', 'http://localhost']) {
      const headers = { origin: from, host: new URL(from).host };
      expect(outcome(await begin(headers))).toEqual([400, 'passkey-insecure']);
      const entering = await configured.send('POST', '/api/idp/sign-in/passkey-options', {
        body: {},
        headers,
      });
      expect(outcome(entering)).toEqual([400, 'passkey-insecure']);
    }
    const device = createPasskeyDevice(publicUrl);
    const added = await configured.send('POST', '/api/private/user/add-passkey', {
      token: first.token,
      body: { step, name: 'Telefon', response: device.make(options) },
      headers: { origin: publicUrl, host: 'kotu.example' },
    });
    expect(added.statusCode).toBe(200);
    const headers = { origin: publicUrl, host: 'pratik.okul.example' };
    const asked = await configured.send('POST', '/api/idp/sign-in/passkey-options', { body: {}, headers });
    const cookie = cookieOf(asked.headers['set-cookie']);
    const entered = await configured.send('POST', '/api/idp/sign-in/passkey', {
      body: { response: device.sign(asked.json().options) },
      headers: { ...headers, cookie },
    });
    expect(entered.statusCode).toBe(200);
  });
});
