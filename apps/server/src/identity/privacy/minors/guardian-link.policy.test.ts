import { expect, test } from 'vitest';
import { stepOf, useOf } from './guardian-link.policy.ts';

test('guardian link › accepts one decision, and after a consent only the withdrawal of this consent', () => {
  expect(useOf({ given: null, counts: undefined })).toBe('decide');
  expect(useOf({ given: true, counts: true })).toBe('withdraw');
  expect(useOf({ given: false, counts: false })).toBe('none');
  expect(stepOf({ given: null, counts: undefined }, true)).toBe('stored');
  expect(stepOf({ given: null, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: true, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: false, counts: false }, true)).toBe('refused');
});

test('guardian link › accepts a repeated decision without storing it again', () => {
  expect(stepOf({ given: true, counts: true }, true)).toBe('again');
  expect(stepOf({ given: false, counts: false }, false)).toBe('again');
});

test('guardian link › rejects the withdrawal of a consent that was already withdrawn in another way', () => {
  expect(useOf({ given: true, counts: false })).toBe('none');
  expect(stepOf({ given: true, counts: false }, false)).toBe('refused');
});

test('guardian link › rejects a repeated decision when a newer decision has replaced it', () => {
  expect(stepOf({ given: true, counts: false }, true)).toBe('refused');
  expect(stepOf({ given: false, counts: true }, false)).toBe('refused');
});
