import libflac from 'libflacjs';
import type { Sound } from './engines/sound.ts';

/** Compression level (0 to 8). A level above 5 takes twice as long and makes files only two percent smaller. */
const compression = 5;

const loaded = async () => {
  const flac = libflac('min');
  // After loading, the library needs time to initialise.
  if (!flac.isReady()) await new Promise<void>((resolve) => void flac.on('ready', () => resolve()));
  return flac;
};

/**
 * Encodes sound losslessly as a FLAC file, slightly larger than half the size of the samples. Call it only in a
 * worker thread, because it blocks the thread.
 */
export const encodeFlac = async ({ sampleRate, samples }: Sound): Promise<Uint8Array<ArrayBuffer>> => {
  const flac = await loaded();
  const parts: Uint8Array[] = [];
  const encoder = flac.create_libflac_encoder(sampleRate, 1, 16, compression, samples.length, false, 0);
  if (encoder === 0) throw new Error('could not create a FLAC encoder');
  try {
    flac.init_encoder_stream(encoder, (data) => void parts.push(data.slice()));
    const taken = flac.FLAC__stream_encoder_process_interleaved(
      encoder,
      Int32Array.from(samples),
      samples.length,
    );
    if (!taken || !flac.FLAC__stream_encoder_finish(encoder)) throw new Error('FLAC encoder failed');
  } finally {
    flac.FLAC__stream_encoder_delete(encoder);
  }
  return new Uint8Array(Buffer.concat(parts));
};
