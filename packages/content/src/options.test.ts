import { expect, it } from 'vitest';
import { optionsOf } from './options.ts';

it('order of options › is the same each time the question is shown', () => {
  const once = optionsOf('a1-x.why', 'tea', ['milk', 'water', 'juice']);
  expect(optionsOf('a1-x.why', 'tea', ['juice', 'milk', 'water'])).toEqual(once);
  expect(once.options[once.answer]).toBe('tea');
  expect(once.options.toSorted()).toEqual(['juice', 'milk', 'tea', 'water']);
});

it('order of options › does not depend on the form of apostrophes and quotation marks', () => {
  const straight = optionsOf('a1-y.who', "Tom's aunt", ["Ece's uncle", 'the "king"', "nobody's"]);
  const printed = optionsOf('a1-y.who', 'Tom’s aunt', ['Ece’s uncle', 'the “king”', 'nobody’s']);
  expect(straight.options.indexOf('the "king"')).toBe(printed.options.indexOf('the “king”'));
  expect(straight.options.indexOf("Ece's uncle")).toBe(printed.options.indexOf('Ece’s uncle'));
  expect(straight.answer).toBe(printed.answer);
});

it('order of options › places the correct option equally often at each position', () => {
  const places = [0, 0, 0, 0];
  for (let id = 0; id < 4000; id += 1) {
    const { answer } = optionsOf(`q${id}`, 'right', ['a', 'b', 'c']);
    places[answer] = (places[answer] ?? 0) + 1;
  }
  for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
