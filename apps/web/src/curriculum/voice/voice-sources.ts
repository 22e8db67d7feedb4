import { type ServerVoice, sayAloud } from '@pratik/contract/voice';
import { callApi } from '../../lib/api-client.ts';
import { hush, say } from '../english-voice.ts';
import { SpeakingError, type VoiceSource } from './speaker.ts';
import { voiceChoice } from './voice-choice.ts';

/** The element a page plays through: one that has played once may go on without another touch. */
let element: HTMLAudioElement | undefined;
const theElement = (): HTMLAudioElement => {
  element ??= new Audio();
  return element;
};

const sources = new Map<ServerVoice, VoiceSource>();

/** Sounds made by the server, one recording a sentence; what was asked for is remembered as long as the page is open. */
export const serverSource = (voice: ServerVoice): VoiceSource => {
  const source = sources.get(voice) ?? makeServerSource(voice);
  sources.set(voice, source);
  return source;
};

const makeServerSource = (voice: ServerVoice): VoiceSource => {
  const asked = new Map<string, Promise<string>>();
  const linkOf = (text: string): Promise<string> => {
    const known = asked.get(text);
    if (known) return known;
    const link = callApi(sayAloud, { text, voice }).then(({ url }) => url);
    asked.set(text, link);
    link.catch(() => asked.delete(text));
    return link;
  };
  return {
    prepare: (text) => void linkOf(text).catch(() => undefined),
    async play(text, signal, _onWord, onSound) {
      const url = await linkOf(text);
      if (!signal.aborted) await playLink(url, signal, onSound);
    },
  };
};

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

/** Forgets what was asked for and what it was played through; for tests, which share a page. */
export const forgetSounds = (): void => {
  element = undefined;
  sources.clear();
};

/** A voice of the browser's own, which tells of each word it says. */
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

/** The first that can: where it fails before anything was heard, the other says the sentence. */
export const withFallback = (first: VoiceSource, other: VoiceSource | null): VoiceSource => ({
  prepare: (text) => first.prepare(text),
  async play(text, signal, onWord, onSound) {
    try {
      await first.play(text, signal, onWord, onSound);
    } catch (error) {
      const blocked = error instanceof SpeakingError && error.fault === 'blocked';
      if (!other || blocked || signal.aborted) throw error;
      await other.play(text, signal, onWord, onSound);
    }
  },
});
