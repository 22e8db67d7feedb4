import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './extra.tr.ts';

export const { useText: useExtraText } = defineTexts('extra', {
  tr,
  en: async () => (await import('./extra.en.ts')).en,
});
