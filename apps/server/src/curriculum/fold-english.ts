/**
 * Returns the spellings under which a dictionary may contain a tapped word, the most likely first. Turkish
 * keyboards and capitalisation replace the English i with İ or ı ("İt", "lıke"). The unchanged word is also
 * returned, because Turkish words ("kapıcı") contain these letters.
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
