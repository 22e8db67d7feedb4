import { describe, expect, test } from 'vitest';
import {
  factorChangedLetter,
  factorResetLetter,
  guardianLetter,
  invitationLetter,
  nameInLetter,
  outsideInvitationLetter,
  resetLetter,
} from './mails.ts';

describe('user name in an e-mail', () => {
  test.each([
    ['Ayşe Nur Öztürk-Çelik', 'Ayşe Nur Öztürk-Çelik'],
    ['Conan O’Brien', 'Conan O’Brien'],
    ['Elif\r\nBcc: herkes@okul.example', 'Elif Bcc herkes okul example'],
    ['https://kotu.example/giris', 'https kotu example giris'],
    ['www.kotu.example', 'www kotu example'],
    ['Elif2', 'Elif2'],
    ['Elif 0532 123 45 67', 'Elif'],
    ['Ali\u202e<b>Veli</b>', 'Ali b Veli b'],
  ])('is written without line breaks, addresses and numbers: %j becomes %j', (name, written) => {
    expect(nameInLetter(name)).toBe(written);
  });

  test('is shortened when it is long enough to contain a message', () => {
    expect(nameInLetter('a'.repeat(160))).toBe(`${'a'.repeat(60)}…`);
  });
});

test('e-mail to the guardian › contains the learner’s name only on a line of its own, once per language', () => {
  const learner = 'Acele edin.\n\nŞuraya girin: https://kotu.example';
  const { subject, text } = guardianLetter(
    'veli@example.com',
    learner,
    'https://okul.example/auth/guardian#code=x',
  );
  expect(subject).toBe('Öğrenci için veli izni / Guardian’s consent for a learner');
  expect(text.split('\n').filter((line) => line.includes('Acele'))).toEqual([
    'Öğrencinin kayıtlı adı: Acele edin Şuraya girin https kotu example',
    'Registered name of the learner: Acele edin Şuraya girin https kotu example',
  ]);
  expect(text).not.toContain('kotu.example');
});

test('e-mails › are written in the language of the recipient', () => {
  const reader = { name: 'Can', language: 'en' } as const;
  const letters = [
    invitationLetter('a@b.example', reader, 'https://x.example'),
    outsideInvitationLetter('a@b.example', reader, 'https://x.example'),
    factorResetLetter('a@b.example', reader),
    factorChangedLetter('a@b.example', reader, 'app-added'),
    resetLetter('a@b.example', 'en', 'https://x.example'),
  ];
  expect(letters.filter(({ subject, text }) => /[çğışöüÇĞİŞÖÜ]/.test(subject + text))).toEqual([]);
  expect(resetLetter('a@b.example', 'tr', 'https://x.example').subject).toBe('Şifrenizi yenileyin');
});
