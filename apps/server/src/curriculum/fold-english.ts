/**
 * Returns the spellings under which a dictionary may contain a tapped word, in lower case. Turkish keyboards and
 * capitalisation replace the English i with İ or ı ("İt", "lıke"). İ always becomes i. A word with ı is returned
 * unchanged first, because Turkish words contain ı ("kapıcı"), and then with i.
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
