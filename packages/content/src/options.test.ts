import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';

it('puts the same options in the same order every time, and says where the key stands', () => {
  const once = optionsOf('a1-x.why', 'tea', ['milk', 'water', 'juice']);
  expect(optionsOf('a1-x.why', 'tea', ['juice', 'milk', 'water'])).toEqual(once);
  expect(once.options[once.answer]).toBe('tea');
  expect(once.options.toSorted()).toEqual(['juice', 'milk', 'tea', 'water']);
});

it('favours no place over many ids', () => {
  const places = [0, 0, 0, 0];
  for (let id = 0; id < 4000; id += 1) {
    const { answer } = optionsOf(`q${id}`, 'right', ['a', 'b', 'c']);
    places[answer] = (places[answer] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
