import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStaleChunk, reloadOnce } from './stale-chunk.ts';

const script = document.createElement('script');
script.type = 'module';
const versionIs = (name: string) => script.setAttribute('src', `/assets/app-${name}.js`);

beforeEach(() => {
  sessionStorage.clear();
  versionIs('first');
  document.head.append(script);
});
afterEach(() => script.remove());

test('outdated JavaScript chunk › causes only one page reload per application version', () => {
  const reload = vi.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  versionIs('second');
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('outdated JavaScript chunk › causes a page reload when the device is online again, but not while it is offline', () => {
  const reload = vi.fn();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce(reload)).toBe(false);
  line.mockReturnValue(true);
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  line.mockRestore();
});

test('outdated JavaScript chunk › is detected only when a module import has failed', () => {
  expect(isStaleChunk(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isStaleChunk(new TypeError('Failed to fetch'))).toBe(false);
});
