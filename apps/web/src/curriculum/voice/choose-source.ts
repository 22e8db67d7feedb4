import { getVoiceOptions } from '@pratik/contract/voice';
import { callApi } from '../../lib/api-client.ts';
import { chooseVoice, type Variety } from '../english-voice.ts';
import type { VoiceSource } from './speaker.ts';
import { type VoiceName, voiceChoice } from './voice-choice.ts';
import { browserSource, configuredSource, serverSource, withFallback } from './voice-sources.ts';

export const ownVoice = (variety: Variety): SpeechSynthesisVoice | null =>
  chooseVoice(globalThis.speechSynthesis?.getVoices() ?? [], variety);

let speaking: Promise<'configured' | 'basic'> | undefined;
/** Who speaks on the server; asked once a page. */
const serverSpeaks = (): Promise<'configured' | 'basic'> => {
  speaking ??= callApi(getVoiceOptions, {}).then((options) => options.speaking);
  speaking.catch(() => {
    speaking = undefined;
  });
  return speaking;
};

let last: { name: VoiceName; own: SpeechSynthesisVoice | null; source: Promise<VoiceSource> } | undefined;

/** Asks anew who speaks; for tests, which share a page. */
export const forgetVoices = (): void => {
  speaking = undefined;
  last = undefined;
};

/** What speaks now, by the choice made here: the house's voice, else the browser's own, else the one that comes along. */
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
  // Where the house's voice may not say a sentence, the next best does.
  return configured ? withFallback(configuredSource('female-0'), browser ?? usual) : (browser ?? usual);
};
