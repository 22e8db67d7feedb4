import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './status.tr.ts';

export const { useText: useStatusText } = defineTexts('status', {
  tr,
  en: async () => (await import('./status.en.ts')).en,
});
