import { expect, test, vi } from 'vitest';
import { sharing } from './shared-analysis.ts';

const engine = (analyse: () => Promise<{ corrections: [] }>) => ({
  name: 'counted',
  version: '1',
  analyse: vi.fn(analyse),
  close: async () => {},
});

test('shared analysis of a text › runs once when several callers request it', async () => {
  const counted = engine(async () => ({ corrections: [] }));
  const shared = sharing(counted);
  await Promise.all([shared.analyse('tea'), shared.analyse('tea'), shared.analyse('rain')]);
  await shared.analyse('tea');
  expect(counted.analyse).toHaveBeenCalledTimes(2);
});

test('shared analysis of a text › runs again after a failure', async () => {
  const counted = engine(async () => ({ corrections: [] }));
  counted.analyse.mockRejectedValueOnce(new Error('lost'));
  const shared = sharing(counted);
  await expect(shared.analyse('tea')).rejects.toThrow('lost');
  await expect(shared.analyse('tea')).resolves.toEqual({ corrections: [] });
});

test('shared analysis of a text › continues when one of its callers aborts', async () => {
  const { promise, resolve } = Promise.withResolvers<{ corrections: [] }>();
  const counted = engine(() => promise);
  const shared = sharing(counted);
  const impatient = new AbortController();
  const given = shared.analyse('tea', { signal: impatient.signal });
  const waited = shared.analyse('tea');
  impatient.abort(new Error('too long'));
  await expect(given).rejects.toThrow('too long');
  resolve({ corrections: [] });
  await expect(waited).resolves.toEqual({ corrections: [] });
  expect(counted.analyse).toHaveBeenCalledTimes(1);
});

test('shared analysis of a text › removes the oldest result when the cache is full', async () => {
  const counted = engine(async () => ({ corrections: [] }));
  const shared = sharing(counted);
  for (let number = 0; number <= 256; number += 1) await shared.analyse(`text ${number}`);
  await shared.analyse('text 0');
  await shared.analyse('text 256');
  expect(counted.analyse).toHaveBeenCalledTimes(258);
});

test('shared analysis of a text › is cancelled when all of its callers have aborted', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const shared = sharing({
    ...engine(async () => ({ corrections: [] })),
    analyse: (_text, options) => {
      signals.push(options?.signal);
      return new Promise(() => undefined);
    },
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const [one, other] = [first, second].map(({ signal }) => shared.analyse('tea', { signal }));
  first.abort(new Error('gave up'));
  await expect(one).rejects.toThrow('gave up');
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  second.abort(new Error('gave up'));
  await expect(other).rejects.toThrow('gave up');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});
