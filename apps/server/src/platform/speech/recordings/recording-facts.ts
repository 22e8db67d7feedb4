import { readWav } from '../engines/sound.ts';

export type RecordingFacts = { format: 'wav' | 'ogg' | 'webm'; seconds: number };

/**
 * Returns the format and duration of a recording. The duration is calculated from the content, because a browser’s
 * WebM header does not contain it.
 * Null for unsupported formats and for codecs other than Opus.
 */
export const recordingFacts = (file: Uint8Array): RecordingFacts | null => {
  try {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const magic = view.getUint32(0);
    if (magic === 0x52494646) return wavFacts(file);
    if (magic === 0x4f676753) return oggFacts(file, view);
    if (magic === 0x1a45dfa3) return webmFacts(file, view);
  } catch {
    // A file that is shorter than its format requires is unsupported.
  }
  return null;
};

const wavFacts = (file: Uint8Array): RecordingFacts | null => {
  const { sampleRate, samples } = readWav(file);
  return sampleRate > 0 ? { format: 'wav', seconds: samples.length / sampleRate } : null;
};

const opusRate = 48_000;
const text = (file: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...file.subarray(at, at + length));

/**
 * Returns the format and duration of an Ogg Opus file. The last page contains the total number of samples; the first
 * packet contains the number of samples to skip.
 */
const oggFacts = (file: Uint8Array, view: DataView): RecordingFacts | null => {
  let at = 0;
  let preSkip: number | undefined;
  let samples = 0;
  while (at + 27 <= file.byteLength && text(file, at, 4) === 'OggS') {
    const granule = view.getBigInt64(at + 6, true);
    const segments = file[at + 26] ?? 0;
    const body = at + 27 + segments;
    if (preSkip === undefined) {
      if (text(file, body, 8) !== 'OpusHead') return null;
      preSkip = view.getUint16(body + 10, true);
    }
    if (granule > 0n) samples = Math.max(samples, Number(granule));
    at = body + file.subarray(at + 27, body).reduce((sum, length) => sum + length, 0);
  }
  if (preSkip === undefined) return null;
  return { format: 'ogg', seconds: Math.max(0, samples - preSkip) / opusRate };
};

/**
 * Ids of Matroska elements whose child elements are read. The elements are read in sequence, because the size of
 * some is unknown.
 */
const inside = new Set([0x18538067, 0x1f43b675, 0xa0, 0x1654ae6b, 0xae]);
const codecName = 0x86;
const blocks = new Set([0xa3, 0xa1]);

const webmFacts = (file: Uint8Array, view: DataView): RecordingFacts | null => {
  let codec: string | undefined;
  let seconds = 0;
  for (let at = 0; at < file.byteLength; ) {
    const idLength = lengthOf(file[at]);
    const id = Number(bigEndian(view, at, idLength));
    const sizeAt = at + idLength;
    // A truncated recording may end at any byte. Its complete elements are used.
    if (sizeAt >= file.byteLength) break;
    const sizeLength = lengthOf(file[sizeAt]);
    if (sizeAt + sizeLength > file.byteLength) break;
    const size = Number(bigEndian(view, sizeAt, sizeLength) & ((1n << BigInt(7 * sizeLength)) - 1n));
    const body = sizeAt + sizeLength;
    if (inside.has(id)) {
      at = body;
      continue;
    }
    if (id === codecName) codec = text(file, body, size).replaceAll('\0', '');
    // In a block, the track number, two bytes of time and one byte of flags precede the Opus packet.
    if (blocks.has(id)) seconds += opusSeconds(file, body + lengthOf(file[body]) + 3);
    at = body + size;
  }
  return codec === 'A_OPUS' ? { format: 'webm', seconds } : null;
};

/**
 * Returns the length of a Matroska number in bytes, determined from its first byte. @throws Error for an invalid
 * first byte
 */
const lengthOf = (first: number | undefined): number => {
  if (first === undefined || first === 0) throw new Error('not a Matroska file');
  return Math.clz32(first) - 23;
};

const bigEndian = (view: DataView, at: number, length: number): bigint => {
  let value = 0n;
  for (let index = 0; index < length; index += 1) value = (value << 8n) | BigInt(view.getUint8(at + index));
  return value;
};

/** Returns the duration of an Opus packet in seconds, determined from its first two bytes (RFC 6716 §3.1). */
const opusSeconds = (file: Uint8Array, at: number): number => {
  const [first, second] = file.subarray(at, at + 2);
  if (first === undefined) return 0;
  const config = first >> 3;
  const step = config % 4;
  const silk = [10, 20, 40, 60][step] ?? 0;
  const hybrid = [10, 20][config % 2] ?? 0;
  const celt = [2.5, 5, 10, 20][step] ?? 0;
  const frame = config < 12 ? silk : config < 16 ? hybrid : celt;
  const code = first & 3;
  const frames = code === 0 ? 1 : code === 3 ? (second ?? 0) & 0x3f : 2;
  return (frame * frames) / 1000;
};
