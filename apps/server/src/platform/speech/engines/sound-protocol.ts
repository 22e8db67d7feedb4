import type { SoundFormat } from '@pratik/contract/sound-format';
import type { FliteVoice } from '../flite/flite-voices.ts';
import type { Sound } from './sound.ts';

/** Tasks of the sound thread: speak a sentence with flite, return the phonemes of a text, or encode sound. */
export type SoundTask =
  | { kind: 'say'; text: string; voice: FliteVoice; stretch: number }
  | { kind: 'phones'; text: string }
  | { kind: 'encode'; sound: Sound; format: SoundFormat };

export type SoundResult =
  | { kind: 'say'; sound: Sound }
  | { kind: 'phones'; phones: string[] }
  | { kind: 'encode'; file: Uint8Array<ArrayBuffer> };

export type SoundAnswer =
  | { id: number; ok: true; result: SoundResult }
  | { id: number; ok: false; reason: string };
