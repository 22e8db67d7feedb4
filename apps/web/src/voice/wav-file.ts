const headBytes = 44;

/** Encodes samples from -1 to 1 as a mono 16-bit WAV file. */
export const wavFile = (samples: Float32Array, sampleRate: number): Blob => {
  const view = new DataView(new ArrayBuffer(headBytes + samples.length * 2));
  const write = (at: number, name: string) => {
    for (const [index, letter] of [...name].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, view.byteLength - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headBytes + index * 2, Math.max(-1, Math.min(1, sample)) * 32_767, true);
  }
  return new Blob([view.buffer], { type: 'audio/wav' });
};
