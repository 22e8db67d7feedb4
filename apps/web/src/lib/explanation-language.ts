import { useSyncExternalStore } from 'react';
import { type Language, useLanguage } from './i18n.ts';

let chosen: Language | null = null;
const listeners = new Set<() => void>();

/** The language explanations come in; null: that of the screens. */
export const setExplanationLanguage = (language: Language | null): void => {
  chosen = language;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language the learner wants explanations in. */
export const useExplanationLanguage = (): Language => {
  const shown = useLanguage();
  const own = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  return own ?? shown;
};
