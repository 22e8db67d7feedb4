const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim();

/** English to compare by: capitals, punctuation and the İ and ı of a Turkish keyboard make no difference. */
export const foldEnglish = (text: string): string =>
  plain(text).replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i');

/** Turkish to compare by: capitals and punctuation make no difference, the dot of an i does. */
export const foldTurkish = (text: string): string => plain(text).toLocaleLowerCase('tr');
