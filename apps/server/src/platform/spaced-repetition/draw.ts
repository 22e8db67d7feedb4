/**
 * Hash function: FNV-1a with a final mixing step, so that similar texts get very different values. The value of a
 * text is the same on every machine.
 */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};
