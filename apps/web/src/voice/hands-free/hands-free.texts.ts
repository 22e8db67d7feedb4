import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './hands-free.tr.ts';

export const { useText: useHandsFreeText } = defineTexts('handsfree', {
  tr,
  en: async () => (await import('./hands-free.en.ts')).en,
});
