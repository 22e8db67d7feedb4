/**
 * Decodes UTF-8 with or without a byte order mark, UTF-16 (Excel’s file type "Unicode text"), or the Turkish code
 * page.
 */
export const decodeText = (bytes: Uint8Array): string => decoded(bytes).replace(/^\uFEFF/, '');

const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
};
