/**
 * Decodes a text file in any encoding that Excel writes: UTF-8 with or without a byte order mark, UTF-16 ("Unicode
 * text"), or Windows-1254 (the Turkish code page). Bytes that are not valid UTF-8 are decoded as Windows-1254.
 */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
};

/** Reads a chosen file as text. */
export const readTextFile = async (file: File): Promise<string> =>
  decodeText(new Uint8Array(await file.arrayBuffer()));
