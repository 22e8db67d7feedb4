import { browserService, type Purpose } from '@pratik/contract/privacy';
import type { Config } from '../../platform/config/config.ts';
import { isOnOwnNetwork } from '../../platform/speech/own-network.ts';

/** Receiving service by purpose. A purpose without a configured service is absent and needs no consent. */
export type Services = Partial<Record<Purpose, string>>;

export type ServiceSettings = Pick<
  Config,
  'AI_BASE_URL' | 'TRANSCRIPTION_BASE_URL' | 'SPEECH_BASE_URL' | 'SMTP_URL' | 'PUBLIC_URL'
>;

/**
 * Returns the host names of the configured services, as the consent page names them. Without a configured
 * transcription provider, the browser sends the learner’s voice to the maker of the browser. This also needs
 * consent, although the data does not pass through this server. A speech provider in the organisation’s own network
 * needs no consent, because no data leaves that network. Reminders need a mail server and the address of Pratik, which
 * their links contain.
 */
export const servicesOf = ({
  AI_BASE_URL: ai,
  TRANSCRIPTION_BASE_URL: voice,
  SPEECH_BASE_URL: speech,
  SMTP_URL: mail,
  PUBLIC_URL: address,
}: ServiceSettings): Services => ({
  ...(ai ? { ai: new URL(ai).host } : {}),
  voice: voice ? new URL(voice).host : browserService,
  ...(speech && !isOnOwnNetwork(speech) ? { speech: new URL(speech).host } : {}),
  ...(mail && address ? { reminders: new URL(mail).host } : {}),
});

export type Decided = { given: boolean; text_version: number; service: string };

/**
 * Checks whether a consent permits use now: it was given for the configured service and for a text version that is
 * still accepted.
 */
export const isConsentValid = (
  decision: Decided | undefined,
  service: string | undefined,
  bindingVersion: number,
): boolean =>
  service !== undefined &&
  decision?.given === true &&
  decision.service === service &&
  decision.text_version >= bindingVersion;
