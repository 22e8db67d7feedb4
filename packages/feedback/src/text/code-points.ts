/**
 * Maps code-point positions (Harper’s unit) to UTF-16 offsets. `offsets[n]` is the start of the n-th code point;
 * the last entry is the text’s length. An unpaired surrogate counts as one code point.
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
