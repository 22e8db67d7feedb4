const listeners = new Set<() => void>();

/** Says that the learner has finished an exercise just now. */
export const sayFinished = (): void => {
  for (const listener of listeners) listener();
};

/** Hears of finished exercises; gives the function that stops hearing. */
export const onFinished = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
