const known = new Map<string, number>();
const mostKnown = 200_000;

/** Returns the FNV-1a hash (32 bits) of the UTF-16 code units of a word. */
export function hashWord(word: string): number {
  const found = known.get(word);
  if (found !== undefined) return found;
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  if (known.size > mostKnown) known.clear();
  known.set(word, hash);
  return hash;
}
