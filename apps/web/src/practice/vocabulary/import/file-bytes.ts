/** Encodes bytes as base64 in chunks, because a large file would overflow the call stack. */
export const toBase64 = (bytes: Uint8Array): string => {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += 0x6000) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(from, from + 0x6000))));
  }
  return pieces.join('');
};

/** Downloads base64-encoded bytes as a file. */
export const saveBytes = (name: string, base64: string): void => {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
