import { createInstance } from 'i18next';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

export type Language = 'tr' | 'en';

const instance = createInstance();
void instance.init({
  lng: 'tr',
  fallbackLng: 'tr',
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

type Values = Readonly<Record<string, string | number>>;
type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesFor<Text extends string> = [NamesIn<Text>] extends [never]
  ? [values?: Values]
  : [values: Readonly<Record<NamesIn<Text>, string | number>>];

/** Returns the text of a key in the current language. The caller must pass a value for every `{{name}}` in the text. */
export type Translate<Tr extends Record<string, string>> = <Key extends keyof Tr & string>(
  key: Key,
  ...values: ValuesFor<Tr[Key]>
) => string;

/**
 * The English texts for the same keys as the Turkish texts. If the English singular form differs, the object also
 * has the key with the suffix `_one`.
 */
export type EnglishOf<Tr extends Record<string, string>> = { readonly [Key in keyof Tr]: string } & {
  readonly [Key in keyof Tr & string as `${Key}_one`]?: string;
};

/**
 * Registers a feature’s texts in a separate namespace. Returns a hook and a function that read the texts.
 * A feature calls `defineTexts` in its own module, so that its chunk contains its texts. If the English texts are
 * passed as a function, they are loaded only when the language is English. Turkish texts are shown until the
 * English texts are loaded, and when loading fails.
 */
export const defineTexts = <const Tr extends Record<string, string>>(
  namespace: string,
  texts: { tr: Tr; en: EnglishOf<Tr> | (() => Promise<EnglishOf<Tr>>) },
) => {
  instance.addResourceBundle('tr', namespace, texts.tr);
  const { en } = texts;
  if (typeof en === 'function') loadLater(namespace, en);
  else instance.addResourceBundle('en', namespace, en);
  const translateIn = (language: Language): Translate<Tr> => {
    const fixed = instance.getFixedT(language, namespace);
    return (key, ...[values]) => String(fixed(key as string, { ...values }));
  };
  const byLanguage = { tr: translateIn('tr'), en: translateIn('en') };
  return {
    /** Returns the text function for components. The component re-renders when the language changes. */
    useText: (): Translate<Tr> => {
      const shown = useSyncExternalStore(subscribe, shownNow, () => 'tr');
      // biome-ignore lint/correctness/useExhaustiveDependencies: another function when other texts are shown
      return useMemo(() => translateIn(getLanguage()), [shown]);
    },
    /** Returns a text in the current language, for code outside components. */
    text: ((key, ...values) => byLanguage[getLanguage()](key, ...values)) as Translate<Tr>,
  };
};

export const getLanguage = (): Language => (instance.language === 'en' ? 'en' : 'tr');

/** Changes the interface language of the whole application and the language of the document. */
export const setLanguage = (language: Language): void => {
  void instance.changeLanguage(language);
  if (language === 'en') loadMore();
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

const waiting = new Map<string, () => Promise<Record<string, string | undefined>>>();
const comeListeners = new Set<() => void>();
let came = 0;
let loading: Promise<void> = Promise.resolve();

/** Resolves when the English texts of all registered features are loaded, or loading them has failed. */
export const loadedTexts = (): Promise<void> => loading;

/** Starts loading the texts that are not loaded yet. `loading` also waits for requests that are already running. */
const loadMore = (): void => {
  const earlier = loading;
  loading = loadEnglish().then(() => earlier);
};

const loadLater = (namespace: string, load: () => Promise<Record<string, string | undefined>>): void => {
  waiting.set(namespace, load);
  if (getLanguage() === 'en') loadMore();
};

/** Loads the English texts of all registered features whose texts are not loaded yet. */
const loadEnglish = async (): Promise<void> => {
  const loads = [...waiting];
  waiting.clear();
  await Promise.all(
    loads.map(async ([namespace, load]) => {
      try {
        instance.addResourceBundle('en', namespace, await load());
      } catch {
        waiting.set(namespace, load);
      }
    }),
  );
  came += 1;
  for (const listener of comeListeners) listener();
};

/**
 * Returns a value that changes whenever the shown texts may change. It contains the language and, for English, how
 * often English texts have been loaded.
 */
const shownNow = (): string => (getLanguage() === 'en' ? `en${came}` : 'tr');

const subscribe = (listener: () => void): (() => void) => {
  instance.on('languageChanged', listener);
  comeListeners.add(listener);
  return () => {
    instance.off('languageChanged', listener);
    comeListeners.delete(listener);
  };
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, () => 'tr');

/**
 * Returns a function that selects the text in the current language from a bilingual text of the server, such as an
 * explanation or a scenario title.
 */
export const useBilingual = (): ((text: { tr: string; en: string }) => string) => {
  const language = useLanguage();
  return useCallback((text) => text[language], [language]);
};
