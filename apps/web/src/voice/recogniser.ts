import { SpeechFault, type SpeechFaultName } from './speech-fault.ts';

/** Of the browser's SpeechRecognition, which TypeScript does not know, what is used here. */
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

/** Whether this browser writes down what it hears, and whether it can do so without sending it anywhere. */
export const ownRecogniser = async (): Promise<{ onDevice: boolean } | null> => {
  const Recognition = recognition();
  if (!Recognition) return null;
  const there = await Recognition.available?.({ langs: [lang], processLocally: true }).catch(() => undefined);
  return { onDevice: there === 'available' };
};

export type Listening = {
  /** What has been understood so far. */
  heard(): string;
  /** What was understood, when the browser has done. @throws SpeechFault */
  stop(): Promise<string>;
  cancel(): void;
};

const faults: Record<string, SpeechFaultName> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'no-speech': 'tooQuiet',
  'language-not-supported': 'noWay',
};

/** Has the browser listen. @throws SpeechFault when it does not begin */
export const startListening = (onDevice: boolean): Listening => {
  const Recognition = recognition();
  if (!Recognition) throw new SpeechFault('noWay');
  const own = new Recognition();
  own.lang = lang;
  own.continuous = true;
  own.interimResults = true;
  if (onDevice) own.processLocally = true;
  let text = '';
  let fault: SpeechFaultName | null = null;
  let ended = false;
  let onEnd: () => void = () => undefined;
  own.onresult = ({ results }) => {
    text = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  };
  own.onerror = ({ error }) => {
    if (error !== 'aborted') fault = faults[error] ?? 'recogniserFailed';
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
      // What was understood before it failed is worth more than the failure.
      if (text === '' && fault) throw new SpeechFault(fault);
      return text;
    },
    cancel: () => own.abort(),
  };
};
