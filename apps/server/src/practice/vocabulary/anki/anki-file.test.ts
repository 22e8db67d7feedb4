import { describe, expect, test } from 'vitest';
import { IsolationError } from '../../../platform/isolation/isolated-task.ts';
import type { Isolation } from '../../../platform/isolation/isolation.ts';
import { ankiFile } from './anki-file.ts';

const options = { format: 'apkg' as const, now: '2026-03-10T09:00:00Z' };
const { signal } = new AbortController();
async function* noWords(): AsyncGenerator<[]> {}

const failing = (reason: ConstructorParameters<typeof IsolationError>[0]): Isolation => ({
  run: () => Promise.reject(new IsolationError(reason)),
  close: async () => {},
});

describe('Anki export', () => {
  test.each(['input', 'output', 'time', 'memory'] as const)(
    'reports that too many words are selected when the child process fails with the reason "%s"',
    async (reason) => {
      const file = ankiFile(failing(reason), noWords(), options, 'ayse', signal);
      await expect(file).rejects.toMatchObject({ extras: { errors: [{ pointer: '/search' }] } });
    },
  );

  test('fails with the reason "failed" when the code in the child process throws an error', async () => {
    const file = ankiFile(failing('failed'), noWords(), options, 'ayse', signal);
    await expect(file).rejects.toMatchObject({ reason: 'failed' });
  });
});
