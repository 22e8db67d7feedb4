import { type ConsentState, decideConsent, getPrivacy } from '@pratik/contract/privacy';
import { getVoiceOptions } from '@pratik/contract/voice';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../lib/api-client.ts';
import { isApiProblem } from '../lib/api-problem.ts';
import { guardianLets } from '../lib/guardian-permission.ts';
import { callKey, callQuery } from '../lib/query-client.ts';
import { SpeechFault } from './speech-fault.ts';
import { hasAgreed, type WayToListen } from './way-to-listen.ts';

/** What somebody is told before they speak, and the consent they are asked for; null where they gave it. */
export type Explanation = { readonly way: WayToListen; readonly consent: ConsentState | null };

/**
 * What is to be said before the microphone opens; null where all of it was said and allowed.
 * @throws SpeechFault guardianMissing to a child whose guardian has not consented to it; notAllowed to who took the
 * consent back: whether to give it anew is theirs to begin
 */
export const explanationOf = async (client: QueryClient, way: WayToListen): Promise<Explanation | null> => {
  const consent = mayBeMissing(way) ? await missingConsent(client) : null;
  return consent || !hasAgreed(way) ? { way, consent } : null;
};

/** Where a voice stays on the device nobody is asked; where the browser's maker hears it, as for any service. */
const mayBeMissing = (way: WayToListen): boolean =>
  way.kind === 'configured' ? !way.allowed : !way.onDevice;

const missingConsent = async (client: QueryClient): Promise<ConsentState | null> => {
  const { consents, log, minor } = await client.fetchQuery({ ...callQuery(getPrivacy, {}), staleTime: 0 });
  const consent = consents.find(({ purpose }) => purpose === 'voice');
  if (!consent) throw new SpeechFault('noWay');
  if (!guardianLets(minor, 'voice')) throw new SpeechFault('guardianMissing');
  if (consent.given) {
    forgetConsent(client);
    return null;
  }
  const last = log.find(({ purpose }) => purpose === 'voice');
  if (last?.given === false) throw new SpeechFault('notAllowed');
  return consent;
};

/** Writes down the consent to the text that was shown. @throws SpeechFault consentChanged; ApiProblem */
export const allow = async (client: QueryClient, { purpose, version, service }: ConsentState) => {
  try {
    const state = await callApi(decideConsent, { purpose, version, service, given: true });
    client.setQueryData(callKey(getPrivacy, {}), state);
  } catch (error) {
    throw isApiProblem(error, 'conflict') ? new SpeechFault('consentChanged', { cause: error }) : error;
  } finally {
    forgetConsent(client);
  }
};

/** What one allows may have changed elsewhere: it is asked anew the next time, here and on the Privacy page. */
export const forgetConsent = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: callKey(getVoiceOptions) });
  void client.invalidateQueries({ queryKey: callKey(getPrivacy) });
};
