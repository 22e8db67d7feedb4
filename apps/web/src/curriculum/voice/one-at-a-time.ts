let silence: (() => void) | null = null;

/** Registers a starting speaker and stops the previous one, so that a page never speaks two texts at the same time. */
export const speakAlone = (stop: () => void): void => {
  if (silence !== stop) silence?.();
  silence = stop;
};
