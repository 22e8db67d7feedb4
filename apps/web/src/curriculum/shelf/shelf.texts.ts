import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './shelf.tr.ts';

export const { useText: useShelfText } = defineTexts('shelf', {
  tr,
  en: async () => (await import('./shelf.en.ts')).en,
});
