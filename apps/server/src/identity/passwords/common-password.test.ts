import { describe, expect, test } from 'vitest';
import { foldPassword, isCommonPassword } from './common-password.ts';
import { passwordError } from './passwords.service.ts';

test('password normalisation › converts to lower case and removes diacritics and spaces, also for Turkish letters', () => {
  expect(['ŞİFREM ÇOK', 'Şifrem çok', 'SIFREMCOK', 'sıfremcok'].map(foldPassword)).toEqual(
    Array(4).fill('sifremcok'),
  );
});

describe('passwords with an easy pattern', () => {
  test.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'QWERTY123456',
    '1q2w3e4r5t',
    'zxcvbnmasdfg',
    'aaaaaaaaaaaa',
    'ababababab',
    'abc1abc1abc1',
    '05321234567',
    '12051990120519',
  ])('are rejected even when the list of common passwords is empty: %s', (password) => {
    expect(isCommonPassword(password, new Set())).toBe(true);
  });
});

describe('passwords made of a well-known word and added characters', () => {
  test.each([
    'password123',
    'P@ssw0rd2024!',
    'Galatasaray1905',
    'fenerbahçe1907',
    'İSTANBUL1453',
    '!!sunshine!!',
    '$unsh1ne2020',
    'passwordpassword',
    'i love you 1234',
    'seniseviyorum',
    'Mehmet.1985!',
    'understanding24',
    'öğretmen2024',
    'understanding',
    'administrator1234567890',
  ])('are rejected: %s', async (password) => {
    expect(await passwordError(password)).toBe('password-common');
  });
});

describe('passwords that are hard to guess', () => {
  test.each([
    'uzun bir şifre daha',
    'çok gizli bir şifre',
    'kadıköy vapuru 1845',
    'yağmurlu bir pazar',
    'correct horse battery staple',
    'xk4v-9qmz-t7rw',
    'galatasaray 8364920174',
    'property of nobody',
    '73920571846205319',
  ])('are accepted: %s', async (password) => {
    expect(await passwordError(password)).toBeUndefined();
  });
});
