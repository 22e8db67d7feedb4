const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();

/**
 * Normalizes English for comparison: capitals, punctuation and the İ and ı of a Turkish keyboard make no
 * difference.
 */
export const foldEnglish = (text: string): string =>
  plain(text).replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i');

/** Normalizes Turkish for comparison. Capitals and punctuation are ignored; dotted and dotless i remain different. */
export const foldTurkish = (text: string): string => plain(text).toLocaleLowerCase('tr');
