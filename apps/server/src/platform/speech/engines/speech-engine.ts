import type { Voice } from '../script.ts';
import type { Sound } from './sound.ts';

/** `basic`: the voice included in Pratik; `configured`: the organization’s speech provider. */
export type SpeechKind = 'basic' | 'configured';

/** Converts text to speech. */
export type SpeechEngine = {
  readonly kind: SpeechKind;
  /** Name with version and voices; must change when the sound of a sentence changes. */
  readonly name: string;
  /** Maximum number of concurrent sentences. */
  readonly atOnce: number;
  /** Speaks one sentence at about `pace` words per minute; rejects when it fails. */
  say(text: string, voice: Voice, pace: number, signal: AbortSignal): Promise<Sound>;
};
