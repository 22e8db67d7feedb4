import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareText } from '../text/prepare.ts';
import { loadLayer } from './layer.ts';
import { createStatisticsSource } from './statistics.source.ts';
import { thresholds } from './thresholds.ts';

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

test('statistics source › gives the low confidence 0.3 to a suggestion that does not reach its threshold', async () => {
  const text =
    'I have been working in bank for ten years, and it was one of the best film that I have ever seen.';
  const corrections = await source.find(prepareText(text));
  expect(corrections.length).toBeGreaterThan(0);
  for (const { confidence, pattern = '' } of corrections) {
    const threshold = thresholds[pattern.replace('statistics ', '')];
    expect(confidence === 0.3 || confidence === threshold?.[1]).toBe(true);
  }
});
