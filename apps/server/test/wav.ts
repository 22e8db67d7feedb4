/** Creates a WAV file with a tone of this many seconds, as 16-bit samples on one channel. */
export const wavOf = (seconds: number, sampleRate = 16_000, loudness = 0.3): Uint8Array => {
  const count = Math.round(seconds * sampleRate);
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) {
    file.writeInt16LE(Math.round(32_767 * loudness * Math.sin(at / 9)), 44 + at * 2);
  }
  return file;
};
