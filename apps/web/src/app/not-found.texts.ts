import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './not-found.tr.ts';

export const { useText: useNotFoundText } = defineTexts('not-found', {
  tr,
  en: async () => (await import('./not-found.en.ts')).en,
});
