import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Forger, part, signBytes } from './forger.ts';
import { leaksIn, type Product, startForged } from './product.ts';

let product: Product;
let forger: Forger;
let claims: string;
beforeAll(async () => {
  ({ product, forger } = await startForged());
  claims = JSON.stringify(forger.claims());
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

test('token signature › is accepted when it was made with the issuer’s key', async () => {
  expect((await product.call('user/getRole', await forger.sign())).body).toBe('{"role":"admin"}');
});

describe('signature of a token', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', 'none ', ''])(
    'is required even when the token header names the algorithm "%s"',
    async (alg) => {
      await refused(`${part({ alg })}.${part(claims)}.`);
      await refused(`${part({ alg, kid: 'real' })}.${part(claims)}.${part('imza')}`);
    },
  );

  test('is rejected when it is removed, shortened, changed or copied from another token', async () => {
    const [head = '', body = '', signature = ''] = (await forger.sign()).split('.');
    const [, , other = ''] = (await forger.sign({ sub: 'baskasi' })).split('.');
    const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const wrong of ['', signature.slice(0, -8), altered, other])
      await refused(`${head}.${body}.${wrong}`);
    await refused(`${head}.${body}`);
    await refused(`${head}.${body}.${signature}.${signature}`);
  });

  test('is rejected when the payload was changed after signing', async () => {
    const [head, , signature] = (await forger.sign({ sub: 'baskasi' })).split('.');
    await refused(`${head}.${part(claims)}.${signature}`);
  });

  test.each(['HS256', 'HS384', 'HS512'])(
    'is rejected when it is %s and was made with the public key as a shared secret',
    async (alg) => {
      const input = `${part({ alg, kid: 'real' })}.${part(claims)}`;
      for (const key of [forger.publicPem, JSON.stringify(forger.publicJwk), String(forger.publicJwk.n)]) {
        const made = createHmac(alg.replace('HS', 'sha'), key).update(input).digest('base64url');
        await refused(`${input}.${made}`);
      }
    },
  );

  test.each(['ES256K', 'RS1', 'dir', 'RSA1_5', 'X', 'rs256'])(
    'is rejected when it was made with the algorithm %s',
    async (alg) => {
      await refused(await forger.signRaw(claims, { alg }));
    },
  );
});

describe('header of a token', () => {
  test('cannot make the server accept another key, whether or not it contains the issuer’s key id (kid)', async () => {
    const stranger = await generateKeyPair('RS256');
    await refused(await signBytes(stranger.privateKey, { alg: 'RS256', kid: 'real' }, claims));
    await refused(await signBytes(stranger.privateKey, { alg: 'RS256' }, claims));
  });

  test('cannot provide a key for the verification, neither embedded nor by URL', async () => {
    const asked: string[] = [];
    const trap = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('{"keys":[]}');
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    const stranger = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(stranger.publicKey)), kid: 'real', alg: 'RS256' };
    const headers = [
      { jwk },
      { jku: `${url}/jwks` },
      { x5u: `${url}/cert` },
      { x5c: ['MIIB'] },
      { jwk, jku: url },
    ];
    for (const header of headers) {
      for (const kid of ['real', 'yeni', undefined]) {
        await refused(
          await signBytes(stranger.privateKey, { alg: 'RS256', ...(kid ? { kid } : {}), ...header }, claims),
        );
      }
    }
    expect(asked).toEqual([]);
    trap.close();
  });

  test.each([
    '../../../../dev/null',
    'real\0',
    "real' or '1'='1",
    '"; drop table users; --',
    '/etc/passwd',
    'http://kotu.example/jwks',
    'x'.repeat(4000),
  ])('causes at most a rejection of the token when its key id (kid) is %j', async (kid) => {
    const stranger = await generateKeyPair('RS256');
    await refused(await signBytes(stranger.privateKey, { alg: 'RS256', kid }, claims));
    const { rows } = await product.app.database.pool.query('select count(*) from users');
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('causes the token to be rejected when its field crit is unknown or its field typ is invalid, even when the key is correct', async () => {
    await refused(await forger.signRaw(claims, { crit: ['yeni'], yeni: true }));
    await refused(await forger.signRaw(claims, { crit: [] }));
    for (const typ of ['logout+jwt', 'rt+jwt', 'dpop+jwt', 5, {}, null]) {
      await refused(await forger.signRaw(claims, { typ }));
    }
  });
});
