import { browserService, type Purpose } from '@pratik/contract/privacy';
import type { Config } from '../../platform/config/config.ts';
import { isOnOwnNetwork } from '../../platform/speech/own-network.ts';

/** Who gets what, by purpose; a purpose nothing is configured for is not in it, and nothing is asked. */
export type Services = Partial<Record<Purpose, string>>;

export type ServiceSettings = Pick<Config, 'AI_BASE_URL' | 'TRANSCRIPTION_BASE_URL' | 'SPEECH_BASE_URL'>;

/**
 * The services of these settings, by host: what a consent page names. Without one of the house's, whoever speaks is heard
 * by their browser's maker: that is asked as well, though nothing goes there by way of this server. A speech service in
 * the house gets nothing that leaves it, and nobody is asked.
 */
export const servicesOf = ({
  AI_BASE_URL: ai,
  TRANSCRIPTION_BASE_URL: voice,
  SPEECH_BASE_URL: speech,
}: ServiceSettings): Services => ({
  ...(ai ? { ai: new URL(ai).host } : {}),
  voice: voice ? new URL(voice).host : browserService,
  ...(speech && !isOnOwnNetwork(speech) ? { speech: new URL(speech).host } : {}),
});

export type Decided = { given: boolean; text_version: number; service: string };

/**
 * Whether a decision allows it now: given, to a text that still means the same, and for the service that is
 * configured.
 */
export const holds = (
  decision: Decided | undefined,
  service: string | undefined,
  bindingVersion: number,
): boolean =>
  service !== undefined &&
  decision?.given === true &&
  decision.service === service &&
  decision.text_version >= bindingVersion;
