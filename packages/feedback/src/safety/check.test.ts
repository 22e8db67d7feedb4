import { expect, test } from 'vitest';
import { concernsOf, dangerIn, isUnfitForPartner } from './check.ts';
import { readSafety } from './evaluation/sets.ts';
import { countConcerns } from './report.ts';

const textsOf = (name: Parameters<typeof readSafety>[0]) => readSafety(name).map(({ text }) => text);

test('safety rules › find every danger in the development sentences, and none in harmless sentences', () => {
  for (const { concern, expected, missed, falseAlarms } of countConcerns()) {
    expect({ concern, missed, falseAlarms }).toEqual({ concern, missed: [], falseAlarms: [] });
    expect(expected).toBeGreaterThanOrEqual(20);
  }
});

test('safety rules › find the minimum number of dangers in the evaluation set that rule authors did not see', () => {
  const found = Object.fromEntries(
    countConcerns(readSafety('holdout-3')).map(({ concern, expected, missed }) => [
      concern,
      expected - missed.length,
    ]),
  );
  expect(found['self-harm']).toBeGreaterThanOrEqual(42);
  expect(found.abuse).toBeGreaterThanOrEqual(37);
  const alarms = countConcerns(readSafety('holdout-3')).map(({ falseAlarms }) => falseAlarms.length);
  expect(Math.max(...alarms)).toBeLessThanOrEqual(3);
});

test('safety rules › find a danger whatever the keyboard layout, the case and the form of apostrophes', () => {
  for (const text of ['İNTİHAR ETMEK İSTİYORUM', 'ıntıhar etmek ıstıyorum', 'intihar etmek istiyorum']) {
    expect(dangerIn(text)).toBe('self-harm');
  }
  expect(dangerIn('I don’t want to live anymore')).toBe('self-harm');
});

test('safety rules › report self-harm before abuse, and no danger in an empty text', () => {
  expect(dangerIn('My father hits me. I want to die.')).toBe('self-harm');
  expect(dangerIn('My father hits me.')).toBe('abuse');
  expect(dangerIn('')).toBeNull();
  expect(concernsOf('Call me, 0532 123 45 67.')).toEqual(['personal-data']);
});

test('isUnfitForPartner › rejects every sentence of the evaluation sets that is labelled as luring or self-harm, and accepts a suitable sentence', () => {
  const never = (['development-luring', 'development-trouble', 'holdout-1'] as const)
    .flatMap(readSafety)
    .filter(({ expected }) => expected === 'grooming' || expected === 'self-harm');
  expect(never.filter(({ text }) => !isUnfitForPartner(text)).map(({ text }) => text)).toEqual([]);
  expect(isUnfitForPartner('That sounds lovely! What did you buy at the market?')).toBe(false);
  expect(isUnfitForPartner('You should go and kill yourself.')).toBe(true);
});

test('dangerIn › returns null for remarks about dying that are not meant seriously', () => {
  const passingTalk = textsOf('development-passing-talk');
  expect(passingTalk.length).toBeGreaterThanOrEqual(30);
  expect(passingTalk.filter((text) => dangerIn(text) !== null)).toEqual([]);
});

test('dangerIn › returns null in a role-play for a patient who is afraid of dying', () => {
  const inPlay = [...textsOf('development-passing-talk'), ...textsOf('development-role-play')].filter(
    (text) => dangerIn(text, { rolePlay: true }) !== null,
  );
  expect(inPlay).toEqual([]);
});

test.each([false, true])(
  'dangerIn › finds self-harm in a serious sentence next to a joke (in a role-play: %s)',
  (rolePlay) => {
    const serious = textsOf('development-serious');
    expect(serious).toHaveLength(15);
    expect(serious.filter((text) => dangerIn(text, { rolePlay }) !== 'self-harm')).toEqual([]);
  },
);

test('dangerIn › finds the same mentions of self-harm in a role-play as in other conversations', () => {
  const lost = (['development-trouble', 'holdout-1', 'holdout-3'] as const)
    .flatMap(readSafety)
    .filter(
      ({ expected, text }) =>
        expected === 'self-harm' && dangerIn(text) !== null && dangerIn(text, { rolePlay: true }) === null,
    );
  expect(lost.map(({ text }) => text)).toEqual([]);
});
