import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SoundFormat } from '@pratik/contract/sound-format';

export const audioBase = '/api/audio/';

/**
 * Time during which the link of a recording stays the same, in milliseconds, so that the browser can use its cache.
 * A link is valid for 12 to 24 hours.
 */
const stepMs = 12 * 3_600_000;

const signatureOf = (secret: string, key: string, until: number): string =>
  createHmac('sha256', secret).update(`${key} ${until}`).digest('base64url');

/** Returns the signed URL of a recording. The caller must have checked that the user may play the recording. */
export const audioLink = (secret: string, key: string, format: SoundFormat, now: Date): string => {
  const until = (Math.floor(now.getTime() / stepMs) + 2) * stepMs;
  return `${audioBase}${key}.${format}?until=${until}&signature=${signatureOf(secret, key, until)}`;
};

/** Returns whether the signature of a link is valid and the link has not expired. */
export const isGoodLink = (
  secret: string,
  key: string,
  until: number,
  signature: string,
  now: Date,
): boolean => {
  if (!Number.isSafeInteger(until) || until <= now.getTime()) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, key, until));
  return given.length === right.length && timingSafeEqual(given, right);
};
