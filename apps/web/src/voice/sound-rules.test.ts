import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedSound } from './decode-sound.ts';
import { type FakeMicrophone, stubMicrophone } from './fake-microphone.fixture.ts';
import { loudestOf, microphoneError, soundError } from './speech-error.ts';
import { beginSpeech } from './speech-session.ts';
import { dropRecording, keepRecording, loadRecording } from './unsent-recording.ts';
import { wavFile } from './wav-file.ts';

describe('decoded audio of a recording', () => {
  const error = (seconds: number, loudness: number) => soundError({ seconds, loudness }, 62);
  it('is rejected when it is too short, too long or too quiet', () => {
    expect([error(2, 0.1), error(0.2, 0.1), error(63, 0.1), error(2, 0.004)]).toEqual([
      null,
      'tooShort',
      'tooLong',
      'tooQuiet',
    ]);
  });
  it('has the volume of its loudest 100 milliseconds', () => {
    const samples = new Float32Array(16_000);
    samples.fill(0.5, 8000, 9600);
    expect(loudestOf(samples, 16_000)).toBeCloseTo(0.5);
    expect(loudestOf(new Float32Array(), 16_000)).toBe(0);
  });
  it('is converted to a WAV file', async () => {
    const file = wavFile(Float32Array.from([0, 1, -1, 2]), 16_000);
    expect([file.type, file.size]).toEqual(['audio/wav', 44 + 8]);
  });
});

it('microphone error › is identified by the name of the browser’s error', () => {
  const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'TypeError'];
  expect(names.map((name) => microphoneError(new DOMException('', name)))).toEqual([
    'refused',
    'noMicrophone',
    'busy',
    'failed',
  ]);
  expect(microphoneError('what?')).toBe('failed');
});

describe('recording of the learner’s voice', () => {
  let microphone: FakeMicrophone;
  beforeEach(() => {
    microphone = stubMicrophone();
  });
  afterEach(() => vi.unstubAllGlobals());
  const recorded = (type: string, size = 500) => new Blob(['x'.repeat(size)], { type });

  it('is sent unchanged when the server can measure its duration, and otherwise as a WAV file', async () => {
    const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
    const checked = await Promise.all(types.map((type) => checkedSound(recorded(type))));
    expect(checked.map(({ type }) => type)).toEqual([types[0], types[1], 'audio/wav']);
  });
  it('is reported as too short or unreadable when it cannot be decoded', async () => {
    microphone.sounds({ broken: true });
    await expect(checkedSound(recorded('audio/webm', 399))).rejects.toMatchObject({ reason: 'tooShort' });
    await expect(checkedSound(recorded('audio/webm', 400))).rejects.toMatchObject({ reason: 'unreadable' });
  });
  it('is stored completely when the learner stops speaking', async () => {
    const session = await beginSpeech(
      { kind: 'configured', service: 'ses.okul.example', allowed: true },
      'one',
    );
    await session.finish();
    expect(loadRecording('one')).toMatchObject({ type: 'audio/webm;codecs=opus', size: 500 });
  });
  it('is not stored when it is deleted while it is being encoded', async () => {
    const keeping = keepRecording('one', recorded('audio/webm'));
    dropRecording('one');
    await keeping;
    expect(loadRecording('one')).toBeNull();
  });
});
