import { type Language, setLanguage } from '../lib/language/i18n.ts';
import { loadValue, saveValue } from '../lib/storage/storage.ts';

const key = 'language';
const subject = 'device';

/** Returns the language that a user has chosen on this device. Null means that no language has been chosen. */
export const chosenLanguage = (): Language | null => {
  const stored = loadValue(key, subject);
  return stored === 'tr' || stored === 'en' ? stored : null;
};

/** Stores the language choice on this device. */
export const chooseLanguage = (language: Language): void => {
  saveValue(key, subject, language);
  setLanguage(language);
};
