import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import { useCallback } from 'react';
import { useLanguage } from '../lib/i18n.ts';

/** What a person reads for a correction's code, in the language now shown. */
export const useCodeName = (): ((code: CorrectionCode) => string) => {
  const language = useLanguage();
  return useCallback((code) => (language === 'tr' ? correctionCodes[code] : englishName(code)), [language]);
};

/** The codes are English words already: `missing-article` is "Missing article". */
const englishName = (code: CorrectionCode): string =>
  `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;
