import { expect, test } from 'vitest';
import { findPersonalData, isCardNumber, isIban, isIdentityNumber } from './personal-data.ts';

test('numbers with check digits › are recognised as personal data only when the check digits are correct', () => {
  expect(isIdentityNumber('10000000146')).toBe(true);
  expect(isIdentityNumber('10000000147')).toBe(false);
  expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(true);
  expect(isIban('TR33 0006 1005 1978 6457 8413 27')).toBe(false);
  expect(isCardNumber('4242424242424242')).toBe(true);
  expect(isCardNumber('4242424242424241')).toBe(false);
});

test('findPersonalData › returns each piece of personal data once, with its position', () => {
  const text = 'IBAN TR330006100519786457841326, card 4242 4242 4242 4242';
  expect(findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['iban', 'TR330006100519786457841326'],
    ['card', '4242 4242 4242 4242'],
  ]);
});
