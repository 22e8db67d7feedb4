import { expect, it } from 'vitest';
import { inSteps } from './in-steps.ts';

const items = Array.from({ length: 250 }, (_, index) => index);

it('inSteps › sends at most 100 items per request and reports its progress', async () => {
  const progress: unknown[] = [];
  const steps = {
    onProgress: (...numbers: number[]) => void progress.push(numbers),
    stopped: () => false,
  };
  const { done, error } = await inSteps(items, steps, async (part) => part.length);
  expect(done).toEqual([100, 100, 50]);
  expect(error).toBeNull();
  expect(progress).toEqual([
    [0, 250],
    [100, 250],
    [200, 250],
  ]);
});

it('inSteps › sends no further request after it is stopped', async () => {
  let stopped = false;
  const { done } = await inSteps(items, { onProgress: () => {}, stopped: () => stopped }, async (part) => {
    stopped = true;
    return part.length;
  });
  expect(done).toEqual([100]);
});

it('inSteps › throws an error of the first request, but returns a later error together with the earlier responses', async () => {
  const failAt = (at: number) => {
    let count = 0;
    return inSteps(items, undefined, async (part) => {
      count += 1;
      if (count === at) throw new Error('down');
      return part.length;
    });
  };
  await expect(failAt(1)).rejects.toThrow('down');
  expect(await failAt(2)).toEqual({ done: [100], error: new Error('down') });
});
