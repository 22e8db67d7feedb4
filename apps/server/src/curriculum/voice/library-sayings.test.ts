import { expect, it } from 'vitest';
import { carrierOf, sayingsOf } from './library-sayings.service.ts';

it('sayingsOf › returns only the complete sentences and the single words of the given texts', () => {
  const sayings = sayingsOf(['Ece wakes at five. She doesn’t like tea!', carrierOf('ship')]);
  for (const text of [
    'ece wakes at five.',
    'she doesn’t like tea!',
    'doesn’t',
    "she doesn't like tea!",
    "doesn't",
    'five',
    'i said ship.',
  ]) {
    expect(sayings.has(text)).toBe(true);
  }
  for (const text of ['ece wakes', 'ece likes tea!', 'ali wakes at five.', 'tea five']) {
    expect(sayings.has(text)).toBe(false);
  }
});
