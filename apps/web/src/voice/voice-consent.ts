import { type ConsentState, decideConsent, getPrivacy } from '@pratik/contract/privacy';
import { getVoiceOptions } from '@pratik/contract/voice';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../lib/api/api-client.ts';
import { isApiProblem } from '../lib/api/api-problem.ts';
import { guardianLets } from '../lib/api/guardian-permission.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';
import { SpeechError } from './speech-error.ts';
import { hasAgreed, type WayToListen } from './way-to-listen.ts';

/** Explanation before the microphone opens. `consent` is the consent to ask for, or null if none is needed. */
export type Explanation = { readonly way: WayToListen; readonly consent: ConsentState | null };

/**
 * Returns the explanation to show before the microphone opens. Returns null if the user has already confirmed the
 * explanation and has given all consents.
 * @throws SpeechError guardianMissing when a minor’s guardian has not consented; notAllowed when the user has
 * withdrawn consent, because only the user may decide to consent again
 */
export const explanationOf = async (client: QueryClient, way: WayToListen): Promise<Explanation | null> => {
  const consent = mayBeMissing(way) ? await missingConsent(client) : null;
  return consent || !hasAgreed(way) ? { way, consent } : null;
};

/**
 * Returns whether a consent may be missing. Transcription on the device needs none; transcription by a provider or
 * the browser’s vendor does.
 */
const mayBeMissing = (way: WayToListen): boolean =>
  way.kind === 'configured' ? !way.allowed : !way.onDevice;

const missingConsent = async (client: QueryClient): Promise<ConsentState | null> => {
  const { consents, log, minor } = await client.fetchQuery({ ...callQuery(getPrivacy, {}), staleTime: 0 });
  const consent = consents.find(({ purpose }) => purpose === 'voice');
  if (!consent) throw new SpeechError('noWay');
  if (!guardianLets(minor, 'voice')) throw new SpeechError('guardianMissing');
  if (consent.given) {
    forgetConsent(client);
    return null;
  }
  const last = log.find(({ purpose }) => purpose === 'voice');
  if (last?.given === false) throw new SpeechError('notAllowed');
  return consent;
};

/**
 * Stores the user’s consent to the shown text.
 * @throws SpeechError consentChanged; ApiProblem
 */
export const allow = async (client: QueryClient, { purpose, version, service }: ConsentState) => {
  try {
    const state = await callApi(decideConsent, { purpose, version, service, given: true });
    client.setQueryData(callKey(getPrivacy, {}), state);
  } catch (error) {
    throw isApiProblem(error, 'conflict') ? new SpeechError('consentChanged', { cause: error }) : error;
  } finally {
    forgetConsent(client);
  }
};

/**
 * Marks the cached consents as outdated, because they may have changed on another page or device. The next speech
 * input and the privacy page fetch them again.
 */
export const forgetConsent = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: callKey(getVoiceOptions) });
  void client.invalidateQueries({ queryKey: callKey(getPrivacy) });
};
