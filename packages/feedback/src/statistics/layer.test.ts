import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareText } from '../text/prepare.ts';
import { ifAgreed, probabilityOf } from './calibration.ts';
import { loadLayer } from './layer.ts';
import { createStatisticsSource, leastProbability } from './statistics.source.ts';

const layer = loadLayer();
const source = createStatisticsSource(layer);
const proposed = (text: string) =>
  layer
    .propose(prepareText(text))
    .filter(({ margin }) => margin > 1)
    .map(({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`);

test('statistical model › is stored in a file of at most 20 MB', () => {
  expect(statSync(new URL('./model.bin', import.meta.url)).size).toBeLessThan(20_000_000);
});

test.each([
  ['I have been working in bank for ten years.', ['bank → a bank']],
  ['My father is a good teacher and he has two car.', []],
  ['We have to protect the our planet.', ['the our → our']],
])('statistical model › suggests changes of function words and word forms: %s', (text, expected) => {
  expect(proposed(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'Hi Zeynep, are you free this afternoon?',
  'Listen to me carefully.',
  'Her brother let me use it.',
])('statistical model › suggests no comma after the first words of "%s"', (text) => {
  const commas = layer.propose(prepareText(text)).filter(({ kind }) => kind.startsWith('comma+open'));
  expect(commas).toEqual([]);
});

test.each([
  ['I did my home work after dinner.', ['home work → homework']],
  ['My grand mother cooks very well.', ['grand mother → grandmother']],
  ['We ate Bread and cheese.', ['Bread → bread']],
  ['I did my homework at home and we went to work.', []],
  ['We ate bread in London with Ayla.', []],
])('statistical model › joins words and removes capital letters only where needed: %s', (text, expected) => {
  const marks = layer
    .propose(prepareText(text))
    .filter(({ kind, margin }) => /^(?:join|lower)/.test(kind) && margin > 1);
  expect(marks.map(({ start, end, replacement }) => `${text.slice(start, end)} → ${replacement}`)).toEqual(
    expected,
  );
});

test('statistics source › gives each suggestion the probability that its kind and its margin have', async () => {
  const text =
    'I have been working in bank for ten years, and it was one of the best film that I have ever seen.';
  const prepared = prepareText(text);
  const corrections = await source.find(prepared);
  const bank = layer.propose(prepared).find(({ replacement }) => replacement === 'a bank');
  const found = corrections.find(({ replacements }) => replacements[0] === 'a bank');
  expect(found?.confidence).toBeCloseTo(probabilityOf(bank?.kind ?? '', bank?.margin ?? 0), 2);
  expect(corrections.some(({ confidence }) => confidence < leastProbability)).toBe(true);
});

test('calibration › a suggestion with a larger margin, or one that a rule makes as well, is more probably right', () => {
  expect(probabilityOf('>a', 4)).toBeGreaterThan(probabilityOf('>a', 1));
  expect(ifAgreed(0.4)).toBeGreaterThan(0.4);
});
