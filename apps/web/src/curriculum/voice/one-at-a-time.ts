let silence: (() => void) | null = null;

/** Stops the previous speaker when another one starts, so that a page speaks only one text at a time. */
export const speakAlone = (stop: () => void): void => {
  if (silence !== stop) silence?.();
  silence = stop;
};
