import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './own-texts.tr.ts';

export const { useText: useOwnTextsText } = defineTexts('own-texts', {
  tr,
  en: async () => (await import('./own-texts.en.ts')).en,
});
