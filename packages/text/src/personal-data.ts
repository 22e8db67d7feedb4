import { inOriginal, plainReading } from './plain-reading.ts';

export type PersonalDataKind = 'phone' | 'identity' | 'iban' | 'card' | 'email' | 'address' | 'password';

/** A range of text with personal data. Offsets are UTF-16 code units. `end` is exclusive. */
export type PersonalData = { kind: PersonalDataKind; start: number; end: number };

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether the digits are a valid Turkish identity number (T.C. kimlik no), according to its check digits. */
export const isIdentityNumber = (digits: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  if ((((odd * 7 - even) % 10) + 10) % 10 !== at(9)) return false;
  return (odd + even + at(9)) % 10 === at(10);
};

/** Whether 13 to 19 digits are a valid card number, according to the Luhn algorithm (ISO/IEC 7812). */
export const isCardNumber = (digits: string): boolean => {
  if (!/^[3-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Whether the text is a valid IBAN, according to the modulo 97 check (ISO 13616). */
export const isIban = (text: string): boolean => {
  const iban = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const rest = [...turned].reduce((sum, sign) => {
    const value = Number.parseInt(sign, 36);
    return (sum * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1;
};

const isPhone = (text: string): boolean => {
  const digits = digitsOf(text).replace(/^(?:00)?90(?=\d{10}$)/, '0');
  return /^0?[2-5]\d{9}$/.test(digits) || (/^\+/.test(text) && digits.length >= 9 && digits.length <= 15);
};

const street =
  '(?:cad(?:desi|de)?|sok(?:ak|a[ğg][ıi])?|sk|mah(?:allesi|alle)?|bulvarı|bulvari|blv|apartmanı|apartmani|apt|sitesi)';
const number = '(?:no|numara|number|nr|kat|daire|d|flat|apartment)';

type Finder = { kind: PersonalDataKind; pattern: RegExp; is?: (found: string) => boolean };

// Patterns for personal data, the most reliable pattern first. A later pattern ignores text in which an
// earlier pattern has found data.
const finders: readonly Finder[] = [
  { kind: 'iban', pattern: /\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{1,4}){3,8}\b/gi, is: isIban },
  {
    kind: 'email',
    pattern:
      /[\p{L}\p{N}._%+-]{1,64}(?: ?@ ?| ?[([]at[)\]] ?)[\p{L}\p{N}-]{1,63}(?:(?:\.| ?[([]dot[)\]] ?)[\p{L}\p{N}-]{1,63}){1,4}/giu,
  },
  // Matches a dictated e-mail address in the form in which speech recognition writes it.
  {
    kind: 'email',
    pattern:
      /[\p{L}\p{N}._%+-]{1,64} at (?:[\p{L}\p{N}-]{1,63}(?: dot |\.)){1,3}(?:com|net|org|edu|gov|tr|io)(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'card',
    pattern: /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g,
    is: (found) => isCardNumber(digitsOf(found)),
  },
  {
    kind: 'identity',
    pattern: /(?<!\d)\d(?:[ .-]?\d){10}(?!\d)/g,
    is: (found) => isIdentityNumber(digitsOf(found)),
  },
  // Matches a telephone number, also directly after other text ("Tel:0532…"). Does not match after a digit
  // and a separator, because the digits are then part of a longer number.
  {
    kind: 'phone',
    pattern: /(?<!\d[.,:]?)\+?\(?\d(?:[ ()./_-]{0,2}\d){8,14}(?!\d)/g,
    is: isPhone,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${street}\\.?,?[ ]{1,2}(?:\\p{L}{1,24}[. ]{1,2}){0,4}(?:${number}\\.?[ :]{0,2})?\\d{1,4}(?:[ /.,-]{1,2}(?:${number}[.:]? ?)?\\d{1,4}){0,3}(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\p{L}\p{N}])\d{1,4},? \p{L}{1,24} (?:street|road|avenue|lane)\b(?:, (?:flat|no|apartment) ?\d{1,4})?/giu,
  },
  {
    kind: 'password',
    pattern:
      /(?<![\p{L}])(?:password|passcode|şifrem|sifrem|parolam)(?: (?:is|was))?[ :=]{1,3}(?=[^\s"<>{}\\]*\d)[^\s"<>{}\\]{4,64}/giu,
  },
];

/**
 * Finds telephone, identity, bank and card numbers, addresses and passwords. Learners should not share such data
 * during practice.
 */
export const findPersonalData = (text: string): PersonalData[] => {
  const plain = plainReading(text);
  return personalDataIn(plain.text).map((piece) => inOriginal(plain, piece));
};

/**
 * Finds personal data in a text that `plainReading` has normalized. Offsets refer to the normalized text. The time
 * is linear.
 */
export const personalDataIn = (plain: string): PersonalData[] => {
  const found: PersonalData[] = [];
  let rest = plain;
  for (const { kind, pattern, is } of finders) {
    const parts: string[] = [];
    let at = 0;
    for (const match of rest.matchAll(pattern)) {
      if (!(is?.(match[0]) ?? true)) continue;
      const start = match.index;
      const end = start + match[0].length;
      found.push({ kind, start, end });
      // Replaces the found text by a character that no pattern matches. Otherwise, the pattern for addresses
      // could include a telephone number that was already found.
      parts.push(rest.slice(at, start), '<'.repeat(end - start));
      at = end;
    }
    if (at > 0) rest = parts.join('') + rest.slice(at);
  }
  return found.sort((a, b) => a.start - b.start);
};

/**
 * Returns the kind of personal data for a number that was written in words. Returns null if the number is no
 * personal data.
 */
export const kindOfDigits = (digits: string): 'identity' | 'card' | 'phone' | null => {
  if (isIdentityNumber(digits)) return 'identity';
  if (isCardNumber(digits)) return 'card';
  return isPhone(digits) ? 'phone' : null;
};
