import { getVoiceOptions } from '@pratik/contract/voice';
import { callApi } from '../../lib/api-client.ts';
import { chooseVoice, type Variety } from '../english-voice.ts';
import type { VoiceSource } from './speaker.ts';
import { type VoiceName, voiceChoice } from './voice-choice.ts';
import { browserSource, configuredSource, serverSource, withFallback } from './voice-sources.ts';

export const ownVoice = (variety: Variety): SpeechSynthesisVoice | null =>
  chooseVoice(globalThis.speechSynthesis?.getVoices() ?? [], variety);

let speaking: Promise<'configured' | 'basic'> | undefined;
/** Which provider speaks on the server. Requested once per page. */
const serverSpeaks = (): Promise<'configured' | 'basic'> => {
  speaking ??= callApi(getVoiceOptions, {}).then((options) => options.speaking);
  speaking.catch(() => {
    speaking = undefined;
  });
  return speaking;
};

let last: { name: VoiceName; own: SpeechSynthesisVoice | null; source: Promise<VoiceSource> } | undefined;

/** Clears the cached provider. For tests, which share a page. */
export const forgetVoices = (): void => {
  speaking = undefined;
  last = undefined;
};

/**
 * The voice source for the user’s choice. Automatic: the configured provider, otherwise the browser’s voice,
 * otherwise the bundled voice.
 */
export const currentSource = (variety: Variety = 'british'): Promise<VoiceSource> => {
  const { voice: name } = voiceChoice();
  const own = ownVoice(variety);
  if (last?.name === name && last.own === own) return last.source;
  const source = sourceOf(name, own);
  last = { name, own, source };
  return source;
};

const sourceOf = async (name: VoiceName, own: SpeechSynthesisVoice | null): Promise<VoiceSource> => {
  const usual = serverSource('female-0');
  const browser = own && browserSource(own);
  if (name === 'browser') return browser ?? usual;
  if (name !== 'auto') return withFallback(serverSource(name), browser);
  const configured = (await serverSpeaks().catch(() => 'basic')) === 'configured';
  // When the configured provider may not speak a sentence, the next source speaks it.
  return configured ? withFallback(configuredSource('female-0'), browser ?? usual) : (browser ?? usual);
};
