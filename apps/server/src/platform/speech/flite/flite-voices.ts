import type { Voice } from '../script.ts';

/** One of flite’s voices. The pitch shift makes one voice sound like two different speakers. */
export type FliteVoice = { name: 'slt' | 'rms' | 'awb'; pitch: number };

/**
 * flite has one female and two male voices of acceptable quality. The second female voice is the first female voice
 * at a lower pitch.
 */
const voices: Record<Voice['sex'], readonly [FliteVoice, FliteVoice]> = {
  female: [
    { name: 'slt', pitch: 1 },
    { name: 'slt', pitch: 0.84 },
  ],
  male: [
    { name: 'rms', pitch: 1 },
    { name: 'awb', pitch: 1 },
  ],
};

/** Measured speed of each voice in words per minute, without stretching. */
const natural: Record<FliteVoice['name'], number> = { slt: 204, rms: 175, awb: 206 };
/**
 * Maximum stretch factor; a voice with a larger factor sounds unnatural. For an even slower pace, the pauses
 * between sentences are longer.
 */
const mostStretch = 1.35;
const leastStretch = 0.95;

export const fliteVoice = ({ sex, number }: Voice): FliteVoice => voices[sex][number % 2 === 0 ? 0 : 1];

/** Returns the factor by which the voice’s sound is stretched for a pace in words per minute, pauses included. */
export const stretchFor = ({ name }: FliteVoice, pace: number): number =>
  Math.min(mostStretch, Math.max(leastStretch, (0.88 * natural[name]) / pace));
