import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './reading.tr.ts';

export const { useText: useReadingText } = defineTexts('reading', {
  tr,
  en: async () => (await import('./reading.en.ts')).en,
});
