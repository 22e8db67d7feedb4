import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './safety.tr.ts';

export const { useText: useSafetyText, text: safetyText } = defineTexts('message-review-safety', {
  tr,
  en: async () => (await import('./safety.en.ts')).en,
});
