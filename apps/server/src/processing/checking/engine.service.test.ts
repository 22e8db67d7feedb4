import { engineOf, type FeedbackEngine } from '@pratik/feedback/engine';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { startLoading } from './engine.service.ts';

const log = pino({ level: 'silent' });
const noAnswer = new Error('Harper did not load in time');

test('loading of the feedback engine › is repeated after a failure, and requests are rejected until the engine is loaded', async () => {
  const rests: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => rests.push(resolve));
  const load = vi
    .fn<() => Promise<FeedbackEngine>>()
    .mockRejectedValueOnce(noAnswer)
    .mockRejectedValueOnce(noAnswer)
    .mockResolvedValue(engineOf([]));
  const engine = startLoading({ load, log, stopping: new AbortController().signal, pause });
  await expect(engine.analyse('I am here.')).rejects.toThrow(noAnswer);
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  expect(load).toHaveBeenCalledTimes(1);
  rests[0]?.();
  await vi.waitFor(() => expect(rests).toHaveLength(2));
  rests[1]?.();
  expect((await engine.loaded).name).toBe('pratik');
  expect(await engine.analyse('I am here.')).toMatchObject({ corrections: [] });
  expect(load).toHaveBeenCalledTimes(3);
  await engine.close();
});

test('loading of the feedback engine › is not repeated after the server has begun to stop', async () => {
  const stopping = new AbortController();
  const load = vi.fn(() => Promise.reject<FeedbackEngine>(noAnswer));
  const engine = startLoading({ load, log, stopping: stopping.signal });
  await expect(engine.analyse('I am here.')).rejects.toThrow(noAnswer);
  stopping.abort();
  await engine.close();
  await expect(engine.loaded).rejects.toThrow('abort');
  expect(load).toHaveBeenCalledOnce();
});
