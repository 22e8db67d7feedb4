import { randomUUID } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { type Forger, type Mood, signBytes, startForger } from './forger.ts';
import { leaksIn, type Product, startForged, startProduct } from './product.ts';

let product: Product;
let forger: Forger;
afterEach(async () => {
  vi.useRealTimers();
  await product.close();
  await forger.stop();
});

test('token verification › requests the issuer’s keys only once for tokens with five hundred unknown key ids', async () => {
  ({ product, forger } = await startForged());
  const stranger = await generateKeyPair('RS256');
  // Moves the clock to a time at which keys may be requested again, and freezes it, so that the speed of the
  // machine does not matter.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  const claims = JSON.stringify(forger.claims());
  forger.state.asked.length = 0;
  for (let round = 0; round < 20; round += 1) {
    const tokens = await Promise.all(
      Array.from({ length: 25 }, () =>
        signBytes(stranger.privateKey, { alg: 'RS256', kid: randomUUID() }, claims),
      ),
    );
    const answers = await Promise.all(tokens.map((token) => product.call('user/getRole', token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  }
  // Two requests were made: one for the discovery document and one for the keys.
  expect(forger.state.asked).toHaveLength(2);
});

test.each<Mood>(['down', 'silent', 'html', 'bloated'])(
  'token verification › returns 503 with Retry-After instead of 401 when the issuer is %s',
  async (mood) => {
    forger = await startForger();
    product = await startProduct(forger.settings);
    forger.state.mood = mood;
    const answer = await product.call('user/getRole', await forger.sign());
    expect([answer.status, answer.type]).toEqual([503, 'identity-unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
    expect(leaksIn(product, [answer], [forger.url])).toEqual([]);
  },
);

test.each<Mood>(['down', 'silent', 'html', 'bloated'])(
  'token verification › uses the stored keys when the issuer becomes unavailable (%s)',
  async (mood) => {
    ({ product, forger } = await startForged());
    forger.state.mood = mood;
    expect((await product.call('user/getRole', await forger.sign())).status).toBe(200);
    expect((await product.call('user/getRole', await forger.sign({ sub: 'baskasi' }))).status).toBe(403);
  },
);

test('token verification › returns 503 when the discovery document names another issuer', async () => {
  const impostor = await startForger();
  forger = await startForger();
  product = await startProduct({
    ...forger.settings,
    OIDC_ISSUER: impostor.url.replace('127.0.0.1', 'localhost'),
  });
  const answer = await product.call('user/getRole', await impostor.sign());
  expect([answer.status, answer.type]).toEqual([503, 'identity-unavailable']);
  await impostor.stop();
});
