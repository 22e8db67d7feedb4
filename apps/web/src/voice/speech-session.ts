import { isApiProblem } from '../lib/api/api-problem.ts';
import { checkedSound } from './decode-sound.ts';
import { startListening } from './recogniser.ts';
import { startRecording } from './recorder.ts';
import { SpeechError } from './speech-error.ts';
import { dropRecording, keepRecording } from './unsent-recording.ts';
import type { WayToListen } from './way-to-listen.ts';

/** A speech input that is in progress. */
export type SpeechSession = {
  /** Returns the current volume, from 0 to 1. Null when the browser does not report the volume. */
  level: (() => number) | null;
  /**
   * Returns the text recognised so far. Only the browser’s own recogniser delivers text during speech; otherwise
   * the text is empty.
   */
  heard(): string;
  /**
   * Ends the speech input and returns its result. If the result is a recording, the caller must transcribe it with
   * `writeDown`.
   */
  finish(): Promise<Written>;
  cancel(): void;
};

/** Result of a speech input: a recording that must be transcribed, or the recognised text. */
export type Written = { kind: 'sound'; sound: Blob } | { kind: 'text'; text: string };

export const beginSpeech = async (way: WayToListen, storedAs: string): Promise<SpeechSession> => {
  if (way.kind === 'browser') {
    const listening = startListening(way.onDevice);
    return {
      level: null,
      heard: listening.heard,
      finish: async () => ({ kind: 'text', text: await listening.stop() }),
      cancel: listening.cancel,
    };
  }
  const recorder = await startRecording((soFar) => void keepRecording(storedAs, soFar));
  return {
    level: recorder.level,
    heard: () => '',
    async finish() {
      const sound = await recorder.stop();
      await keepRecording(storedAs, sound);
      return { kind: 'sound', sound };
    },
    cancel() {
      recorder.cancel();
      dropRecording(storedAs);
    },
  };
};

/**
 * Sends a recording to the server and returns the transcribed text. The text is empty when no words were
 * recognised.
 */
export type Upload = (sound: Blob, signal: AbortSignal) => Promise<string>;

/**
 * Transcribes a recording. Deletes the recording from storage after it has been transcribed, or if it can never be
 * transcribed.
 * @throws SpeechError, ApiProblem, ConnectionProblem
 */
export const writeDown = async (storedAs: string, sound: Blob, upload: Upload, signal: AbortSignal) => {
  const checked = await checkedSound(sound).catch((error: unknown) => {
    dropRecording(storedAs);
    throw error;
  });
  const text = await upload(checked, signal).catch((error: unknown) => {
    throw isApiProblem(error, 'consent-missing') ? new SpeechError('notAllowed', { cause: error }) : error;
  });
  dropRecording(storedAs);
  if (text === '') throw new SpeechError('notUnderstood');
  return { text, sound: checked };
};
