let silence: (() => void) | null = null;

/**
 * Stops the previous speaker and remembers the `stop` function of the new one, so that a page never speaks two
 * texts at the same time.
 */
export const speakAlone = (stop: () => void): void => {
  if (silence !== stop) silence?.();
  silence = stop;
};
