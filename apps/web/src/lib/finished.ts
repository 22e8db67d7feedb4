const listeners = new Set<() => void>();

/** Notifies all listeners that the learner has just finished an exercise. */
export const sayFinished = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener whenever the learner finishes an exercise. Returns a function that removes the listener. */
export const onFinished = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
