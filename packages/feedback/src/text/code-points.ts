/**
 * From code-point positions (what Harper counts) to UTF-16 offsets: `offsets[n]` is where the n-th
 * code point begins, the last entry is the length. A lone surrogate counts as one code point.
 */
export function codePointOffsets(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return offsets;
}
