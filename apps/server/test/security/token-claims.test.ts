import type { webcrypto } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Forger, forgedAudience, forgedClient } from './forger.ts';
import { leaksIn, type Product, startForged } from './product.ts';

let product: Product;
let forger: Forger;
beforeAll(async () => {
  ({ product, forger } = await startForged());
});
afterAll(async () => {
  await product.close();
  await forger.stop();
});

const refused = async (token: string) => {
  const answer = await product.call('user/getRole', token);
  expect([answer.status, answer.type]).toEqual([401, 'unauthenticated']);
  expect(leaksIn(product, [answer], [token])).toEqual([]);
};
const now = () => Math.floor(Date.now() / 1000);
const century = 100 * 365 * 86_400;

describe('times in a token', () => {
  test.each<[string, () => object]>([
    ['exp past', () => ({ iat: now() - 900, exp: now() - 600 })],
    ['exp missing', () => ({ exp: undefined })],
    ['exp a string', () => ({ exp: String(now() + 300) })],
    ['exp a century ahead', () => ({ exp: now() + century })],
    ['exp beyond all numbers', () => ({ exp: 1e300 })],
    ['nbf in the future', () => ({ nbf: now() + 600 })],
    ['nbf a string', () => ({ nbf: 'dün' })],
    ['iat in the future', () => ({ iat: now() + 600, exp: now() + 900 })],
    ['iat missing', () => ({ iat: undefined })],
    ['iat a string', () => ({ iat: String(now()) })],
  ])('cause the token to be rejected when they are invalid: %s', async (_, changes) =>
    refused(await forger.signRaw(JSON.stringify(forger.claims(changes() as never)))),
  );
});

describe('issuer and audience of a token', () => {
  test.each<[string, (url: string) => unknown]>([
    ['another', () => 'https://kotu.example'],
    ['one with a slash more', (url) => `${url}/`],
    ['one in capitals', (url) => url.toUpperCase()],
    ['one that begins alike', (url) => `${url}.kotu.example`],
    ['a list with the right one', (url) => [url]],
    ['none', () => undefined],
  ])('cause the token to be rejected when the issuer is %s', async (_, iss) =>
    refused(await forger.signRaw(JSON.stringify(forger.claims({ iss: iss(forger.url) })))),
  );

  test.each<[string, unknown]>([
    ['another', 'baska'],
    ['a list without the right one', ['baska', `${forgedAudience}/x`]],
    ['none', undefined],
    ['an object', { aud: forgedAudience }],
  ])('cause the token to be rejected when the audience is %s', async (_, aud) =>
    refused(await forger.signRaw(JSON.stringify(forger.claims({ aud })))),
  );
});

describe('type of a token', () => {
  test.each<[string, object]>([
    ['an ID token for the client', { aud: forgedClient, nonce: 'n' }],
    ['an ID token whose audience is ours too', { aud: [forgedClient, forgedAudience], nonce: 'n' }],
    ['an ID token with the hash of an access token', { at_hash: 'x' }],
    ['an ID token with the hash of a code', { c_hash: 'x' }],
    ['Keycloak’s ID token', { typ: 'ID' }],
    ['Keycloak’s refresh token', { typ: 'Refresh' }],
    ['a logout token', { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }],
  ])('causes the token to be rejected when it is %s', async (_, changes) =>
    refused(await forger.sign(changes as never)),
  );

  test('may be “Bearer”, as in tokens of Keycloak, even when the token contains the nonce that older versions add', async () => {
    const answer = await product.call('user/getRole', await forger.sign({ typ: 'Bearer', nonce: 'n' }));
    expect(answer.status).toBe(200);
  });

  test('causes the token to be rejected when it is an encrypted token', async () => {
    const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(forger.claims())))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'real' })
      .encrypt(
        await crypto.subtle.importKey(
          'jwk',
          { ...forger.publicJwk, alg: 'RSA-OAEP-256', use: 'enc' } as webcrypto.JsonWebKey,
          { name: 'RSA-OAEP', hash: 'SHA-256' },
          false,
          ['encrypt'],
        ),
      );
    await refused(sealed);
  });
});

describe('subject and payload of a token', () => {
  test.each<[string, unknown]>([
    ['missing', undefined],
    ['empty', ''],
    ['a number', 1],
    ['an object', { sub: 'yonetici' }],
    ['a list', ['yonetici']],
    ['text with NUL', 'yonetici\0'],
    ['256 characters', 'y'.repeat(256)],
  ])('cause the token to be rejected when the subject is %s', async (_, sub) =>
    refused(await forger.signRaw(JSON.stringify(forger.claims({ sub })))),
  );

  test.each(['[]', '"metin"', '1', 'null', 'true', '', '{', '{"iss":'])(
    'cause the token to be rejected when the payload is %j',
    async (payload) => refused(await forger.signRaw(payload)),
  );

  test('cause the token to be rejected when the token has 9 kB or the subject has 10,000 characters', async () => {
    await refused(await forger.sign({ pad: 'x'.repeat(6_800) }));
    await refused(await forger.sign({ sub: 'x'.repeat(6_800) }));
    const answer = await product.call('user/getRole', await forger.sign({ sub: 'x'.repeat(20_000) }));
    expect(answer.status).toBe(431);
  });

  test('identify no user when the subject is unknown or is spelled differently from the stored subject', async () => {
    for (const sub of ['baskasi', 'Yonetici', 'yonetici ', '__proto__', 'constructor']) {
      const answer = await product.call('user/getRole', await forger.sign({ sub }));
      expect([answer.status, answer.type]).toEqual([403, 'not-registered']);
    }
  });
});
