import type { Voice } from './script.ts';
import type { Sound } from './sound.ts';

/** `basic`: the voice that comes with Pratik; `house`: the service the house named. */
export type SpeechKind = 'basic' | 'configured';

/** Something that speaks. */
export type SpeechEngine = {
  readonly kind: SpeechKind;
  /** With version and voices: what the sound of a sentence depends on. */
  readonly name: string;
  /** Sentences it may be asked for at once. */
  readonly atOnce: number;
  /** Says one sentence at about `pace` words a minute; rejects when it cannot. */
  say(text: string, voice: Voice, pace: number, signal: AbortSignal): Promise<Sound>;
};
