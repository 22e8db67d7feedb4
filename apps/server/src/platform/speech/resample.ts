import type { Sound } from './engines/sound.ts';

/**
 * Converts sound to another number of samples per second by cubic interpolation. It is meant for a higher rate; a
 * lower rate would need a low-pass filter before.
 */
export const resampled = (sound: Sound, sampleRate: number): Sound => {
  const { samples } = sound;
  if (sound.sampleRate === sampleRate || samples.length === 0) return { sampleRate, samples };
  const step = sound.sampleRate / sampleRate;
  const at = (index: number): number => samples[Math.min(samples.length - 1, Math.max(0, index))] ?? 0;
  const result = new Int16Array(Math.round(samples.length / step));
  for (let index = 0; index < result.length; index += 1) {
    const place = index * step;
    const start = Math.floor(place);
    const value = interpolated(at(start - 1), at(start), at(start + 1), at(start + 2), place - start);
    result[index] = Math.max(-32_768, Math.min(32_767, Math.round(value)));
  }
  return { sampleRate, samples: result };
};

/** Returns the value between `b` and `c` on the Catmull-Rom curve through four points; `t` is between 0 and 1. */
const interpolated = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
