import type { Voice } from '../script.ts';
import type { Sound } from './sound.ts';

/** `basic`: the voice included in Pratik; `configured`: the organization’s speech provider. */
export type SpeechKind = 'basic' | 'configured';

/** Converts text to speech. */
export type SpeechEngine = {
  readonly kind: SpeechKind;
  /**
   * Name of the engine, including version and voices. The name must change when the sound of a sentence changes,
   * because it is part of the cache key.
   */
  readonly name: string;
  /** Maximum number of sentences that the engine speaks concurrently. */
  readonly atOnce: number;
  /** Speaks one sentence at about `pace` words per minute; the promise rejects when the engine fails. */
  say(text: string, voice: Voice, pace: number, signal: AbortSignal): Promise<Sound>;
};
