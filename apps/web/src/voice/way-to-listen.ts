import { getVoiceOptions } from '@pratik/contract/voice';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../lib/api/query-client.ts';
import { loadValue, saveValue, strip } from '../lib/storage/storage.ts';
import { ownRecogniser } from './recogniser.ts';

/**
 * The way in which speech is transcribed: by the configured provider or by the browser. Null means that speech
 * cannot be transcribed.
 */
export type WayToListen =
  | { readonly kind: 'configured'; readonly service: string; readonly allowed: boolean }
  | { readonly kind: 'browser'; readonly onDevice: boolean };

/**
 * Returns the preferred way to transcribe speech.
 * @throws ConnectionProblem, ApiProblem when the request to the server fails
 */
export const wayToListen = async (client: QueryClient): Promise<WayToListen | null> => {
  const query = callQuery(getVoiceOptions, {});
  const { listening } = await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  if (listening) return { kind: 'configured', ...listening };
  const own = await ownRecogniser();
  return own && { kind: 'browser', ...own };
};

const key = 'speechagreed';
const subject = 'device';

/**
 * Returns a key for the recipient of recordings, because the user must confirm the explanation for each recipient
 * separately.
 */
const markOf = (way: WayToListen): string =>
  strip(way.kind === 'configured' ? `house${way.service}` : way.onDevice ? 'device' : 'browser');

/** Returns whether the user has confirmed on this device where recordings are sent. */
export const hasAgreed = (way: WayToListen): boolean =>
  (loadValue(key, subject) ?? '').split(' ').includes(markOf(way));

export const agree = (way: WayToListen): void => {
  const known = (loadValue(key, subject) ?? '').split(' ').filter(Boolean);
  saveValue(key, subject, [...new Set([...known, markOf(way)])].join(' '));
};
