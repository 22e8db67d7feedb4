import { defineTexts } from '../lib/i18n.ts';
import { tr } from './not-found.tr.ts';

export const { useText: useNotFoundText } = defineTexts('not-found', {
  tr,
  en: async () => (await import('./not-found.en.ts')).en,
});
