import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldEnglish, foldTurkish } from './fold-words.ts';

describe('folded text (form in which words are compared)', () => {
  it('is the same for an English word with and without letters of a Turkish keyboard', () => {
    expect(foldEnglish('LIKE')).toBe('like');
    expect(foldEnglish('lıke')).toBe('like');
    expect(foldEnglish('İnteresting')).toBe('interesting');
    expect(foldEnglish(' take  off! ')).toBe('take off');
    expect(foldEnglish('don’t')).toBe("don't");
  });

  it('differs for words whose Turkish letters distinguish meanings, such as ı and i or a and â', () => {
    expect(foldTurkish('ISIRMAK')).toBe('ısırmak');
    expect(foldTurkish('İÇMEK')).toBe('içmek');
    expect(foldTurkish('kar')).not.toBe(foldTurkish('kâr'));
    expect(foldTurkish('sıkı, dar')).toBe('sıkı dar');
  });

  it('does not change when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldEnglish(foldEnglish(text))).toBe(foldEnglish(text));
        expect(foldTurkish(foldTurkish(text))).toBe(foldTurkish(text));
      }),
    );
  });

  it('ignores case, by the rules of both Turkish and English', () => {
    const turkish = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') });
    fc.assert(
      fc.property(turkish, (text) => {
        expect(foldTurkish(text.toLocaleUpperCase('tr'))).toBe(foldTurkish(text));
      }),
    );
    const english = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz' ") });
    fc.assert(
      fc.property(english, (text) => {
        expect(foldEnglish(text.toUpperCase())).toBe(foldEnglish(text));
        expect(foldEnglish(text.toLocaleUpperCase('tr'))).toBe(foldEnglish(text));
      }),
    );
  });
});
