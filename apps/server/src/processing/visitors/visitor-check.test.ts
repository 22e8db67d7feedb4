import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createVisitorCheck } from './visitor-check.service.ts';

test('check of a visitor’s sentence › fails with the problem “busy” when its time limit is reached, and does not block the next check', async () => {
  let calls = 0;
  const visitors = createVisitorCheck({
    // The first call never ends, like a call while the engine is loading.
    analyse: () => {
      calls += 1;
      return calls === 1 ? new Promise(() => {}) : Promise.resolve({ corrections: [] });
    },
    limit: { take: async () => {} },
    log: pino({ level: 'silent' }),
    timeoutMs: 1,
    loadingMs: 1,
  });
  const first = visitors.check('I am here.', 'address');
  const second = visitors.check('I am there.', 'address');
  await expect(first).rejects.toMatchObject({ problem: 'busy' });
  expect(await second).toEqual({ corrections: [] });
});

test('check of a visitor’s sentence › has a longer time limit while the engine is loading than after its first response', async () => {
  const answers = [
    Promise.withResolvers<{ corrections: [] }>(),
    Promise.withResolvers<{ corrections: [] }>(),
  ];
  let calls = 0;
  const visitors = createVisitorCheck({
    analyse: () => {
      const answer = answers[calls];
      calls += 1;
      if (!answer) throw new Error('only two checks were expected');
      return answer.promise;
    },
    limit: { take: async () => {} },
    log: pino({ level: 'silent' }),
    timeoutMs: 1,
    loadingMs: 60_000,
  });
  const first = visitors.check('I am here.', 'address');
  await new Promise((resolve) => setTimeout(resolve, 20));
  answers[0]?.resolve({ corrections: [] });
  expect(await first).toEqual({ corrections: [] });
  await expect(visitors.check('I am there.', 'address')).rejects.toMatchObject({ problem: 'busy' });
});
