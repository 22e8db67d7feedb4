import type { CodedError, ErrorCode } from '@pratik/contract/error-codes';
import { formatNumber } from '../language/format.ts';
import { defineTexts, loadedTexts } from '../language/i18n.ts';
import { setCodeText } from './code-text.ts';
import { errorsTr } from './error-text.tr.ts';

const { text, useText } = defineTexts('errors', {
  tr: errorsTr,
  en: async () => (await import('./error-text.en.ts')).errorsEn,
});

type Translate = (code: ErrorCode, params: Readonly<Record<string, string>>) => string;

const sentence = (translate: Translate, { code, params = {} }: CodedError): string =>
  translate(
    code,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatNumber(value, 2).replace('-', '−') : value,
      ]),
    ),
  );

/**
 * Returns the sentence for an error in the current language. The error comes from the server or from form
 * validation.
 */
export const errorText = (error: CodedError): string => sentence(text as Translate, error);

setCodeText(errorText);

/** Resolves when the texts of this module are loaded in the current language. */
export const inCurrentLanguage = loadedTexts;

/** Hook version of `errorText`. The component re-renders when the interface language changes. */
export const useErrorText = (): ((error: CodedError) => string) => {
  const translate = useText();
  return (error) => sentence(translate as Translate, error);
};
