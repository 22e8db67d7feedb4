/**
 * A tapped word as a dictionary may know it, likeliest first. Keyboards and capitals of Turkish put İ and ı where
 * English has i ("İt", "lıke"); a word that has them by right ("kapıcı") is tried as it stands.
 */
export const spellingsOf = (word: string): string[] => {
  const bare = word
    .normalize('NFC')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
  const asItStands = bare.replaceAll('İ', 'i').toLowerCase();
  return [...new Set([asItStands, asItStands.replaceAll('ı', 'i')])].filter((spelling) => spelling !== '');
};
