import { getVoiceOptions } from '@pratik/contract/voice';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from '../lib/query-client.ts';
import { loadValue, saveValue, strip } from '../lib/storage.ts';
import { ownRecogniser } from './recogniser.ts';

/** The service that transcribes speech, in order of preference. Null when there is none. */
export type WayToListen =
  | { readonly kind: 'configured'; readonly service: string; readonly allowed: boolean }
  | { readonly kind: 'browser'; readonly onDevice: boolean };

/** @throws ConnectionProblem, ApiProblem when the server cannot be asked */
export const wayToListen = async (client: QueryClient): Promise<WayToListen | null> => {
  const query = callQuery(getVoiceOptions, {});
  const { listening } = await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  if (listening) return { kind: 'configured', ...listening };
  const own = await ownRecogniser();
  return own && { kind: 'browser', ...own };
};

const key = 'speechagreed';
const subject = 'device';

/** A key for the destination of the sound: agreeing to one destination is not agreeing to another. */
const markOf = (way: WayToListen): string =>
  strip(way.kind === 'configured' ? `house${way.service}` : way.onDevice ? 'device' : 'browser');

/** Whether the user of this device has read where the voice is sent and continued. */
export const hasAgreed = (way: WayToListen): boolean =>
  (loadValue(key, subject) ?? '').split(' ').includes(markOf(way));

export const agree = (way: WayToListen): void => {
  const known = (loadValue(key, subject) ?? '').split(' ').filter(Boolean);
  saveValue(key, subject, [...new Set([...known, markOf(way)])].join(' '));
};
