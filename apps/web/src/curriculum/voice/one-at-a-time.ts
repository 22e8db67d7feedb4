let silence: (() => void) | null = null;

/** Whoever begins to speak has whoever speaks fall silent: a page has one mouth. */
export const speakAlone = (stop: () => void): void => {
  if (silence !== stop) silence?.();
  silence = stop;
};
