let silence: (() => void) | null = null;

/**
 * Registers a speaker that starts and stops the previous speaker, so that a page never speaks two texts at the same
 * time.
 */
export const speakAlone = (stop: () => void): void => {
  if (silence !== stop) silence?.();
  silence = stop;
};
