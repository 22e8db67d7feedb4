import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { asProblem } from '../../platform/http/problem.ts';
import { createKeySet } from './key-set.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

const issuer = 'https://kimlik.example';
const audience = 'pratik';
const start = Date.parse('2026-03-10T09:00:00Z');
const seconds = start / 1000;

describe.each(['EdDSA', 'ES256', 'RS256', 'PS512'])('token signed with %s', (alg) => {
  let key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  let at = start;
  let asked = 0;
  let verifier: TokenVerifier;

  beforeAll(async () => {
    const pair = await generateKeyPair(alg, { extractable: true });
    key = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k', alg };
    const keys = createKeySet({
      now: () => at,
      load: async () => {
        asked += 1;
        return { keys: [jwk] };
      },
    });
    verifier = createTokenVerifier({ issuer, audience, keys, now: () => at, unverifiedEmail: 'ignored' });
  });

  const claims = { iss: issuer, aud: audience, sub: 'kişi', iat: seconds, exp: seconds + 300 };
  const sign = (payload: JWTPayload, header: { typ?: string } = {}) =>
    new SignJWT(payload).setProtectedHeader({ alg, kid: 'k', ...header }).sign(key);
  const verify = async (payload: JWTPayload, header = {}) => verifier.verify(await sign(payload, header));
  const refused = { problem: 'unauthenticated' };

  test('identifies the user when it is valid', async () => {
    at = start;
    expect(await verify({ ...claims, sid: 's1', email: 'Can@Example.com', email_verified: true })).toEqual({
      issuer,
      subject: 'kişi',
      sessionId: 's1',
      email: 'can@example.com',
      emailVerified: true,
      signedInAt: null,
    });
    expect(await verify(claims, { typ: 'at+jwt' })).toMatchObject({
      sessionId: null,
      email: null,
      emailVerified: false,
    });
    expect(asked).toBe(1);
  });

  test('reports the sign-in time only when it is a number', async () => {
    at = start;
    expect(await verify({ ...claims, auth_time: seconds - 60 })).toMatchObject({ signedInAt: seconds - 60 });
    expect(await verify({ ...claims, auth_time: String(seconds) })).toMatchObject({ signedInAt: null });
  });

  test.each([
    ['another issuer', { iss: 'https://baska.example' }],
    ['another audience', { aud: 'baska' }],
    ['no audience', { aud: undefined }],
    ['expired', { exp: seconds - 31 }],
    ['no expiry', { exp: undefined }],
    ['issued in the future', { iat: seconds + 31 }],
    ['no time of issue', { iat: undefined }],
    ['not valid yet', { nbf: seconds + 31 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject that cannot be stored', { sub: 'a\0b' }],
    ['a subject that is too long', { sub: 'x'.repeat(256) }],
  ])('is rejected when it is invalid: %s', async (_, change) => {
    at = start;
    const payload = Object.fromEntries(
      Object.entries({ ...claims, ...change }).filter(([, value]) => value !== undefined),
    );
    await expect(verify(payload)).rejects.toMatchObject(refused);
  });

  test('is rejected when its type is not the type of an access token', async () => {
    at = start;
    for (const typ of ['logout+jwt', 'dpop+jwt', 'rt+jwt']) {
      await expect(verify(claims, { typ })).rejects.toMatchObject(refused);
    }
  });

  test('is rejected when its signature or format is invalid', async () => {
    at = start;
    const good = await sign(claims);
    const [head = '', , signature = ''] = good.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'yönetici' })).toString('base64url');
    const stranger = await generateKeyPair(alg);
    const others = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(Buffer.alloc(32, 1)),
      await new SignJWT(claims).setProtectedHeader({ alg, kid: 'k' }).sign(stranger.privateKey),
      `${head}.${body}.${signature}`,
      await sign({ ...claims, pad: 'x'.repeat(8192) }),
      'a.b.c',
      '',
    ];
    for (const token of others) await expect(verifier.verify(token)).rejects.toMatchObject(refused);
  });

  test('is rejected after its expiry, even when it was accepted before', async () => {
    at = start;
    const token = await sign({ ...claims, exp: seconds + 20 });
    await verifier.verify(token);
    at = start + 19_999;
    await expect(verifier.verify(token)).resolves.toMatchObject({ subject: 'kişi' });
    at = start + 60_000;
    await expect(verifier.verify(token)).rejects.toMatchObject(refused);
  });
});

test('token verifier › rejects a signature algorithm that is not allowed, even when a suitable key exists', async () => {
  const secret = Buffer.alloc(32, 1);
  const trusted = { issuer, audience, keys: async () => secret, now: () => start };
  const verifier = createTokenVerifier({ ...trusted, unverifiedEmail: 'ignored' });
  const claims = { iss: issuer, aud: audience, sub: 'kişi', iat: seconds, exp: seconds + 300 };
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(secret);
  await expect(verifier.verify(token)).rejects.toMatchObject({ problem: 'unauthenticated' });
});

test('token verifier › reports the identity provider as unavailable when its keys cannot be loaded', async () => {
  const keys = createKeySet({
    now: () => start,
    load: () => Promise.reject(new Error('issuer unreachable')),
  });
  const verifier = createTokenVerifier({
    issuer,
    audience,
    keys,
    now: () => start,
    unverifiedEmail: 'ignored',
  });
  const { privateKey } = await generateKeyPair('ES256');
  const token = await new SignJWT({ sub: 'a' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .sign(privateKey);
  await expect(verifier.verify(token)).rejects.toMatchObject({
    problem: 'identity-unavailable',
    extras: { retryAfter: 5 },
  });
});

test('token verifier › reports a database outage when its keys are stored in an unavailable database', async () => {
  const outage = Object.assign(new Error('too many connections'), { code: '53300', severity: 'FATAL' });
  const keys = createKeySet({ now: () => start, load: () => Promise.reject(outage) });
  const trusted = { issuer, audience, keys, now: () => start, unverifiedEmail: 'ignored' as const };
  const { privateKey } = await generateKeyPair('ES256');
  const token = await new SignJWT({ sub: 'a' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .sign(privateKey);
  const error = await createTokenVerifier(trusted)
    .verify(token)
    .catch((rejected: unknown) => rejected);
  expect(asProblem(error)).toMatchObject({ problem: 'unavailable', extras: { retryAfter: 2 } });
});
