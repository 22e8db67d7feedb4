import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { subscribeLive } from '../api/live-events.ts';

let startedOffline = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Sets whether the application started from persisted data and has not reached the server yet. */
export const setStartedOffline = (now: boolean): void => {
  startedOffline = now;
  for (const listener of listeners) listener();
};

const useLine = <Value>(now: () => Value, onServer: Value): Value =>
  useSyncExternalStore(subscribe, now, () => onServer);

/** Returns whether the browser reports a network connection. */
export const useOnline = (): boolean => useLine(() => navigator.onLine, true);

export const useStartedOffline = (): boolean => useLine(() => startedOffline, false);

/**
 * Calls the function when the device is online again, or when the live connection returns after the server was
 * unreachable.
 */
export const useWhenBack = (run: () => void): void => {
  const back = useEffectEvent(run);
  useEffect(() => {
    const onOnline = () => back();
    window.addEventListener('online', onOnline);
    const unsubscribe = subscribeLive(({ type }) => {
      if (type === 'ready') back();
    });
    return () => {
      window.removeEventListener('online', onOnline);
      unsubscribe();
    };
  }, []);
};
