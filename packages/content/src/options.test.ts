import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';

it('puts the same options in the same order every time, and says where the key stands', () => {
  const once = optionsOf('a1-x.why', 'tea', ['milk', 'water', 'juice']);
  expect(optionsOf('a1-x.why', 'tea', ['juice', 'milk', 'water'])).toEqual(once);
  expect(once.options[once.answer]).toBe('tea');
  expect(once.options.toSorted()).toEqual(['juice', 'milk', 'tea', 'water']);
});

it('keeps the order when apostrophes and quotation marks are printed another way', () => {
  const straight = optionsOf('a1-y.who', "Tom's aunt", ["Ece's uncle", 'the "king"', "nobody's"]);
  const printed = optionsOf('a1-y.who', 'Tom’s aunt', ['Ece’s uncle', 'the “king”', 'nobody’s']);
  expect(straight.options.indexOf('the "king"')).toBe(printed.options.indexOf('the “king”'));
  expect(straight.options.indexOf("Ece's uncle")).toBe(printed.options.indexOf('Ece’s uncle'));
  expect(straight.answer).toBe(printed.answer);
});

it('favours no place over many ids', () => {
  const places = [0, 0, 0, 0];
  for (let id = 0; id < 4000; id += 1) {
    const { answer } = optionsOf(`q${id}`, 'right', ['a', 'b', 'c']);
    places[answer] = (places[answer] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
