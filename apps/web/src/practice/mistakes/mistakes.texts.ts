import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './mistakes.tr.ts';

export const { useText: useMistakesText } = defineTexts('mistakes', {
  tr,
  en: async () => (await import('./mistakes.en.ts')).en,
});
