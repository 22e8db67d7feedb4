import { expect, test } from 'vitest';
import { concernsOf, dangerIn, isUnfitForPartner } from './check.ts';
import { fresh } from './evaluation/fresh.ts';
import { heldOut } from './evaluation/held-out.ts';
import { meantAllTheSame, passingTalk, playedTalk } from './evaluation/passing-talk.ts';
import { luring, troubled } from './evaluation/troubled.ts';
import { figuresOf } from './report.ts';

test('safety rules › find every concern in the training sentences and raise no false alarm', () => {
  for (const { concern, expected, missed, falseAlarms } of figuresOf()) {
    expect({ concern, missed, falseAlarms }).toEqual({ concern, missed: [], falseAlarms: [] });
    expect(expected).toBeGreaterThanOrEqual(20);
  }
});

test('safety rules › find the minimum number of concerns in the held-out evaluation set', () => {
  const found = Object.fromEntries(
    figuresOf(heldOut).map(({ concern, expected, missed }) => [concern, expected - missed.length]),
  );
  expect(found['self-harm']).toBeGreaterThanOrEqual(42);
  expect(found.abuse).toBeGreaterThanOrEqual(35);
  const alarms = figuresOf(heldOut).map(({ falseAlarms }) => falseAlarms.length);
  expect(Math.max(...alarms)).toBeLessThanOrEqual(5);
});

test('safety rules › find a concern regardless of keyboard layout, case and apostrophes', () => {
  for (const text of ['İNTİHAR ETMEK İSTİYORUM', 'ıntıhar etmek ıstıyorum', 'intihar etmek istiyorum']) {
    expect(dangerIn(text)).toBe('self-harm');
  }
  expect(dangerIn('I don’t want to live anymore')).toBe('self-harm');
});

test('safety rules › report self-harm before abuse and no danger for an empty text', () => {
  expect(dangerIn('My father hits me. I want to die.')).toBe('self-harm');
  expect(dangerIn('My father hits me.')).toBe('abuse');
  expect(dangerIn('')).toBeNull();
  expect(concernsOf('Call me, 0532 123 45 67.')).toEqual(['personal-data']);
});

test('partner safety › rejects every unfit sentence despite the quick check before the rules', () => {
  const never = [...luring, ...troubled, ...fresh].filter(
    ([concern]) => concern === 'grooming' || concern === 'self-harm',
  );
  expect(never.filter(([, text]) => !isUnfitForPartner(text)).map(([, text]) => text)).toEqual([]);
  expect(isUnfitForPartner('That sounds lovely! What did you buy at the market?')).toBe(false);
  expect(isUnfitForPartner('You should go and kill yourself.')).toBe(true);
});

test('dangerIn › finds nothing in talk of dying that means nothing', () => {
  expect(passingTalk.length).toBeGreaterThanOrEqual(30);
  expect(passingTalk.filter((text) => dangerIn(text) !== null)).toEqual([]);
});

test('dangerIn › finds nothing in a patient’s fear when it is said in a role-play', () => {
  const inPlay = [...passingTalk, ...playedTalk].filter(
    (text) => dangerIn(text, { rolePlay: true }) !== null,
  );
  expect(inPlay).toEqual([]);
});

test.each([false, true])(
  'dangerIn › finds what is meant in spite of a joke [when role-play is %s]',
  (rolePlay) => {
    expect(meantAllTheSame.filter((text) => dangerIn(text, { rolePlay }) !== 'self-harm')).toEqual([]);
  },
);

test('dangerIn › finds in a role-play every sentence of trouble it finds elsewhere', () => {
  const lost = [...troubled, ...fresh, ...heldOut].filter(
    ([concern, text]) =>
      concern === 'self-harm' && dangerIn(text) !== null && dangerIn(text, { rolePlay: true }) === null,
  );
  expect(lost.map(([, text]) => text)).toEqual([]);
});
