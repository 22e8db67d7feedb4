import { describe, expect, it } from 'vitest';
import { wavOf } from '../../../../test/wav.ts';
import { recordingFacts } from './recording-facts.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
const element = (id: string, body: Uint8Array) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([hex(id), size, body]);
};
/**
 * A WebM file like the output of Chromium’s recorder: the segment and clusters have an unknown size, and no element
 * contains the duration.
 */
const webm = (packets: readonly string[], codec = 'A_OPUS') =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    hex('18538067 01ffffffffffffff'),
    element('1549a966', element('2ad7b1', hex('0f4240'))),
    element('1654ae6b', element('ae', element('86', Buffer.from(codec)))),
    hex('1f43b675 01ffffffffffffff'),
    element('e7', hex('00')),
    ...packets.map((packet) => element('a3', hex(`81 0000 80 ${packet}`))),
  ]);
const page = (granule: number, body: Uint8Array) => {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head.writeBigInt64LE(BigInt(granule), 6);
  head[26] = 1;
  head[27] = body.length;
  return Buffer.concat([head, body]);
};
const ogg = (samples: number) => {
  const opusHead = Buffer.alloc(19);
  opusHead.write('OpusHead', 0, 'latin1');
  opusHead.writeUInt16LE(312, 10);
  return Buffer.concat([
    page(0, opusHead),
    page(24_000, Buffer.alloc(9)),
    page(samples + 312, Buffer.alloc(9)),
  ]);
};

describe('recording duration', () => {
  it('is read from WAV, Ogg and WebM files', () => {
    expect(recordingFacts(wavOf(1.5))).toEqual({ format: 'wav', seconds: 1.5 });
    expect(recordingFacts(ogg(96_000))).toEqual({ format: 'ogg', seconds: 2 });
    // Opus packets: 60 ms of SILK; two CELT frames of 20 ms each; three SILK frames of 20 ms each.
    expect(recordingFacts(webm(['18', 'f9', '4b03']))).toEqual({ format: 'webm', seconds: 0.16 });
  });

  it('is the duration of the part that was received when the file is incomplete', () => {
    const broken = webm(Array<string>(10).fill('18aabbccdd')).subarray(0, -3);
    expect(recordingFacts(broken)?.seconds).toBeCloseTo(0.6);
    expect(recordingFacts(ogg(96_000).subarray(0, -20))).toEqual({
      format: 'ogg',
      seconds: (24_000 - 312) / 48_000,
    });
  });

  it('is null when the file is damaged or its format or codec is not supported', () => {
    expect(recordingFacts(webm(['18'], 'A_VORBIS'))).toBeNull();
    expect(recordingFacts(Buffer.from('\0\0\0\x1cftypM4A and more'))).toBeNull();
    expect(recordingFacts(Buffer.from('RIFF'))).toBeNull();
    expect(
      recordingFacts(Buffer.from('OggSgarbage that goes on for a while, longer than a page')),
    ).toBeNull();
    expect(recordingFacts(new Uint8Array())).toBeNull();
    expect(recordingFacts(hex('1a45dfa3 00 00 00'))).toBeNull();
  });
});
