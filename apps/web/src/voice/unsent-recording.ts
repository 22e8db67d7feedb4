/**
 * Returns the storage key of a recording that has not been transcribed yet. The recording is stored only for this
 * tab and survives a page reload.
 */
const keyOf = (storedAs: string) => `pratik recording ${storedAs}`;

const base64Of = (sound: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(sound);
  });

/**
 * Number of deletions so far. If this number changes while a recording is being encoded, the recording was deleted
 * in the meantime and must not be stored.
 */
let drops = 0;

export const keepRecording = async (storedAs: string, sound: Blob): Promise<void> => {
  const before = drops;
  try {
    const letters = await base64Of(sound);
    if (before === drops) sessionStorage.setItem(keyOf(storedAs), `${sound.type} ${letters}`);
  } catch {
    // Storage may be disabled or full, and the recording then exists only in the open page.
  }
};

export const loadRecording = (storedAs: string): Blob | null => {
  try {
    const stored = sessionStorage.getItem(keyOf(storedAs));
    if (stored === null) return null;
    const at = stored.lastIndexOf(' ');
    const bytes = Uint8Array.from(atob(stored.slice(at + 1)), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: stored.slice(0, at) });
  } catch {
    return null;
  }
};

export const dropRecording = (storedAs: string): void => {
  drops += 1;
  try {
    sessionStorage.removeItem(keyOf(storedAs));
  } catch {
    // Disabled storage contains no recording to delete.
  }
};
