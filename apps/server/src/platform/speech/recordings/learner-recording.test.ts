import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { wavOf } from '../../../../test/wav.ts';
import { IsolationError } from '../../isolation/isolated-task.ts';
import { createIsolation, type Isolation } from '../../isolation/isolation.ts';
import { createRecordingReader } from './learner-recording.ts';

const isolation = createIsolation({ log: pino({ level: 'silent' }), name: 'test' });
afterAll(() => isolation.close());

const { signal } = new AbortController();
const bytes = (file: Uint8Array) => Buffer.from(file);

describe('reader of learners’ recordings', () => {
  test('measures a recording in a child process', async () => {
    const run = vi.spyOn(isolation, 'run');
    const { file, facts } = await createRecordingReader(isolation)(bytes(wavOf(2)), 'ayse', signal);
    expect(facts).toEqual({ format: 'wav', seconds: 2 });
    expect(file.length).toBe(wavOf(2).length);
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ module: new URL('recording-facts.isolated.ts', import.meta.url) }),
      expect.objectContaining({ owner: 'ayse', signal }),
    );
  });

  test.each(['time', 'memory', 'crashed', 'failed'] as const)(
    'rejects a recording as unreadable when the child process fails with the reason "%s"',
    async (reason) => {
      const failing: Isolation = {
        run: () => Promise.reject(new IsolationError(reason)),
        close: async () => {},
      };
      const read = createRecordingReader(failing)(bytes(wavOf(2)), 'ayse', signal);
      await expect(read).rejects.toMatchObject({ problem: 'sound-unreadable' });
    },
  );

  test('rejects a file that is empty, too long or not an audio file', async () => {
    const read = createRecordingReader(isolation);
    const problemOf = (file: Uint8Array) =>
      read(bytes(file), 'ayse', signal).catch(({ problem }: { problem: string }) => problem);
    expect(await problemOf(Buffer.from('this is no sound'))).toBe('sound-unreadable');
    expect(await problemOf(wavOf(0))).toBe('sound-unreadable');
    expect(await problemOf(wavOf(63, 8000))).toBe('sound-too-long');
  });
});
