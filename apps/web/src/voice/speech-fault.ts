/** Reasons why speech input can fail. */
export type SpeechFaultName =
  | 'refused'
  | 'noMicrophone'
  | 'busy'
  | 'insecure'
  | 'noWay'
  | 'notAllowed'
  | 'guardianMissing'
  | 'consentChanged'
  | 'tooQuiet'
  | 'tooShort'
  | 'tooLong'
  | 'unreadable'
  | 'notUnderstood'
  | 'recogniserFailed'
  | 'failed';

export class SpeechFault extends Error {
  readonly fault: SpeechFaultName;
  constructor(fault: SpeechFaultName, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Returns whether the user can solve the problem on the privacy page. */
export const isOfConsent = (fault: string): boolean => fault === 'notAllowed' || fault === 'guardianMissing';

/** Returns the reason why the browser did not open the microphone. */
export const microphoneFault = (error: unknown): SpeechFaultName => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noMicrophone';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'failed';
};

const leastSeconds = 0.35;
/**
 * Minimum loudness (0 to 1) of the loudest tenth of a second. Even a whisper into a working microphone is louder
 * than this value.
 */
const leastLoudness = 0.006;

/** Returns the reason why a decoded recording cannot be transcribed, or null if it can be transcribed. */
export const soundFault = (
  { seconds, loudness }: { seconds: number; loudness: number },
  mostSeconds: number,
): SpeechFaultName | null => {
  if (seconds < leastSeconds) return 'tooShort';
  if (seconds > mostSeconds) return 'tooLong';
  return loudness < leastLoudness ? 'tooQuiet' : null;
};

/** Returns the root mean square of the loudest tenth of a second, from 0 to 1. */
export const loudestOf = (samples: Float32Array, sampleRate: number): number => {
  const window = Math.max(1, Math.round(sampleRate / 10));
  let loudest = 0;
  for (let from = 0; from < samples.length; from += window) {
    const part = samples.subarray(from, from + window);
    const squares = part.reduce((sum, sample) => sum + sample * sample, 0);
    loudest = Math.max(loudest, Math.sqrt(squares / part.length));
  }
  return loudest;
};
