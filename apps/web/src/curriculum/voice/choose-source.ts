import { getVoiceOptions } from '@pratik/contract/voice';
import { callApi } from '../../lib/api/api-client.ts';
import { chooseVoice, type Variety } from '../english-voice.ts';
import type { VoiceSource } from './speaker.ts';
import { type VoiceName, voiceChoice } from './voice-choice.ts';
import { browserSource, configuredSource, serverSource, withFallback } from './voice-sources.ts';

export const ownVoice = (variety: Variety): SpeechSynthesisVoice | null =>
  chooseVoice(globalThis.speechSynthesis?.getVoices() ?? [], variety);

let speaking: Promise<'configured' | 'basic'> | undefined;
/** Asks the server which speech provider it uses. The request is sent only once per page load. */
const serverSpeaks = (): Promise<'configured' | 'basic'> => {
  speaking ??= callApi(getVoiceOptions, {}).then((options) => options.speaking);
  speaking.catch(() => {
    speaking = undefined;
  });
  return speaking;
};

let last: { name: VoiceName; own: SpeechSynthesisVoice | null; source: Promise<VoiceSource> } | undefined;

/** Clears the cached provider. Only tests call this function, because all tests share one page. */
export const forgetVoices = (): void => {
  speaking = undefined;
  last = undefined;
};

/**
 * Returns the voice source that the user selected. For the automatic choice, returns the configured provider if
 * there is one, otherwise the browser’s voice, otherwise the voice bundled with Pratik.
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
  // If the configured provider cannot speak a sentence, the next available voice source speaks it.
  return configured ? withFallback(configuredSource('female-0'), browser ?? usual) : (browser ?? usual);
};
