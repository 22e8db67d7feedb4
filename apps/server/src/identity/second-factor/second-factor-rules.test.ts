import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';
import { createSeal } from './sealed.ts';
import { base32, otpauthAddress, stepAt, stepOfCode, totpCode } from './totp.ts';

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
const secret = Buffer.from('12345678901234567890');

describe('TOTP', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('generates at Unix time %i the code %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(seconds * 1000))).toBe(code);
  });

  test('accepts a code that is one time step early or late, and returns the time step of the code', () => {
    const now = 1_234_567_890_000;
    const code = totpCode(secret, stepAt(now));
    const at = (offset: number) => stepOfCode(secret, code, now + offset * 30_000);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, stepAt(now), stepAt(now), stepAt(now), undefined]);
  });

  test('encodes the key as base32 in the otpauth:// URL', () => {
    expect(
      ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text))),
    ).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
    expect(otpauthAddress(Buffer.from('foobar'), 'ayşe@okul.example')).toBe(
      'otpauth://totp/Pratik:ay%C5%9Fe%40okul.example?secret=MZXW6YTBOI&issuer=Pratik',
    );
  });
});

test('sealed secret › can be decrypted only for its owner and with the key of the same instance', () => {
  const seal = createSeal('a'.repeat(64));
  const sealed = seal.seal(secret, 'ayşe');
  expect(seal.open(sealed, 'ayşe')).toEqual(secret);
  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(seal.seal(secret, 'ayşe')).not.toBe(sealed);
  expect(() => seal.open(sealed, 'can')).toThrow();
  expect(() => seal.open(`${sealed.slice(0, -2)}AA`, 'ayşe')).toThrow();
  expect(() => createSeal('b'.repeat(64)).open(sealed, 'ayşe')).toThrow();
});

describe('passkey relying party', () => {
  test.each([
    ['http://localhost:3000', 'localhost:3000', 'localhost'],
    ['https://pratik.okul.example', 'pratik.okul.example', 'pratik.okul.example'],
    ['http://pratik.yerel', 'pratik.yerel', undefined],
    ['https://10.0.0.5:3000', '10.0.0.5:3000', undefined],
    ['https://kotu.example', 'pratik.okul.example', undefined],
    ['null', 'localhost:3000', undefined],
    [undefined, 'localhost:3000', undefined],
  ])('is derived from origin %s and host %s: %s', (origin, host, id) => {
    expect(relyingPartyOf(origin, { host })?.id).toBe(id);
  });

  test.each([
    ['https://pratik.okul.example', 'pratik.okul.example'],
    ['https://pratik.okul.example:443', 'pratik.okul.example'],
    ['http://pratik.okul.example', undefined],
    ['https://pratik.okul.example:8443', undefined],
    ['https://kotu.example', undefined],
    ['http://localhost:3000', undefined],
    ['null', undefined],
  ])('is derived from origin %s when a public URL is configured: %s', (origin, id) => {
    expect(relyingPartyOf(origin, { publicUrl: 'https://pratik.okul.example/' })?.id).toBe(id);
  });
});
