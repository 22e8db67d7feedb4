/** Reasons why speech input can fail. */
export type SpeechErrorName =
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

export class SpeechError extends Error {
  readonly reason: SpeechErrorName;
  constructor(reason: SpeechErrorName, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Returns whether the user can solve the problem on the privacy page. */
export const isOfConsent = (reason: string): boolean =>
  reason === 'notAllowed' || reason === 'guardianMissing';

/** Returns the reason why the browser did not open the microphone. */
export const microphoneError = (error: unknown): SpeechErrorName => {
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
export const soundError = (
  { seconds, loudness }: { seconds: number; loudness: number },
  mostSeconds: number,
): SpeechErrorName | null => {
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
