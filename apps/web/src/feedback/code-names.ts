import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import { useCallback } from 'react';
import { useLanguage } from '../lib/i18n.ts';

/** The name of a correction code for the user, in the current language. */
export const useCodeName = (): ((code: CorrectionCode) => string) => {
  const language = useLanguage();
  return useCallback((code) => (language === 'tr' ? correctionCodes[code] : englishName(code)), [language]);
};

/**
 * The codes consist of English words, so their English names are derived from them: `missing-article` gives
 * "Missing article".
 */
const englishName = (code: CorrectionCode): string =>
  `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
