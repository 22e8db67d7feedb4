/** Mono sound with 16-bit samples; `sampleRate` is the number of samples per second. */
export type Sound = { sampleRate: number; samples: Int16Array };

/**
 * Reads a WAV file of 16-bit PCM and returns its first channel. A streaming server does not know the length and
 * sends 0 or 0xFFFFFFFF; the sound then extends to the end of the file.
 * @throws Error when the file has a different format
 */
export const readWav = (file: Uint8Array): Sound => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.byteLength < 12 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('not a WAV file');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const declared = view.getUint32(at + 4, true);
    const left = file.byteLength - at - 8;
    const isData = tag(at) === 'data';
    const size = isData && declared === 0 ? left : Math.min(declared, left);
    if (tag(at) === 'fmt ' && size >= 16) {
      const bits = view.getUint16(at + 22, true);
      if (bits !== 16) throw new Error(`unsupported WAV file: ${bits} bits per sample, expected 16`);
      format = { channels: view.getUint16(at + 10, true), sampleRate: view.getUint32(at + 12, true) };
    }
    if (isData && format)
      return { sampleRate: format.sampleRate, samples: samplesOf(view, at + 8, size, format.channels) };
    at += 8 + size + (size % 2);
  }
  throw new Error('the WAV file contains no sound');
};

const samplesOf = (view: DataView, from: number, bytes: number, channels: number): Int16Array => {
  const frame = 2 * Math.max(1, channels);
  const samples = new Int16Array(Math.floor(bytes / frame));
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = view.getInt16(from + index * frame, true);
  }
  return samples;
};

/** Maximum absolute value of a sample that counts as silence. */
const quiet = 200;
/** Silence that remains at each end, in seconds. */
const storedSeconds = 0.03;

/** Removes the silence at the start and at the end of a sound, except for a short margin. */
export const trimmed = ({ sampleRate, samples }: Sound): Sound => {
  const stored = Math.round(sampleRate * storedSeconds);
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  if (first < 0) return { sampleRate, samples: samples.subarray(0, 0) };
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  return {
    sampleRate,
    samples: samples.subarray(Math.max(0, first - stored), Math.min(samples.length, last + stored + 1)),
  };
};

/** Target values of samples (at most 32,767): the root mean square of each sentence, and the maximum peak. */
const loudness = 2600;
const highestPeak = 29_000;

/** Adjusts the loudness of a sentence to the common value, so that all voices are equally loud. */
export const levelled = ({ sampleRate, samples }: Sound): Sound => {
  let squares = 0;
  let peak = 1;
  for (const sample of samples) {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const mean = Math.sqrt(squares / Math.max(1, samples.length));
  if (mean === 0) return { sampleRate, samples };
  const factor = Math.min(loudness / mean, highestPeak / peak);
  return { sampleRate, samples: samples.map((sample) => Math.round(sample * factor)) };
};
