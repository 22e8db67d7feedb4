import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pulse } from './pulse.ts';

const vibrate = vi.fn(() => true);
beforeEach(() => {
  vibrate.mockClear();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const preferReducedMotion = (reduced: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: reduced && query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
    );

test('pulse (vibration) › vibrates the device briefly', () => {
  preferReducedMotion(false);
  pulse();
  expect(vibrate.mock.calls).toEqual([[10]]);
});

test('pulse (vibration) › does nothing when the user prefers reduced motion', () => {
  preferReducedMotion(true);
  pulse();
  expect(vibrate).not.toHaveBeenCalled();
});

test('pulse (vibration) › does nothing when the browser cannot vibrate the device', () => {
  preferReducedMotion(false);
  vi.stubGlobal('navigator', {});
  expect(pulse).not.toThrow();
});
