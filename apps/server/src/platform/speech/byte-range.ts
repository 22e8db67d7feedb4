/** A range of bytes in a file; `start` and `end` are both included. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a Range header for a file of `size` bytes. `whole`: send the whole file, because the header is not a valid
 * single range (RFC 9110 §14.2). `none`: the range is outside the file.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'none' => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') return to === '0' ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'whole';
  if (start >= size) return 'none';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
