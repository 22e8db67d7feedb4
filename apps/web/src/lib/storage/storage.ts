import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';

/**
 * The client-side secret that the specification requires. The published application contains this secret, so the
 * encryption only makes it harder to read or edit stored values by hand. The server does not rely on the encryption.
 */
const secret = hexToBytes('5f0c8e1b7a3d4469b2f7e6105c9d8a3371e4b5d2096f4c18a7d3e05b6c2f9184');

const cipher = (subject: string) => managedNonce(xchacha20poly1305)(secret, utf8ToBytes(subject));

/** Removes all characters but letters, digits and spaces (docs/specification.md, 5.1). */
export const strip = (value: string): string => value.replace(/[^\p{L}\p{Nd} ]/gu, '');

/**
 * Encodes a value for storage. Special characters are removed; then the value is encrypted together with its
 * subject (user id) and key.
 */
export const seal = (key: string, subject: string, value: string): string =>
  bytesToHex(cipher(`${key} ${subject}`).encrypt(utf8ToBytes(strip(value))));

export const saveValue = (key: string, subject: string, value: string): void => {
  try {
    localStorage.setItem(key, seal(key, subject, value));
  } catch {
    // Storage may be full or blocked. In that case, the application requests the value again from the server or the
    // user.
  }
};

/** Returns the stored value, or null. A value that cannot be decrypted for this subject is deleted. */
export const loadValue = (key: string, subject: string): string | null => {
  try {
    const sealed = localStorage.getItem(key);
    if (sealed === null) return null;
    return bytesToUtf8(cipher(`${key} ${subject}`).decrypt(hexToBytes(sealed)));
  } catch {
    dropValue(key);
    return null;
  }
};

export const dropValue = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage contains no value to delete.
  }
};
