import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type Seal = {
  seal(secret: Buffer, of: string): string;
  /** Decrypts a secret for its owner. @throws when the secret was encrypted for another owner or has been changed */
  open(sealed: string, of: string): Buffer;
};

const algorithm = 'aes-256-gcm';

/**
 * Encrypts stored secrets and binds each to its owner. The key is derived from the instance’s secret, which is in
 * the same database: this protects a table that leaks alone, not the whole database.
 */
export const createSeal = (installationSecret: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'pratik second factor', 32));
  return {
    seal(secret, of) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(of));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, of) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    },
  };
};
