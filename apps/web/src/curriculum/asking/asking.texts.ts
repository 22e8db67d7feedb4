import { defineTexts } from '../../lib/i18n.ts';
import { tr } from './asking.tr.ts';

export const { useText: useAskingText } = defineTexts('asking', {
  tr,
  en: async () => (await import('./asking.en.ts')).en,
});
