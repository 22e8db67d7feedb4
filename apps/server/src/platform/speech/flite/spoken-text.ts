/** Maps Turkish letters to English spellings with a similar sound, because flite supports no Turkish letters. */
const letters: Readonly<Record<string, string>> = {
  ç: 'ch',
  Ç: 'Ch',
  ğ: 'gh',
  Ğ: 'Gh',
  ı: 'i',
  İ: 'I',
  ö: 'o',
  Ö: 'O',
  ş: 'sh',
  Ş: 'Sh',
  ü: 'u',
  Ü: 'U',
  '…': '...',
  '–': ', ',
  '—': ', ',
  '’': "'",
  '‘': "'",
  '“': '',
  '”': '',
  '"': '',
};

/**
 * Converts a sentence to plain ASCII text that flite can speak. Clock times and amounts of money are written as
 * words, because flite misreads numbers with dots.
 */
export const spokenText = (text: string): string =>
  text
    .replaceAll(/[çÇğĞıİöÖşŞüÜ…–—’‘“”"]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(
      /(?<![£€$\d.])\b([01]?\d|2[0-3])[.:]([0-5]\d)\b/g,
      (_, hour, minute) => `${hour} ${minute === '00' ? "o'clock" : minute}`,
    )
    .replaceAll(/€\s?(\d[\d.,]*\d|\d)/g, '$1 euros')
    .replaceAll(/£\s?(\d[\d.,]*\d|\d)/g, '$1 pounds')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
