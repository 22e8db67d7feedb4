import { Application, createEncoder, type SampleRate, Signal } from 'libopus-wasm';
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, OggOutputFormat, Output } from 'mediabunny';
import type { Sound } from './engines/sound.ts';
import { resampled } from './resample.ts';

/** Bits per second. Speech at 16,000 samples per second is hard to distinguish from the original at this rate. */
const bitrate = 16_000;
/** Duration of an Opus packet in seconds. */
const packetSeconds = 0.02;
/** Numbers of samples per second that Opus accepts, in increasing order. */
const sampleRates: readonly SampleRate[] = [8000, 12_000, 16_000, 24_000, 48_000];
/** The sample rate that Ogg uses for all times of an Opus stream, whatever the sample rate of the input. */
const clockRate = 48_000;

/**
 * Encodes sound as Opus in an Ogg file, about a tenth of the size of FLAC. Call it only in a worker thread, because
 * it blocks the thread for about a second per 90 seconds of sound.
 */
export const encodeOpus = async (sound: Sound): Promise<Uint8Array<ArrayBuffer>> => {
  const sampleRate = sampleRates.find((rate) => rate >= sound.sampleRate) ?? clockRate;
  const { samples } = resampled(sound, sampleRate);
  const frameSize = sampleRate * packetSeconds;
  const encoder = await createEncoder({
    sampleRate,
    channels: 1,
    frameSize,
    bitrate,
    application: Application.Voip,
    signal: Signal.Voice,
  });
  try {
    const lookahead = encoder.getLookahead();
    const target = new BufferTarget();
    const output = new Output({ format: new OggOutputFormat(), target });
    const source = new EncodedAudioPacketSource('opus');
    output.addAudioTrack(source);
    await output.start();
    const description = opusHead(sampleRate, (lookahead * clockRate) / sampleRate);
    const meta = {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: clockRate, description },
    };
    // The decoder delays the sound by the look-ahead, so the last packet must contain it after the last sample.
    const packets = Math.ceil((samples.length + lookahead) / frameSize);
    for (let index = 0; index < packets; index += 1) {
      const frame = new Int16Array(frameSize);
      frame.set(samples.subarray(index * frameSize, (index + 1) * frameSize));
      const packet = new EncodedPacket(
        new Uint8Array(encoder.encode(frame)),
        'key',
        index * packetSeconds,
        packetSeconds,
      );
      await source.add(packet, meta);
    }
    await output.finalize();
    if (target.buffer === null) throw new Error('the Ogg file is empty');
    return new Uint8Array(target.buffer);
  } finally {
    encoder.free();
  }
};

/** Returns the identification header of an Opus stream (RFC 7845, section 5.1). `preSkip` is in samples at 48 kHz. */
const opusHead = (sampleRate: number, preSkip: number): Uint8Array => {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(sampleRate, 12);
  return new Uint8Array(head);
};
