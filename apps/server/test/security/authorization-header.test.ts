import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Forger } from './forger.ts';
import { leaksIn, type Product, startForged } from './product.ts';

let product: Product;
let forger: Forger;
let token: string;
beforeAll(async () => {
  ({ product, forger } = await startForged());
  token = await forger.sign();
});
afterAll(async () => {
  await product.close();
  await forger.stop();
});

const path = '/api/private/user/get-profile';

test('authorization header › is accepted in the form “Bearer” and a token', async () => {
  const answer = await product.ask('GET', path, ['Authorization', `Bearer ${token}`]);
  expect(answer.status).toBe(200);
});

test.each<[string, (token: string) => string[]]>([
  ['no Authorization header', () => []],
  ['an empty one', () => ['Authorization', '']],
  ['Bearer without a token', () => ['Authorization', 'Bearer ']],
  ['Basic', (good) => ['Authorization', `Basic ${Buffer.from(`a:${good}`).toString('base64')}`]],
  ['the token alone', (good) => ['Authorization', good]],
  ['two tokens in one', (good) => ['Authorization', `Bearer ${good}, Bearer ${good}`]],
  ['two headers', (good) => ['Authorization', `Bearer ${good}`, 'authorization', `Bearer ${good}`]],
  [
    'the token in a cookie',
    (good) => ['Cookie', `token=${good}; pratik_session=${good}; Authorization=Bearer ${good}`],
  ],
  ['the token in a proxy’s header', (good) => ['Proxy-Authorization', `Bearer ${good}`]],
])('authorization header › is rejected when it contains: %s', async (_, headers) => {
  const answer = await product.ask('GET', path, headers(token));
  expect([answer.status, answer.type]).toEqual([401, 'unauthenticated']);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(leaksIn(product, [answer], [token])).toEqual([]);
});

test.each(['access_token', 'token', 'authorization', 'bearer'])(
  'token in the query string › is rejected when the parameter is %s',
  async (name) => {
    const answer = await product.ask('GET', `${path}?${name}=${token}`);
    expect(answer.status).toBe(401);
    expect(leaksIn(product, [answer], [token])).toEqual([]);
  },
);
