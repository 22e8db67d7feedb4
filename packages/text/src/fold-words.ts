const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();

/**
 * Normalises English text for comparison: ignores capital letters, punctuation, and İ and ı from a Turkish
 * keyboard.
 */
export const foldEnglish = (text: string): string =>
  plain(text).replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i');

/**
 * Normalises Turkish text for comparison: ignores capital letters and punctuation, but distinguishes dotted and
 * dotless i.
 */
export const foldTurkish = (text: string): string => plain(text).toLocaleLowerCase('tr');
