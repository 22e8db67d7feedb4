import { describe, expect, it } from 'vitest';
import { loudestOf, microphoneFault, soundFault } from './speech-fault.ts';
import { wavFile } from './wav-file.ts';

describe('a decoded recording', () => {
  const fault = (seconds: number, loudness: number) => soundFault({ seconds, loudness }, 62);
  it('must last, be heard, and end', () => {
    expect([fault(2, 0.1), fault(0.2, 0.1), fault(63, 0.1), fault(2, 0.004)]).toEqual([
      null,
      'tooShort',
      'tooLong',
      'tooQuiet',
    ]);
  });
  it('is as loud as its loudest tenth of a second', () => {
    const samples = new Float32Array(16_000);
    samples.fill(0.5, 8000, 9600);
    expect(loudestOf(samples, 16_000)).toBeCloseTo(0.5);
    expect(loudestOf(new Float32Array(), 16_000)).toBe(0);
  });
  it('can be made a WAV file', async () => {
    const file = wavFile(Float32Array.from([0, 1, -1, 2]), 16_000);
    expect([file.type, file.size]).toEqual(['audio/wav', 44 + 8]);
  });
});

it('a browser’s refusals are told apart', () => {
  const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'];
  expect(names.map((name) => microphoneFault(new DOMException('', name)))).toEqual([
    'refused',
    'noMicrophone',
    'busy',
    'failed',
  ]);
  expect(microphoneFault('what?')).toBe('failed');
});
