import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminAccount, signInFirstAdministrator } from '../users.ts';
import { type Answer, leaksIn, type Product, startProduct } from './product.ts';

let product: Product;
afterEach(async () => {
  vi.useRealTimers();
  await product.close();
});

const json = ['content-type', 'application/json'];
const signIn = (
  account: { email: string; password: string },
  headers: readonly string[] = [],
): Promise<Answer> =>
  product.ask('POST', '/api/idp/sign-in/email', [...json, ...headers], JSON.stringify(account));
const wrong = { ...adminAccount, password: 'yanlış bir şifre' };

describe('password guessing', () => {
  test('is blocked at the fourth attempt within ten seconds, regardless of the X-Forwarded-For header of the request', async () => {
    product = await startProduct();
    await signInFirstAdministrator(product.app);
    // Freezes the clock, because hashing four passwords may take more than ten seconds.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const forged = ['x-forwarded-for', `192.0.2.${attempt}`, 'x-real-ip', `192.0.2.${attempt}`];
      statuses.push((await signIn(wrong, [...forged, 'forwarded', `for=192.0.2.${attempt}`])).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    const right = await signIn(adminAccount, ['x-forwarded-for', '198.51.100.1']);
    expect([right.status, right.headers['retry-after']]).toEqual([429, '10']);
  });

  test('is limited to one hundred attempts per hour and account, from all addresses together', async () => {
    product = await startProduct({ TRUSTED_PROXIES: 'loopback' });
    await signInFirstAdministrator(product.app);
    const from = (address: string) => ['x-forwarded-for', address];
    expect((await signIn(wrong, from('198.51.100.1'))).status).toBe(401);
    expect((await signIn(wrong, from('198.51.100.2'))).status).toBe(401);
    // Each attempt hashes a password, which is slow, so the test sets the number of attempts directly in the
    // database.
    const { rows } = await product.app.database.pool.query(
      `update rate_limits set points = 99 where key like 'sign-in-account-anywhere:%' and points = 2 returning key`,
    );
    expect(rows).toHaveLength(1);
    expect((await signIn(wrong, from('198.51.100.3'))).status).toBe(401);
    expect((await signIn(wrong, from('198.51.100.4'))).status).toBe(429);
    const other = { ...wrong, email: 'baskasi@example.com' };
    expect((await signIn(other, from('198.51.100.4'))).status).toBe(401);
  });

  test('does not show whether an e-mail address has an account, by sign-in or password reset', async () => {
    product = await startProduct();
    await signInFirstAdministrator(product.app);
    const signInAnswer = async (account: typeof adminAccount) => {
      const { status, body, headers } = await signIn(account);
      return { status, headers: Object.keys(headers).sort(), body: body.replace(/"requestId":"[^"]+"/, '') };
    };
    expect(await signInAnswer({ ...wrong, email: 'kimse@example.com' })).toEqual(await signInAnswer(wrong));
    const reset = (email: string) =>
      product.ask('POST', '/api/idp/request-password-reset', json, JSON.stringify({ email }));
    const [known, unknown] = [await reset(adminAccount.email), await reset('kimse@example.com')];
    expect([unknown.status, unknown.type]).toEqual([known.status, known.type]);
  });
});

test('password › is rejected before hashing when it has 9 or 129 characters', async () => {
  product = await startProduct();
  const create = (password: string) =>
    product.ask(
      'POST',
      '/api/public/setup/create-administrator',
      json,
      JSON.stringify({
        code: product.app.setupCode,
        name: 'A',
        surname: 'B',
        email: 'a@b.example',
        password,
      }),
    );
  for (const password of ['123456789', 'x'.repeat(129), 'x'.repeat(100_000)]) {
    const answer = await create(password);
    expect([answer.status, JSON.parse(answer.body).errors[0].pointer]).toEqual([400, '/password']);
    expect(leaksIn(product, [answer], [password])).toEqual([]);
  }
  const tooLong = { email: 'a@b.example', password: 'x'.repeat(129) };
  expect((await signIn(tooLong)).status).toBe(400);
  expect((await create('uzun bir şifre daha')).status).toBe(200);
});

test('common password › is rejected by every call that sets a password', async () => {
  product = await startProduct({ SIGN_UP: 'true' });
  const { token } = await signInFirstAdministrator(product.app);
  const known = 'Galatasaray1905';
  const user = { name: 'Can', surname: 'Öz', email: 'can@okul.example', password: known };
  const post = (path: string, body: object) => product.ask('POST', path, json, JSON.stringify(body));
  const answers = [
    await post('/api/idp/sign-up/email', user),
    await post('/api/idp/reset-password', { token: 'x', newPassword: known }),
    await product.call('user/add-user', token, { ...user, role: 'user' }),
    await product.call('user/change-password', token, {
      currentPassword: adminAccount.password,
      newPassword: known,
    }),
  ];
  const errorsOfAnswers = answers.map(({ status, body }) => [status, JSON.parse(body).errors?.[0]]);
  const error = (pointer: string) => [400, { pointer, code: 'password-common' }];
  expect(errorsOfAnswers).toEqual(['/password', '/newPassword', '/password', '/newPassword'].map(error));
  expect(leaksIn(product, answers, [known])).toEqual([]);

  const fresh = await startProduct();
  const first = { code: fresh.app.setupCode, ...user };
  const setUp = (body: object) =>
    fresh.ask('POST', '/api/public/setup/create-administrator', json, JSON.stringify(body));
  const refused = await setUp(first);
  expect([refused.status, JSON.parse(refused.body).errors[0].pointer]).toEqual([400, '/password']);
  // A rejected password does not use up the setup code.
  expect((await setUp({ ...first, password: 'uzun bir şifre daha' })).status).toBe(200);
  await fresh.close();
});

test('session cookie › is HttpOnly, SameSite=Strict, Secure and bound to the host', async () => {
  product = await startProduct({ PUBLIC_URL: 'https://pratik.okul.example' });
  await signInFirstAdministrator(product.app);
  const answer = await signIn(adminAccount);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^__Host-pratik_session=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toMatch(/Domain=/i);
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('security headers › are set on every response', async () => {
  product = await startProduct();
  for (const path of ['/api/public/health', '/api/private/user/get-profile', '/api/yok']) {
    expect((await product.ask('GET', path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    });
  }
});
