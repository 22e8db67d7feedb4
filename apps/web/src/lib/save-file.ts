/** Hands text to the browser as a download. */
export const saveText = (text: string, fileName: string, type = 'text/csv;charset=utf-8'): void =>
  save(new Blob([text], { type }), fileName);

/** Hands bytes to the browser as a download. */
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
