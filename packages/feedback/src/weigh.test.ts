import { expect, test } from 'vitest';
import type { RawCorrection } from './raw-correction.ts';
import { leastConfidence, leastModelConfidence, weigh } from './weigh.ts';

const text = 'She go home.';
const rule = (confidence: number, more: Partial<RawCorrection> = {}): RawCorrection => ({
  ...{ code: 'third-person-s', start: 4, end: 6, replacements: ['goes'], source: 'transfer-grammar' },
  confidence,
  pattern: 'not-measured',
  ...more,
});
const support: RawCorrection = {
  ...{ code: 'third-person-s', start: 3, end: 6, replacements: [' goes'], source: 'statistics' },
  confidence: 0.3,
  pattern: 'statistics VB>VBZ',
};

test('weigh (final choice of corrections) › removes a correction whose confidence is too low', () => {
  expect(weigh(text, [rule(leastConfidence - 0.01)])).toEqual([]);
  expect(weigh(text, [rule(leastConfidence)])).toHaveLength(1);
});

test('weigh (final choice of corrections) › accepts a lower confidence for corrections of the AI model', () => {
  expect(weigh(text, [rule(leastModelConfidence, { source: 'model' })])).toHaveLength(1);
  expect(weigh(text, [rule(leastModelConfidence)])).toEqual([]);
});

test('weigh (final choice of corrections) › raises the confidence of a correction when the statistics suggest the same change, even with a different range', () => {
  expect(weigh(text, [rule(0.4), support])).toMatchObject([{ source: 'transfer-grammar', confidence: 0.58 }]);
});

test('weigh (final choice of corrections) › lowers the confidence of a rule to its measured precision', () => {
  const [correction] = weigh(text, [rule(0.9, { pattern: 'infinitive-verb' })]);
  expect(correction?.confidence).toBeLessThan(0.7);
});

test('weigh (final choice of corrections) › removes a correction that comes only from the statistics', () => {
  expect(weigh(text, [support])).toEqual([]);
});
