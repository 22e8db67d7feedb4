import type { Voice } from '../script.ts';

/** One of flite's own voices, and how far its melody is moved to make it another person's. */
export type FliteVoice = { name: 'slt' | 'rms' | 'awb'; pitch: number };

/** flite brings one woman and two men that can be listened to; the second woman is the first, deeper. */
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

/** Words a minute without stretching, measured. */
const natural: Record<FliteVoice['name'], number> = { slt: 204, rms: 175, awb: 206 };
/** Beyond this a voice drawls; pauses between sentences do the rest. */
const mostStretch = 1.35;
const leastStretch = 0.95;

export const fliteVoice = ({ sex, number }: Voice): FliteVoice => voices[sex][number % 2 === 0 ? 0 : 1];

/** How much longer each sound takes, for a pace in words a minute that is to include pauses. */
export const stretchFor = ({ name }: FliteVoice, pace: number): number =>
  Math.min(mostStretch, Math.max(leastStretch, (0.88 * natural[name]) / pace));
