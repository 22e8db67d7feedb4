import type { AnswerOf } from '@pratik/contract/call';
import type { SoundFormat } from '@pratik/contract/sound-format';
import { type ServerVoice, sayAloud } from '@pratik/contract/voice';
import { callApi } from '../../lib/api/api-client.ts';
import { mediaTypes, playableFormat } from '../../voice/playable-format.ts';
import { hush, say } from '../english-voice.ts';
import { SpeakingError, type VoiceSource } from './speaker.ts';
import { voiceChoice } from './voice-choice.ts';

/**
 * The audio element that all voice sources share. After the user has started its first playback, browsers allow
 * further playback without user interaction.
 */
let element: HTMLAudioElement | undefined;
const theElement = (): HTMLAudioElement => {
  element ??= new Audio();
  return element;
};

type SaidAloud = AnswerOf<typeof sayAloud>;
type Sound = Pick<SaidAloud, 'voice'> & { address: string };

/** Audio requested so far, cached until the page is closed. */
const asked = new Map<string, Promise<Sound>>();

const soundOf = (text: string, voice: ServerVoice): Promise<Sound> => {
  const key = `${voice} ${text}`;
  const known = asked.get(key);
  if (known) return known;
  const format = playableFormat();
  const sound = callApi(sayAloud, { text, voice, format }).then((said) => ({
    voice: said.voice,
    address: addressOf(said, format),
  }));
  asked.set(key, sound);
  sound.catch(() => asked.delete(key));
  return sound;
};

/**
 * Returns the URL of a sound. A stored recording has its own URL. For other sounds, the URL contains the data from
 * the response.
 */
const addressOf = ({ url, sound = '' }: SaidAloud, format: SoundFormat): string => {
  if (url !== null) return url;
  const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: mediaTypes[format] }));
};

/**
 * Creates a voice source that plays sentences spoken by the server. The server uses the given voice or, if it is
 * unavailable, another voice.
 */
export const serverSource = (voice: ServerVoice): VoiceSource => sourceOf(voice, false);

/**
 * Creates a voice source that plays only sentences spoken by the configured provider. If the server used another
 * voice instead, playback fails.
 */
export const configuredSource = (voice: ServerVoice): VoiceSource => sourceOf(voice, true);

const sourceOf = (voice: ServerVoice, configuredOnly: boolean): VoiceSource => ({
  prepare: (text) => void soundOf(text, voice).catch(() => undefined),
  async play(text, signal, _onWord, onSound) {
    const sound = await soundOf(text, voice);
    if (configuredOnly && sound.voice !== 'configured') throw new SpeakingError('failed');
    if (!signal.aborted) await playLink(sound.address, signal, onSound);
  },
});

const playLink = (url: string, signal: AbortSignal, onSound: () => void): Promise<void> => {
  const audio = theElement();
  const done = new AbortController();
  const heard = new Promise<void>((resolve, reject) => {
    const until = { signal: done.signal };
    audio.addEventListener('playing', onSound, until);
    audio.addEventListener('ended', () => resolve(), until);
    audio.addEventListener('error', () => reject(new SpeakingError('failed')), until);
    signal.addEventListener('abort', () => resolve(), until);
    audio.preservesPitch = true;
    audio.src = url;
    const { speed } = voiceChoice();
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
    audio.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : '';
      if (name !== 'AbortError') reject(new SpeakingError(name === 'NotAllowedError' ? 'blocked' : 'failed'));
    });
  });
  return heard.finally(() => {
    done.abort();
    if (signal.aborted) audio.pause();
  });
};

/** Clears the cached sounds and the audio element. Only tests call this function, because all tests share one page. */
export const forgetSounds = (): void => {
  element = undefined;
  asked.clear();
};

/** Creates a voice source that uses a voice of the browser. This voice source also reports each spoken word. */
export const browserSource = (voice: SpeechSynthesisVoice): VoiceSource => ({
  prepare: () => undefined,
  play: (text, signal, onWord, onSound) =>
    new Promise((resolve, reject) => {
      const utterance = say(text, voice, voiceChoice().speed);
      utterance.onstart = onSound;
      utterance.onend = () => resolve();
      utterance.onerror = ({ error }) => {
        if (error === 'interrupted' || error === 'canceled') resolve();
        else reject(new SpeakingError(error === 'not-allowed' ? 'blocked' : 'failed'));
      };
      utterance.onboundary = ({ name, charIndex }) => {
        if (name !== 'word') return;
        const word = /^[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/u.exec(text.slice(charIndex))?.[0];
        if (word) onWord(charIndex, word.length);
      };
      const silence = () => {
        hush();
        resolve();
      };
      signal.addEventListener('abort', silence, { once: true });
    }),
});

/** Combines two voice sources. If `first` fails, `other` speaks the sentence, unless the browser blocks playback. */
export const withFallback = (first: VoiceSource, other: VoiceSource | null): VoiceSource => ({
  prepare: (text) => first.prepare(text),
  async play(text, signal, onWord, onSound) {
    try {
      await first.play(text, signal, onWord, onSound);
    } catch (error) {
      const blocked = error instanceof SpeakingError && error.reason === 'blocked';
      if (!other || blocked || signal.aborted) throw error;
      await other.play(text, signal, onWord, onSound);
    }
  },
});
