import { expect, test } from 'vitest';
import { prepareText } from './prepare.ts';

const languages = (text: string) => prepareText(text).sentences.map((sentence) => sentence.language);

test.each([
  'Merhaba!',
  'Benim adım Ayşe, nasılsın?',
  'Bu kelimenin anlamı nedir?',
  'Bugün okula gitmek istemiyorum.',
  'anlamadım',
  'Ingilizce konusmak istiyorum ama bilmiyorum',
  'Bu akşam sinemaya gidiyoruz, sen de gelir misin?',
  'Tamam, teşekkür ederim.',
])('language of a sentence › is Turkish for “%s”', (text) => {
  expect(languages(text)).toEqual(['tr']);
});

test.each([
  'My friend Ayşe lives in Kadıköy.',
  'I love çay and simit with köfte.',
  'Hello!',
  'Ömer Yılmaz and Gülşen Öztürk came to İstanbul.',
  'We ate lahmacun in Şanlıurfa last summer.',
  'I go to school everyday with Çağla',
  'the book is good',
  '😀😀',
  '12345',
])('language of a sentence › is English for “%s”', (text) => {
  expect(languages(text)).toEqual(['en']);
});

test('language of a sentence › is detected separately for each sentence of a mixed message', () => {
  expect(languages('I am tired today. Çok yorgunum bugün. What about you?')).toEqual(['en', 'tr', 'en']);
});
