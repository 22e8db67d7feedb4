import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './asking.tr.ts';

export const { useText: useAskingText } = defineTexts('asking', {
  tr,
  en: async () => (await import('./asking.en.ts')).en,
});
