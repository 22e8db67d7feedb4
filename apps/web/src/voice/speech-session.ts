import { isApiProblem } from '../lib/api-problem.ts';
import { checkedSound } from './decode-sound.ts';
import { startListening } from './recogniser.ts';
import { startRecording } from './recorder.ts';
import { SpeechFault } from './speech-fault.ts';
import { base64Of, dropRecording, keepRecording } from './unsent-recording.ts';
import type { WayToListen } from './way-to-listen.ts';

/** Somebody speaking. */
export type SpeechSession = {
  /** How loud it is now, 0 to 1; null where the browser does not tell. */
  level: (() => number) | null;
  /** What is understood already, where the browser listens itself. */
  heard(): string;
  /** Ends the speaking; what was said is to be written down by `write`. */
  finish(): Promise<Written>;
  cancel(): void;
};

/** A recording to be written down, or the words themselves. */
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

/** Hands a recording, in base64, to whoever writes it down: the text, empty where nothing was understood. */
export type Upload = (sound: string, signal: AbortSignal) => Promise<string>;

/**
 * Has a recording written down; it is forgotten when it was, or when it never can be.
 * @throws SpeechFault, ApiProblem, ConnectionProblem
 */
export const writeDown = async (storedAs: string, sound: Blob, upload: Upload, signal: AbortSignal) => {
  const checked = await checkedSound(sound).catch((error: unknown) => {
    dropRecording(storedAs);
    throw error;
  });
  const text = await upload(await base64Of(checked), signal).catch((error: unknown) => {
    throw isApiProblem(error, 'consent-missing') ? new SpeechFault('notAllowed', { cause: error }) : error;
  });
  dropRecording(storedAs);
  if (text === '') throw new SpeechFault('notUnderstood');
  return { text, sound: checked };
};
