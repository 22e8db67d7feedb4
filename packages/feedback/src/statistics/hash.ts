const known = new Map<string, number>();
const mostKnown = 200_000;

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashWord(word: string): number {
  const found = known.get(word);
  if (found !== undefined) return found;
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  if (known.size > mostKnown) known.clear();
  known.set(word, hash);
  return hash;
}
