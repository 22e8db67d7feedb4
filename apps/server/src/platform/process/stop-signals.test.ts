import { expect, test } from 'vitest';
import { createStopSignals } from './stop-signals.ts';

const signals = () => {
  const steps: string[] = [];
  let at = 0;
  const onSignal = createStopSignals(
    { stop: () => steps.push('stop'), hurry: () => steps.push('hurry'), leave: () => steps.push('leave') },
    () => at,
  );
  return {
    steps,
    signal: (ms: number) => {
      at = ms;
      onSignal();
    },
  };
};

test('several stop signals › are counted as one signal when they arrive within three seconds', () => {
  const { steps, signal } = signals();
  for (const ms of [0, 1, 500, 2_999]) signal(ms);
  expect(steps).toEqual(['stop']);
});

test('repeated stop signals › shorten the shutdown at the second signal, and end the process at the third signal', () => {
  const { steps, signal } = signals();
  for (const ms of [0, 3_000, 3_001, 6_000, 9_000]) signal(ms);
  expect(steps).toEqual(['stop', 'hurry', 'leave']);
});
