import { expect, test } from 'vitest';
import {
  findPersonalData,
  isCardNumber,
  isIban,
  isIdentityNumber,
  maskPersonalData,
} from './personal-data.ts';

test('numbers are told by their check digits', () => {
  expect(isIdentityNumber('10000000146')).toBe(true);
  expect(isIdentityNumber('10000000147')).toBe(false);
  expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(true);
  expect(isIban('TR33 0006 1005 1978 6457 8413 27')).toBe(false);
  expect(isCardNumber('4242424242424242')).toBe(true);
  expect(isCardNumber('4242424242424241')).toBe(false);
});

test('what is masked leaves the rest as it was', () => {
  expect(maskPersonalData('Call me on 0532 123 45 67 or write to ayse@example.com, I love films.')).toBe(
    'Call me on [phone] or write to [email], I love films.',
  );
  expect(maskPersonalData('We have 3 cats and 120 books.')).toBe('We have 3 cats and 120 books.');
});

test('each is found where it stands, once', () => {
  const text = 'IBAN TR330006100519786457841326, card 4242 4242 4242 4242';
  expect(findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['iban', 'TR330006100519786457841326'],
    ['card', '4242 4242 4242 4242'],
  ]);
});

test('what is said of a password inside JSON stays JSON', () => {
  expect(JSON.parse(maskPersonalData(JSON.stringify({ text: 'My password is Kedi2019' })))).toEqual({
    text: 'My [password]',
  });
});

test.each([
  ['Tel:05321234567', 'Tel:[phone]'],
  ['my number.05321234567,ok', 'my number.[phone],ok'],
  ['tel05321234567', 'tel[phone]'],
  ['0532_123_45_67', '[phone]'],
  ['TC10000000146', 'TC[identity]'],
  ['card4242424242424242', 'card[card]'],
  ['ayse @ example.com', '[email]'],
  ['ayse(at)example(dot)com', '[email]'],
  ['write to ayse at example dot com please', 'write to [email] please'],
])('glued to other words, spaced out or said aloud: %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

test.each([
  'We meet at school. Computers are fun.',
  'I looked at Amazon dot by dot.',
  'Look at the com port.',
  'Pi is 3.14159265358979.',
  'It cost 1.234.567,89 in 2019-2020, at 10:30:45.',
  'In 1999, 2000, 2001 and 2002 we won 3:2, 4:1 and 12:10.',
])('nobody’s data: %s', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});
