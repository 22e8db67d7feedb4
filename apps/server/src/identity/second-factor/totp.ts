import { createHmac } from 'node:crypto';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the number of the 30-second step since 1970. @param at epoch milliseconds */
export const stepAt = (at: number): number => Math.floor(at / stepMs);

/** Returns the code of a time step: RFC 6238 with SHA-1 and six digits, which every authenticator app supports. */
export const totpCode = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/**
 * Returns the time step of a code. Undefined when the code is not valid now. The clock may deviate by 30 seconds in
 * either direction, so three of a million codes are valid. The caller limits the number of attempts.
 * @param now epoch milliseconds
 */
export const stepOfCode = (secret: Buffer, code: string, now: number): number | undefined => {
  const steps = [0, -1, 1].map((offset) => stepAt(now) + offset);
  return steps.find((step) => totpCode(secret, step) === code);
};

/** Encodes bytes as RFC 4648 base32 without padding. */
export const base32 = (bytes: Buffer): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
};

/** Returns the otpauth address for the QR code. Authenticator apps show its issuer and account. */
export const otpauthAddress = (secret: Buffer, account: string): string =>
  `otpauth://totp/Pratik:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=Pratik`;
