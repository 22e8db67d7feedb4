import { useSyncExternalStore } from 'react';
import { type Language, useLanguage } from './i18n.ts';

let chosen: Language | null = null;
const listeners = new Set<() => void>();

/** Sets the language of explanations. Null selects the interface language. */
export const setExplanationLanguage = (language: Language | null): void => {
  chosen = language;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the language in which the learner reads explanations. */
export const useExplanationLanguage = (): Language => {
  const shown = useLanguage();
  const own = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  );
  return own ?? shown;
};
