import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

let startedOffline = false;
const startListeners = new Set<() => void>();

/** The application was opened with what this device had kept, and the server has not been reached since. */
export const setStartedOffline = (now: boolean): void => {
  startedOffline = now;
  for (const listener of startListeners) listener();
};

const subscribeStart = (listener: () => void): (() => void) => {
  startListeners.add(listener);
  return () => startListeners.delete(listener);
};

export const useStartedOffline = (): boolean =>
  useSyncExternalStore(
    subscribeStart,
    () => startedOffline,
    () => false,
  );

/** Whether the browser believes it has a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
