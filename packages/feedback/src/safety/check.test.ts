import { expect, test } from 'vitest';
import { concernsOf, dangerIn, isUnfitForPartner } from './check.ts';
import { fresh } from './evaluation/fresh.ts';
import { heldOut } from './evaluation/held-out.ts';
import { luring, troubled } from './evaluation/troubled.ts';
import { figuresOf } from './report.ts';

test('every sentence learnt from is taken for what it is, and no harmless one for trouble', () => {
  for (const { concern, expected, missed, falseAlarms } of figuresOf()) {
    expect({ concern, missed, falseAlarms }).toEqual({ concern, missed: [], falseAlarms: [] });
    expect(expected).toBeGreaterThanOrEqual(20);
  }
});

test('of sentences no rule was made for, most are found; a change that loses some is seen', () => {
  const found = Object.fromEntries(
    figuresOf(heldOut).map(({ concern, expected, missed }) => [concern, expected - missed.length]),
  );
  expect(found['self-harm']).toBeGreaterThanOrEqual(42);
  expect(found.abuse).toBeGreaterThanOrEqual(35);
  const alarms = figuresOf(heldOut).map(({ falseAlarms }) => falseAlarms.length);
  expect(Math.max(...alarms)).toBeLessThanOrEqual(5);
});

test('whichever keyboard it came from', () => {
  for (const text of ['İNTİHAR ETMEK İSTİYORUM', 'ıntıhar etmek ıstıyorum', 'intihar etmek istiyorum']) {
    expect(dangerIn(text)).toBe('self-harm');
  }
  expect(dangerIn('I don’t want to live anymore')).toBe('self-harm');
});

test('danger to oneself comes before violence by others, and nothing is made of nothing', () => {
  expect(dangerIn('My father hits me. I want to die.')).toBe('self-harm');
  expect(dangerIn('My father hits me.')).toBe('abuse');
  expect(dangerIn('')).toBeNull();
  expect(concernsOf('Call me, 0532 123 45 67.')).toEqual(['personal-data']);
});

test('a partner says none of it; the glance before the rules lets none by', () => {
  const never = [...luring, ...troubled, ...fresh].filter(
    ([concern]) => concern === 'grooming' || concern === 'self-harm',
  );
  expect(never.filter(([, text]) => !isUnfitForPartner(text)).map(([, text]) => text)).toEqual([]);
  expect(isUnfitForPartner('That sounds lovely! What did you buy at the market?')).toBe(false);
  expect(isUnfitForPartner('You should go and kill yourself.')).toBe(true);
});
