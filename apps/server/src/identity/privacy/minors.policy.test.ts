import { expect, test } from 'vitest';
import { mayGoOut, standingOf } from './minors.policy.ts';

const child = { band: '13-17' as const, given: undefined, asked: false };

test('an adult needs nobody; a child’s words go out with a guardian’s consent alone', () => {
  expect(standingOf({ ...child, band: 'adult' })).toBe('not-needed');
  expect(standingOf(child)).toBe('missing');
  expect(standingOf({ ...child, asked: true })).toBe('asked');
  expect(standingOf({ ...child, given: true, asked: true })).toBe('given');
  expect(standingOf({ ...child, given: false })).toBe('refused');
  const may = (['not-needed', 'missing', 'asked', 'given', 'refused'] as const).filter(mayGoOut);
  expect(may).toEqual(['not-needed', 'given']);
});

test('who has not said how old they are is taken for a child', () => {
  expect(standingOf({ ...child, band: null })).toBe('missing');
});
