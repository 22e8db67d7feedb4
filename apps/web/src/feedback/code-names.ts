import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import { useCallback } from 'react';
import { useLanguage } from '../lib/language/i18n.ts';

/** Returns a function that gives the display name of a correction code in the current language. */
export const useCodeName = (): ((code: CorrectionCode) => string) => {
  const language = useLanguage();
  return useCallback((code) => (language === 'tr' ? correctionCodes[code] : englishName(code)), [language]);
};

/**
 * Derives the English name from the code, which consists of English words: `missing-article` becomes "Missing
 * article".
 */
const englishName = (code: CorrectionCode): string =>
  `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
