import type { ProviderName } from '@pratik/contract/provider-health';
import type { Config } from '../config/config.ts';

type Settings = Pick<Config, 'AI_BASE_URL' | 'SPEECH_BASE_URL' | 'TRANSCRIPTION_BASE_URL' | 'SMTP_URL'>;

/** Returns the names of the configured providers in display order. */
export const configuredProviders = (config: Settings): ProviderName[] =>
  (
    [
      ['ai', config.AI_BASE_URL],
      ['speech', config.SPEECH_BASE_URL],
      ['transcription', config.TRANSCRIPTION_BASE_URL],
      ['mail', config.SMTP_URL],
    ] as const
  ).flatMap(([provider, address]) => (address ? [provider] : []));
