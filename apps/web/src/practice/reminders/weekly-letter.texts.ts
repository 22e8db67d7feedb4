import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './weekly-letter.tr.ts';

export const { useText: useWeeklyLetterText } = defineTexts('weekly-letter', {
  tr,
  en: async () => (await import('./weekly-letter.en.ts')).en,
});
