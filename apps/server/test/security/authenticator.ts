import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { stepAt, totpCode } from '../../src/identity/second-factor/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows for a secret. `later` is the number of thirty-second intervals after
 * the current interval.
 */
export const appCode = (secret: string, later = 0): string => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return totpCode(Buffer.from(bytes), stepAt(Date.now()) + later);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userPresentAndVerified = 0x05;
const withCredential = 0x40;

type Asked = { challenge: string };

/**
 * Changes that a malicious authenticator makes to its response: a different id in the attestation, or another public
 * key.
 */
type Forgery = { attestedId?: Buffer; key?: Uint8Array };

/**
 * Creates a software authenticator with one passkey. It signs every request and reports user presence and
 * verification.
 */
export const createPasskeyDevice = (origin: string, idBytes = 16) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (flags: number): Buffer => {
    const bytes = Buffer.alloc(5);
    bytes.writeUInt8(flags);
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([rpIdHash, bytes]);
  };
  const frame = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    make(options: Asked, from = origin, { attestedId = id, key = coseKey(publicKey) }: Forgery = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(attestedId.length);
      const authData = Buffer.concat([
        head(userPresentAndVerified | withCredential),
        Buffer.alloc(16),
        length,
        attestedId,
        key,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', options, from).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      };
      return { ...frame, response, clientExtensionResults: {} };
    },

    /**
     * Signs a challenge.
     * @param count the signature counter, by default one more than the last counter
     * @param verified whether the user was verified by fingerprint, face or PIN
     */
    sign(
      options: Asked,
      { from = origin, count, verified = true }: { from?: string; count?: number; verified?: boolean } = {},
    ) {
      counter = count ?? counter + 1;
      const data = clientData('webauthn.get', options, from);
      const authenticatorData = head(verified ? userPresentAndVerified : userPresent);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...frame, response, clientExtensionResults: {} };
    },
  };
};

/** Encodes a public key in COSE format: key type EC2, algorithm ES256, curve P-256. */
const coseKey = (publicKey: KeyObject): Uint8Array => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return isoCBOR.encode(key as never);
};

/** Encodes an RSA public key for RS256 whose modulus has this many bytes. */
export const rsaKey = (modulusBytes: number): Uint8Array => {
  const key = new Map<number, unknown>([
    [1, 3],
    [3, -257],
    [-1, new Uint8Array(randomBytes(modulusBytes))],
    [-2, new Uint8Array([1, 0, 1])],
  ]);
  return isoCBOR.encode(key as never);
};
