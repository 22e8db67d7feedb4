import { useSyncExternalStore } from 'react';

export type Variety = 'british' | 'american';

const wanted: Record<Variety, string> = { british: 'en-gb', american: 'en-us' };

/**
 * Returns the best local English voice of the browser. Remote voices are excluded, because they send the text to an
 * external server.
 */
export const chooseVoice = (
  voices: readonly SpeechSynthesisVoice[],
  variety: Variety,
): SpeechSynthesisVoice | null => {
  const own = voices.filter(({ lang, localService }) => localService && /^en(?:[-_]|$)/i.test(lang));
  const lang = ({ lang: name }: SpeechSynthesisVoice) => name.replace('_', '-').toLowerCase();
  return (
    own.find((voice) => lang(voice) === wanted[variety]) ??
    own.find((voice) => voice.default) ??
    own[0] ??
    null
  );
};

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

const subscribe = (listener: () => void): (() => void) => {
  speech()?.addEventListener?.('voiceschanged', listener);
  return () => speech()?.removeEventListener?.('voiceschanged', listener);
};

/** Returns the English voice of this device, or null when the device has no English voice. */
export const useEnglishVoice = (variety: Variety): SpeechSynthesisVoice | null =>
  useSyncExternalStore(
    subscribe,
    () => chooseVoice(speech()?.getVoices() ?? [], variety),
    () => null,
  );

/** Speaks one text and cancels any speech in progress. */
export const say = (text: string, voice: SpeechSynthesisVoice, rate = 1): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  speech()?.cancel();
  speech()?.speak(utterance);
  return utterance;
};

export const hush = (): void => speech()?.cancel();
