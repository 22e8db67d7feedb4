/** Starts a download of a text in the browser. */
export const saveText = (text: string, fileName: string, type = 'text/csv;charset=utf-8'): void =>
  save(new Blob([text], { type }), fileName);

/** Starts a download of bytes that are encoded in base64. */
export const saveBase64 = (base64: string, fileName: string, type: string): void =>
  saveBytes(
    Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
    fileName,
    type,
  );

/** Starts a download of bytes in the browser. */
export const saveBytes = (bytes: Uint8Array<ArrayBuffer>, fileName: string, type: string): void =>
  save(new Blob([bytes], { type }), fileName);

const save = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};

/** Returns a file name with today’s date by the clock of this device: `kullanicilar-2026-09-05.csv`. */
export const datedName = (name: string, ending: string): string =>
  `${name}-${new Intl.DateTimeFormat('sv-SE').format(new Date())}.${ending}`;
