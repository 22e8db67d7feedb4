import { expect, test } from 'vitest';
import { stepOf, useOf } from './guardian-link.policy.ts';

test('guardian link › accepts one decision; a consent can then only be withdrawn, a refusal is final', () => {
  expect(useOf({ given: null, counts: undefined })).toBe('decide');
  expect(useOf({ given: true, counts: true })).toBe('withdraw');
  expect(useOf({ given: false, counts: false })).toBe('none');
  expect(stepOf({ given: null, counts: undefined }, true)).toBe('stored');
  expect(stepOf({ given: null, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: true, counts: true }, false)).toBe('stored');
  expect(stepOf({ given: false, counts: false }, true)).toBe('refused');
});

test('guardian link › ignores a repeated decision', () => {
  expect(stepOf({ given: true, counts: true }, true)).toBe('again');
  expect(stepOf({ given: false, counts: false }, false)).toBe('again');
});

test('guardian link › cannot withdraw a consent that was already withdrawn elsewhere', () => {
  expect(useOf({ given: true, counts: false })).toBe('none');
  expect(stepOf({ given: true, counts: false }, false)).toBe('refused');
});

test('guardian link › refuses a repeated decision that no longer counts', () => {
  expect(stepOf({ given: true, counts: false }, true)).toBe('refused');
  expect(stepOf({ given: false, counts: true }, false)).toBe('refused');
});
