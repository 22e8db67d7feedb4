import type { TestApp } from '../harness.ts';
import { type addAndSignIn, cookieOf, type Session } from '../users.ts';
import { appCode, createPasskeyDevice } from './authenticator.ts';

export type User = Awaited<ReturnType<typeof addAndSignIn>>;
export type Device = ReturnType<typeof createPasskeyDevice>;
type Asked = { step: string; options: { challenge: string; rpId?: string } };

export const outcome = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { type?: string }).type?.split('/').at(-1),
];

/** Creates functions with which a test uses the second factors of a user, on pages of `origin`. */
export const createActor = (app: () => TestApp, user: () => User, origin = 'http://localhost') => {
  const page = { origin, host: new URL(origin).host };
  const own = (call: string, body: object, who: Session = user()) =>
    app().send('POST', `/api/private/user/${call}`, { token: who.token, body, headers: page });
  const idp = (path: string, body: object, cookie = '') =>
    app().send('POST', `/api/idp/sign-in/${path}`, { body, headers: { cookie, ...page } });
  const password = () => ({ password: user().password });
  const account = () => ({ email: user().email, ...password() });

  return {
    own,
    idp,
    password,
    account,

    async setUpApp() {
      const { secret } = (await own('begin-authenticator-app', password())).json<{ secret: string }>();
      const answer = await own('confirm-authenticator-app', { code: appCode(secret) });
      const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
      // Simulates a wait of thirty seconds, so that the code that the app now shows is accepted again.
      await app().database.pool.query('update idp_totp set last_step = 0');
      return { secret, recoveryCodes };
    },

    halfway: async () => cookieOf((await idp('email', account())).headers['set-cookie']),

    /** Adds a passkey. The request is confirmed with the password and, when `credentials` contains one, a second factor. */
    async addPasskey(device: Device = createPasskeyDevice(origin), credentials: object = {}) {
      const begun = (await own('begin-passkey', { ...password(), ...credentials })).json<Asked>();
      const response = device.make(begun.options);
      const answer = await own('add-passkey', { step: begun.step, name: 'Telefon', response });
      return { device, answer, begun };
    },

    /** Returns the credentials for a change of second factors: the password and a passkey signature. */
    async credentialsWith(device: Device, signing: Parameters<Device['sign']>[1] = {}) {
      const { step, options } = (await own('begin-reauthentication', {})).json<Asked>();
      return { ...password(), passkey: { step, response: device.sign(options, signing) } };
    },

    async askForPasskey(cookie = '') {
      const answer = await idp('passkey-options', {}, cookie);
      const { options } = answer.json<{ options: { challenge: string; allowCredentials?: unknown[] } }>();
      return { options, cookie: [cookie, cookieOf(answer.headers['set-cookie'])].filter(Boolean).join('; ') };
    },
  };
};
