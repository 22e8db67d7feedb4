import { SpeechError, type SpeechErrorName } from './speech-error.ts';

/**
 * The properties of the browser’s SpeechRecognition that this file uses. TypeScript has no types for
 * SpeechRecognition.
 */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
};
type RecognitionClass = {
  new (): Recognition;
  available?(wish: { langs: string[]; processLocally: boolean }): Promise<string>;
};

const lang = 'en-US';

const recognition = (): RecognitionClass | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/**
 * Returns whether the browser’s speech recognition works on the device (`onDevice`). Returns null if the browser
 * has no speech recognition.
 */
export const ownRecogniser = async (): Promise<{ onDevice: boolean } | null> => {
  const Recognition = recognition();
  if (!Recognition) return null;
  const there = await Recognition.available?.({ langs: [lang], processLocally: true }).catch(() => undefined);
  return { onDevice: there === 'available' };
};

export type Listening = {
  /** Text recognised so far. */
  heard(): string;
  /**
   * Stops the recognition and returns the recognised text.
   * @throws SpeechError
   */
  stop(): Promise<string>;
  cancel(): void;
};

const errors: Record<string, SpeechErrorName> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'no-speech': 'tooQuiet',
  'language-not-supported': 'noWay',
};

/**
 * Starts the browser’s speech recognition.
 * @throws SpeechError when the recognition does not start
 */
export const startListening = (onDevice: boolean): Listening => {
  const Recognition = recognition();
  if (!Recognition) throw new SpeechError('noWay');
  const own = new Recognition();
  own.lang = lang;
  own.continuous = true;
  own.interimResults = true;
  if (onDevice) own.processLocally = true;
  let text = '';
  let reason: SpeechErrorName | null = null;
  let ended = false;
  let onEnd: () => void = () => undefined;
  own.onresult = ({ results }) => {
    text = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  };
  own.onerror = ({ error }) => {
    if (error !== 'aborted') reason = errors[error] ?? 'recogniserFailed';
  };
  own.onend = () => {
    ended = true;
    onEnd();
  };
  own.start();
  return {
    heard: () => text,
    async stop() {
      if (!ended) {
        await new Promise<void>((resolve) => {
          onEnd = resolve;
          own.stop();
        });
      }
      // If text was recognised before a failure, the text is returned and the failure is ignored.
      if (text === '' && reason) throw new SpeechError(reason);
      return text;
    },
    cancel: () => own.abort(),
  };
};
