import { expect, test } from 'vitest';
import { stepOf, useOf } from './guardian-link.policy.ts';

test('a link decides once; after a consent it only takes that back, after a refusal it is used up', () => {
  expect(useOf({ given: null, counts: undefined })).toBe('decide');
  expect(useOf({ given: true, counts: true })).toBe('withdraw');
  expect(useOf({ given: false, counts: false })).toBe('none');
  expect(stepOf({ given: null, counts: undefined }, true)).toBe('stored');
  expect(stepOf({ given: null, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: true, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: false, counts: false }, true)).toBe('refused');
});

test('what was sent twice is stored once', () => {
  expect(stepOf({ given: true, counts: true }, true)).toBe('again');
  expect(stepOf({ given: false, counts: false }, false)).toBe('again');
});

test('a consent that was taken back elsewhere leaves nothing to take back by the link', () => {
  expect(useOf({ given: true, counts: false })).toBe('none');
  expect(stepOf({ given: true, counts: false }, false)).toBe('refused');
});

test('what was sent again but does not count any more is not said to be done', () => {
  expect(stepOf({ given: true, counts: false }, true)).toBe('refused');
  expect(stepOf({ given: false, counts: true }, false)).toBe('refused');
});
